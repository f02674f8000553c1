mod files;
mod folder;
mod games;
mod misbehaviour;
mod referee;
mod signals;
