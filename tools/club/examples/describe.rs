//! Writes the descriptions of the page's interface and of the club's, of which `make types` makes
//! the types that the page's scripts are checked against.

fn main() {
    println!("[{},{}]", loa_web::description(), loa_club::description());
}
