/// Gives a class attributes that can be read: names, types and values. After `as` comes another
/// name for Python.
macro_rules! getters {
    (
        $class:ident, $self:ident:
        $($(#[$about:meta])* $name:ident $(as $python:ident)?: $type:ty = $value:expr;)+
    ) => {
        #[pyo3::pymethods]
        impl $class {
            $(
                $(#[$about])*
                #[getter $(($python))?]
                fn $name(&$self) -> $type {
                    $value
                }
            )+
        }
    };
}

pub(crate) use getters;
