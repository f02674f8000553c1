# Runs a command with limits, and in a sandbox:
# WAY NOBODY FOLDER MEMORY PROCESSES WORDS MOUNT ... COMMAND. NOBODY is 1 where the user is root,
# MEMORY KiB or nothing, WORDS the number of words of COMMAND, and each MOUNT has three words:
# `ro`, `bind` or `scratch`, the source or size, the place.
way=$1 nobody=$2 folder=$3 memory=$4 processes=$5 words=$6
shift 6
limits="ulimit -c 0; ulimit -f 131072; ${memory:+ulimit -v $memory;}"
if [ "$way" = none ]; then
    shift $(($# - words))
    eval "{ $limits } 2>/dev/null"
    exec "$@"
fi
# Shells have different names for it.
limits="{ $limits ulimit -p $processes || ulimit -u $processes; } 2>/dev/null"
# What is seen to be missing never starts; `Program::check` sees more. The line that says that
# it starts is that of sandbox.rs.
check='
    file=$(command -v "$1") && case $file in
        */*)
            read -r first second _ 2>/dev/null <"$file"
            case $first in
                "#!") file=$second ;;
                "#!"*) file=${first#??} ;;
            esac
            [ -f "$file" ] && [ -x "$file" ]
            ;;
    esac || {
        echo "$1 or its interpreter is not there, or not executable" >&2
        exit 127
    }'
# The folders of the search path need not be there, but the system's are.
limits="PATH=\$PATH:/usr/bin:/bin; $check; $limits; echo loa: starts >&2; exec \"\$@\""

# Each mount goes before the others, so the outer ones are the last here. First the folder of the
# program, or, if that is called bin and lib is beside it, the one above.
eval "program=\$(command -v \"\${$(($# - words + 1))}\")"
for program in "$(readlink -f "$program")" "$program"; do
    case $program in
        /usr/* | /bin/* | /sbin/* | /lib*) continue ;;
        /*) ;;
        */*) program=$PWD/$program ;;
        *) continue ;;
    esac
    home=${program%/*}
    [ "${home##*/}" != bin ] || [ ! -d "${home%/*}/lib" ] || home=${home%/*}
    [ -z "$home" ] || set -- ro "$home" "$home" "$@"
done
set -- scratch 67108864 /tmp "$@"
# Debian's Java reads its settings in /etc.
for place in /etc/ld.so.cache /etc/alternatives /etc/java-*; do
    [ ! -e "$place" ] || set -- ro "$place" "$place" "$@"
done
for place in /libx32 /lib64 /lib32 /lib /sbin /bin; do
    if [ "$place" -ef "/usr$place" ]; then
        set -- link "usr$place" "$place" "$@"
    elif [ -d "$place" ]; then
        set -- ro "$place" "$place" "$@"
    fi
done
set -- ro /usr /usr "$@"
mounts=$((($# - words) / 3))

if [ "$way" = bubblewrap ]; then
    # What was there before goes to the end, word by word.
    set -- "$@" bwrap --unshare-all --unshare-user --disable-userns --die-with-parent \
        --new-session --proc /proc --dev /dev
    while [ $mounts -gt 0 ]; do
        case $1 in
            link) set -- "$@" --symlink "$2" "$3" ;;
            scratch) set -- "$@" --size "$2" --tmpfs "$3" ;;
            ro) set -- "$@" --ro-bind "$2" "$3" ;;
            *) set -- "$@" --bind "$2" "$3" ;;
        esac
        shift 3
        mounts=$((mounts - 1))
    done
    set -- "$@" --remount-ro /dev --remount-ro / --chdir "$folder" -- /bin/sh -c "$limits" sh
    while [ "$words" -gt 0 ]; do
        set -- "$@" "$1"
        shift
        words=$((words - 1))
    done
else
    # It is process 1 of its namespace; all others end with it.
    inside='
        set -e
        path=$PATH PATH=/usr/sbin:/usr/bin:/sbin:/bin
        folder=$1 limits=$2 mounts=$3 root=/sys
        shift 3
        mount -nit tmpfs -o mode=755,size=1m loa $root
        mkdir $root/proc $root/dev $root/usr $root/tmp $root/old
        while [ $mounts -gt 0 ]; do
            place=$root$3
            [ -d "${place%/*}" ] || mkdir -p "${place%/*}"
            case $1 in
                link) ln -s "$2" "$place" ;;
                scratch)
                    [ -d "$place" ] || mkdir "$place"
                    mount -nit tmpfs -o "size=$2,nosuid,nodev" loa "$place"
                    ;;
                *)
                    if [ ! -d "$2" ]; then
                        : >"$place"
                    elif [ ! -d "$place" ]; then
                        mkdir "$place"
                    fi
                    options=nosuid,nodev
                    [ "$1" = bind ] || options=ro,$options
                    mount -ni --bind -o $options "$2" "$place"
                    ;;
            esac
            shift 3
            mounts=$((mounts - 1))
        done
        mount -nit proc proc $root/proc
        for device in null zero urandom; do
            : >$root/dev/$device
            mount -ni --bind /dev/$device $root/dev/$device
        done
        ln -s urandom $root/dev/random
        cd $root
        pivot_root . old
        umount -nil /old
        rmdir /old
        mount -nio remount,bind,ro /
        echo 0 >/proc/sys/user/max_user_namespaces
        cd "$folder"
        set +e
        # A shell gives nothing to read to a command that it does not wait for at once, and
        # reports how any other one has ended.
        exec 3<&0 4>&2 2>/dev/null
        setpriv --no-new-privs --inh-caps=-all --bounding-set=-all /bin/sh -c \
            "PATH=\$1; shift; unset OLDPWD; $limits" sh "$path" "$@" <&3 3<&- 2>&4 4>&- &
        wait $!
        exit $?'
    set -- setpriv --pdeathsig KILL unshare --user --map-root-user --mount --pid --fork \
        --kill-child --net --ipc --uts /bin/sh -c "$inside" sh "$folder" "$limits" $mounts "$@"
fi
# The environment may have secrets.
set -- env -i "PATH=$PATH" ${LANG+"LANG=$LANG"} ${LC_ALL+"LC_ALL=$LC_ALL"} ${TZ+"TZ=$TZ"} \
    ${TMPDIR+"TMPDIR=$TMPDIR"} ${CPATH+"CPATH=$CPATH"} ${JAVA_HOME+"JAVA_HOME=$JAVA_HOME"} \
    ${LD_LIBRARY_PATH+"LD_LIBRARY_PATH=$LD_LIBRARY_PATH"} \
    ${ASAN_OPTIONS+"ASAN_OPTIONS=$ASAN_OPTIONS"} ${UBSAN_OPTIONS+"UBSAN_OPTIONS=$UBSAN_OPTIONS"} \
    ${LOA_MATCH_PLAYER+"LOA_MATCH_PLAYER=$LOA_MATCH_PLAYER"} "$@"
[ -z "$nobody" ] || set -- setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
exec "$@"
