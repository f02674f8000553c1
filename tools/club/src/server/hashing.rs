use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use loa_page_api::ApiError;
use std::sync::mpsc;
use tokio::sync::oneshot;

/// The bytes of a salt.
const SALT: usize = 16;

/// Hashes in a piece of memory, 19 MiB once something was hashed.
type Job = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

/// A thread that hashes passphrases, one after the other, in one piece of memory.
pub(crate) struct Hashing(mpsc::Sender<Job>);

impl Hashing {
    /// Starts the thread, which ends with this.
    pub(crate) fn start() -> std::io::Result<Hashing> {
        let (sender, jobs) = mpsc::channel::<Job>();
        let thread = std::thread::Builder::new().name("hashing".to_owned());
        thread.spawn(move || {
            let mut memory = Vec::new();
            jobs.into_iter().for_each(|job| job(&mut memory));
        })?;
        Ok(Hashing(sender))
    }

    async fn run(&self, secret: String, salt: Salt, params: Params) -> Result<Output, ApiError> {
        let (sender, receiver) = oneshot::channel();
        let job = move |memory: &mut Vec<Block>| {
            // The client may have gone.
            if sender.is_closed() {
                return;
            }
            memory.resize(params.block_count(), Block::default());
            let argon = Argon2::new(Algorithm::default(), Version::default(), params);
            let mut hash = [0; Params::DEFAULT_OUTPUT_LEN];
            let secret = secret.as_bytes();
            let done = argon.hash_password_into_with_memory(secret, &salt, &mut hash, memory);
            let _ = sender.send(done.map(|()| hash));
        };
        let ended = || ApiError::internal("the thread that hashes has ended");
        self.0.send(Box::new(job)).map_err(|_| ended())?;
        let hash = receiver.await.map_err(|_| ended())?;
        Output::new(&hash.map_err(ApiError::internal)?).map_err(ApiError::internal)
    }

    /// Returns the hash under which a passphrase is kept.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String, ApiError> {
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).map_err(ApiError::internal)?;
        let salt = Salt::new(&salt).map_err(ApiError::internal)?;
        let params = Params::default();
        let kept = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params: ParamsString::try_from(&params).map_err(ApiError::internal)?,
            salt: Some(salt),
            hash: Some(self.run(passphrase, salt, params).await?),
        };
        Ok(kept.to_string())
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
        let kept = PasswordHash::new(&kept).map_err(ApiError::internal)?;
        let damaged = || ApiError::internal("a kept passphrase is damaged");
        let (salt, expected) = kept.salt.zip(kept.hash).ok_or_else(damaged)?;
        let params = Params::try_from(&kept).map_err(ApiError::internal)?;
        // It takes as long whatever differs.
        Ok(self.run(passphrase, salt, params).await? == expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
    use futures_util::FutureExt as _;

    #[tokio::test]
    async fn nothing_is_hashed_for_those_who_have_left() {
        let hashing = Hashing::start().unwrap();
        let (release, released) = mpsc::channel();
        hashing
            .0
            .send(Box::new(move |_| released.recv().unwrap()))
            .unwrap();
        assert!(
            hashing
                .hash("correct horse".to_owned())
                .now_or_never()
                .is_none()
        );
        let (sender, receiver) = oneshot::channel();
        let size = move |memory: &mut Vec<Block>| sender.send(memory.len()).unwrap();
        hashing.0.send(Box::new(size)).unwrap();
        release.send(()).unwrap();
        assert_eq!(receiver.await.unwrap(), 0);
    }

    #[tokio::test]
    async fn hashes_are_those_of_the_library() {
        let hashing = Hashing::start().unwrap();
        let argon = Argon2::default();
        let theirs = argon.hash_password(b"correct horse").unwrap().to_string();
        let ours = hashing.hash("correct horse".to_owned()).await.unwrap();
        let parsed = PasswordHash::new(&ours).unwrap();
        assert!(argon.verify_password(b"correct horse", &parsed).is_ok());
        let without_hash = ours.rsplit_once('$').unwrap().0.to_owned();
        for kept in [ours, theirs] {
            for (passphrase, is_right) in [("correct horse", true), ("wrong horse", false)] {
                let verified = hashing.verify(passphrase.to_owned(), Some(kept.clone()));
                assert_eq!(verified.await.unwrap(), is_right);
            }
        }
        for (kept, is_damaged) in [(None, false), (Some(without_hash), true)] {
            let verified = hashing.verify("correct horse".to_owned(), kept).await;
            assert_eq!(verified.ok(), (!is_damaged).then_some(false));
        }
    }
}
