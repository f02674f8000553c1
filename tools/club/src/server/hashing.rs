use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use loa_page_api::ApiError;
use std::sync::Arc;
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

/// The bytes of a salt.
const SALT: usize = 16;

/// Hashes passphrases, one after the other, in one piece of memory: 19 MiB once something was
/// hashed.
#[derive(Default)]
pub(crate) struct Hashing(Arc<Mutex<Vec<Block>>>);

impl Hashing {
    async fn run(&self, secret: String, salt: Salt, params: Params) -> Result<Output, ApiError> {
        // Those who leave before it is their turn come no further.
        let mut memory = Arc::clone(&self.0).lock_owned().await;
        let work = move || {
            memory.resize(params.block_count(), Block::default());
            let argon = Argon2::new(Algorithm::default(), Version::default(), params);
            let mut hash = [0; Params::DEFAULT_OUTPUT_LEN];
            let (secret, memory) = (secret.as_bytes(), &mut **memory);
            let done = argon.hash_password_into_with_memory(secret, &salt, &mut hash, memory);
            done.map(|()| hash)
        };
        let hash = spawn_blocking(work).await.map_err(ApiError::internal)?;
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
        let hashing = Hashing::default();
        let memory = hashing.0.lock().await;
        let left = hashing.hash("correct horse".to_owned()).now_or_never();
        assert!(left.is_none());
        drop(memory);
        assert!(hashing.0.lock().await.is_empty());
    }

    #[tokio::test]
    async fn hashes_are_those_of_the_library() {
        let hashing = Hashing::default();
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
