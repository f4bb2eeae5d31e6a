import { hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { seal, unseal } from '../../../../core/sealing.ts';
import { ownPart } from '../../../../core/own.ts';
import { createSigningKeyStore, type SigningKeyRow, type SigningKeyStore } from '../../data/keys-store.ts';

export const signingAlgorithm = 'ES256';

const day = 24 * 3600 * 1000;
const signsForMs = 30 * day;
/** Longer than any token lives, and than a cached key set. */
const verifiesAfterwardsMs = day;
/** A token that names an unknown key makes a node read the keys, but not for each such token. */
const readAgainAfterMs = 10_000;
const purpose = 'signing-key';

interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
  readonly retiresAt: Date;
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/**
 * The keys of identity tokens, shared by all nodes through the database. The newest signs for thirty days, then another
 * one is made; older ones verify until the last of their tokens has ended. A key that was sealed under another
 * `TOKEN_SECRET` counts for nothing: changing the secret ends all tokens.
 */
export function createSigningKeys(store: SigningKeyStore, secret: string, now: () => Date) {
  const sealingKey = new Uint8Array(hkdfSync('sha256', secret, '', 'identity token keys', 32));
  let keys: readonly SigningKey[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  let making: Promise<SigningKey> | undefined;

  async function open(row: SigningKeyRow): Promise<SigningKey[]> {
    let privateJwk: JWK;
    try {
      privateJwk = JSON.parse(unseal(sealingKey, purpose, row.sealedPrivateKey)) as JWK;
    } catch {
      return [];
    }
    const privateKey = (await importJWK(privateJwk, signingAlgorithm)) as CryptoKey;
    const publicKey = (await importJWK(row.publicKey, signingAlgorithm)) as CryptoKey;
    return [{ id: row.id, privateKey, publicKey, publicJwk: row.publicKey, retiresAt: row.retiresAt }];
  }

  const read = (): Promise<void> =>
    (reading ??= (async () => {
      const rows = await store.selectSigningKeys();
      keys = (await Promise.all(rows.map(open))).flat();
      readAt = now().getTime();
    })().finally(() => {
      reading = undefined;
    }));

  async function make(): Promise<SigningKey> {
    const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
    const jwk = await exportJWK(pair.publicKey);
    const id = await calculateJwkThumbprint(jwk);
    const publicJwk = { ...jwk, kid: id, alg: signingAlgorithm, use: 'sig' };
    const createdAt = now();
    const retiresAt = new Date(createdAt.getTime() + signsForMs);
    const sealedPrivateKey = seal(sealingKey, purpose, JSON.stringify(await exportJWK(pair.privateKey)));
    await store.insertSigningKey({ id, publicKey: publicJwk, sealedPrivateKey, createdAt, retiresAt });
    const key = { id, ...pair, publicJwk, retiresAt };
    keys = [key, ...keys];
    return key;
  }

  const signing = () => keys.find(({ retiresAt }) => retiresAt > now());
  const verifies = ({ retiresAt }: SigningKey) => retiresAt.getTime() + verifiesAfterwardsMs > now().getTime();

  return {
    /** The key that signs now; made when there is none. */
    async current(): Promise<SigningKey> {
      const known = signing();
      if (known) return known;
      await read();
      return (
        signing() ??
        (making ??= make().finally(() => {
          making = undefined;
        }))
      );
    },

    /** The public key with this id; null when it is none of ours, or too old. */
    async find(id: string): Promise<CryptoKey | null> {
      const find = () => keys.find((key) => key.id === id && verifies(key))?.publicKey ?? null;
      const known = find();
      if (known || now().getTime() - readAt < readAgainAfterMs) return known;
      await read();
      return find();
    },

    /** Returns the public keys for services that check our tokens (RFC 7517). */
    async publicKeys(): Promise<{ keys: JWK[] }> {
      await read();
      return { keys: keys.filter(verifies).map(({ publicJwk }) => publicJwk) };
    },

    deleteEnded: () => store.deleteSigningKeysRetiredBefore(new Date(now().getTime() - verifiesAfterwardsMs)),
  };
}

export const signingKeys = ownPart(({ connection, environment, now }) =>
  createSigningKeys(createSigningKeyStore(connection), environment.tokenSecret, now),
);
