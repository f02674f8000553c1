use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use loa_page_api::ApiError;
use std::sync::mpsc;
use tokio::sync::oneshot;

/// A thread that hashes passphrases, one after the other: each takes 19 MiB, which a thread keeps.
pub(crate) struct Hashing(mpsc::Sender<Box<dyn FnOnce() + Send>>);

impl Hashing {
    /// Starts the thread, which ends with this.
    pub(crate) fn start() -> std::io::Result<Hashing> {
        let (sender, jobs) = mpsc::channel::<Box<dyn FnOnce() + Send>>();
        let thread = std::thread::Builder::new().name("hashing".to_owned());
        thread.spawn(move || jobs.into_iter().for_each(|job| job()))?;
        Ok(Hashing(sender))
    }

    async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (sender, receiver) = oneshot::channel();
        let job = move || drop(sender.send(job()));
        let ended = |_| ApiError::internal("the thread that hashes has ended");
        self.0.send(Box::new(job)).map_err(|_| ended(()))?;
        receiver.await.map_err(|_| ended(()))
    }

    /// Returns the hash under which a passphrase is kept.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String, ApiError> {
        let hash = move || Argon2::default().hash_password(passphrase.as_bytes());
        let hash = self.run(hash).await?.map_err(ApiError::internal)?;
        Ok(hash.to_string())
    }

    /// Tells whether a passphrase is the kept one. Takes as long if there is none.
    pub(crate) async fn verify(
        &self,
        passphrase: String,
        kept: Option<String>,
    ) -> Result<bool, ApiError> {
        let Some(kept) = kept else {
            return self.hash(passphrase).await.map(|_| false);
        };
        let verify = move || {
            let hash = PasswordHash::new(&kept).map_err(ApiError::internal)?;
            let verified = Argon2::default().verify_password(passphrase.as_bytes(), &hash);
            Ok(verified.is_ok())
        };
        self.run(verify).await?
    }
}
