use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use loa_page_api::ApiError;
use std::sync::mpsc;
use tokio::sync::oneshot;

/// The bytes of a salt.
const SALT: usize = 16;
/// The bytes of a hash.
const LENGTH: usize = Params::DEFAULT_OUTPUT_LEN;

type Job = Box<dyn FnOnce(&mut Hasher) + Send>;

/// A thread that hashes passphrases, one after the other, in one piece of memory.
pub(crate) struct Hashing(mpsc::Sender<Job>);

impl Hashing {
    /// Starts the thread, which ends with this.
    pub(crate) fn start() -> std::io::Result<Hashing> {
        let (sender, jobs) = mpsc::channel::<Job>();
        let thread = std::thread::Builder::new().name("hashing".to_owned());
        thread.spawn(move || {
            let mut hasher = Hasher::default();
            jobs.into_iter().for_each(|job| job(&mut hasher));
        })?;
        Ok(Hashing(sender))
    }

    async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Hasher) -> Result<T, argon2::Error> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (sender, receiver) = oneshot::channel();
        let job = move |hasher: &mut Hasher| drop(sender.send(job(hasher)));
        let ended = || ApiError::internal("the thread that hashes has ended");
        self.0.send(Box::new(job)).map_err(|_| ended())?;
        let done = receiver.await.map_err(|_| ended())?;
        done.map_err(ApiError::internal)
    }

    /// Returns the hash under which a passphrase is kept.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String, ApiError> {
        let mut salt = [0; SALT];
        getrandom::fill(&mut salt).map_err(ApiError::internal)?;
        let argon = Argon2::default();
        let params = ParamsString::try_from(argon.params()).map_err(ApiError::internal)?;
        let hash = self
            .run(move |hasher| hasher.hash(&argon, passphrase.as_bytes(), &salt))
            .await?;
        let kept = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params,
            salt: Some(Salt::new(&salt).map_err(ApiError::internal)?),
            hash: Some(Output::new(&hash).map_err(ApiError::internal)?),
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
        let argon = Argon2::new(Algorithm::default(), Version::default(), params);
        let hash = self
            .run(move |hasher| hasher.hash(&argon, passphrase.as_bytes(), &salt))
            .await?;
        // It takes as long whatever differs.
        Ok(Output::new(&hash).map_err(ApiError::internal)? == expected)
    }
}

/// The memory for hashing, 19 MiB once something was hashed.
#[derive(Default)]
struct Hasher(Vec<Block>);

impl Hasher {
    fn hash(
        &mut self,
        argon: &Argon2<'_>,
        passphrase: &[u8],
        salt: &[u8],
    ) -> Result<[u8; LENGTH], argon2::Error> {
        self.0
            .resize(argon.params().block_count(), Block::default());
        let mut hash = [0; LENGTH];
        argon.hash_password_into_with_memory(passphrase, salt, &mut hash, &mut self.0)?;
        Ok(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

    #[tokio::test]
    async fn hashes_are_those_of_the_library() {
        let hashing = Hashing::start().unwrap();
        let argon = Argon2::default();
        let theirs = argon.hash_password(b"correct horse").unwrap().to_string();
        let ours = hashing.hash("correct horse".to_owned()).await.unwrap();
        let parsed = PasswordHash::new(&ours).unwrap();
        assert!(argon.verify_password(b"correct horse", &parsed).is_ok());
        for kept in [ours, theirs] {
            for (passphrase, is_right) in [("correct horse", true), ("wrong horse", false)] {
                let verified = hashing.verify(passphrase.to_owned(), Some(kept.clone()));
                assert_eq!(verified.await.unwrap(), is_right);
            }
        }
        assert!(
            !hashing
                .verify("correct horse".to_owned(), None)
                .await
                .unwrap()
        );
    }
}
