# Lets find_package(loa) give the target loa::loa, from the place where this file is installed:
# PREFIX/lib/cmake/loa. It is the static library unless BUILD_SHARED_LIBS asks for the shared one.

if(NOT TARGET loa::loa)
  get_filename_component(_loa_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
  if(BUILD_SHARED_LIBS)
    add_library(loa::loa SHARED IMPORTED)
    set_target_properties(loa::loa PROPERTIES IMPORTED_LOCATION "${_loa_prefix}/lib/libloa.so")
  else()
    add_library(loa::loa STATIC IMPORTED)
    set_target_properties(loa::loa PROPERTIES
      IMPORTED_LOCATION "${_loa_prefix}/lib/libloa.a"
      INTERFACE_LINK_LIBRARIES "pthread;m;dl")
  endif()
  set_target_properties(loa::loa PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${_loa_prefix}/include")
  unset(_loa_prefix)
endif()
