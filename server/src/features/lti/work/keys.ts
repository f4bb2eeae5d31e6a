import { hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { ownPart } from '../../../core/own.ts';
import { seal, unseal } from '../../../core/sealing.ts';
import { createKeyStore, type KeyRow, type KeyStore } from '../data/key-store.ts';

/** The only algorithm that platforms must know (LTI Security Framework 1.0). */
export const platformAlgorithm = 'RS256';

const hour = 3600 * 1000;
const day = 24 * hour;
const signsForMs = 90 * day;
/** Platforms read our keys from time to time: a new one is published for so long before it signs. */
const publishedBeforeMs = day;
const publishedAfterwardsMs = 30 * day;
/** Another node may have dropped or made keys. */
const readAgainAfterMs = 60_000;
const purpose = 'lti-key';

interface PlatformKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
  readonly signsFrom: Date;
  readonly publishedUntil: Date;
}

/** Unseals a key; none where it was dropped, or sealed under another secret. */
async function openKey(row: KeyRow, sealingKey: Uint8Array): Promise<PlatformKey[]> {
  if (row.droppedAt !== null) return [];
  let privateJwk: JWK;
  try {
    privateJwk = JSON.parse(unseal(sealingKey, purpose, row.sealedPrivateKey)) as JWK;
  } catch {
    return [];
  }
  const privateKey = (await importJWK(privateJwk, platformAlgorithm)) as CryptoKey;
  const { kid, signsFrom, publishedUntil } = row;
  return [{ kid, privateKey, publicJwk: row.publicKey, signsFrom, publishedUntil }];
}

/**
 * The keys with which Lemma signs towards platforms, shared by all nodes through the database. One signs for ninety
 * days; its successor is published a day before it takes over, and its own public part for thirty days after.
 */
export function createPlatformKeys(store: KeyStore, secret: string, now: () => Date) {
  const sealingKey = new Uint8Array(hkdfSync('sha256', secret, '', 'lti keys', 32));
  let keys: readonly PlatformKey[] = [];
  let readAt = -Infinity;
  let working: Promise<void> | undefined;

  async function read(): Promise<void> {
    keys = (await Promise.all((await store.selectKeys()).map((row) => openKey(row, sealingKey)))).flat();
    readAt = now().getTime();
  }

  async function make(signsFrom: Date): Promise<void> {
    const pair = await generateKeyPair(platformAlgorithm, { modulusLength: 2048, extractable: true });
    const { kty, n, e } = await exportJWK(pair.publicKey);
    const jwk = { kty, n, e } as JWK;
    const kid = await calculateJwkThumbprint(jwk);
    const publishedUntil = new Date(signsFrom.getTime() + signsForMs + publishedAfterwardsMs);
    await store.insertKey({
      kid,
      publicKey: { ...jwk, kid, alg: platformAlgorithm, use: 'sig' },
      sealedPrivateKey: seal(sealingKey, purpose, JSON.stringify(await exportJWK(pair.privateKey))),
      createdAt: now(),
      signsFrom,
      publishedUntil,
    });
    await read();
  }

  const isPublished = ({ publishedUntil }: PlatformKey) => publishedUntil > now();
  const hasBegun = ({ signsFrom }: PlatformKey) => signsFrom <= now();

  /** Makes the first key, or the next one in time for platforms to read it. */
  async function keep(): Promise<void> {
    if (now().getTime() - readAt >= readAgainAfterMs) await read();
    const usable = keys.filter(isPublished);
    if (!usable.some(hasBegun)) {
      await read();
      if (!keys.filter(isPublished).some(hasBegun)) await make(now());
      return;
    }
    const newest = usable[0];
    if (!newest) return;
    const nextAt = newest.signsFrom.getTime() + signsForMs;
    if (now().getTime() >= nextAt - publishedBeforeMs) {
      await make(new Date(Math.max(nextAt, now().getTime() + publishedBeforeMs)));
    }
  }

  const kept = (): Promise<void> =>
    (working ??= keep().finally(() => {
      working = undefined;
    }));

  async function signing(): Promise<PlatformKey> {
    await kept();
    const key = keys.filter(isPublished).find(hasBegun);
    if (!key) throw new Error('There is no key to sign with.');
    return key;
  }

  return {
    /** The public keys for platforms (RFC 7517). */
    async publicKeys(): Promise<{ keys: JWK[] }> {
      await kept();
      return { keys: keys.filter(isPublished).map(({ publicJwk }) => publicJwk) };
    },

    /** Signs a message to a platform; the header names the key. */
    async sign(claims: Readonly<Record<string, unknown>>): Promise<string> {
      const key = await signing();
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: platformAlgorithm, typ: 'JWT', kid: key.kid })
        .sign(key.privateKey);
    },

    /** Names the key that signs now. */
    signingKeyId: async (): Promise<string> => (await signing()).kid,

    /** Drops every key immediately, because one is known to others, and makes a new one. */
    async replaceAll(): Promise<void> {
      await store.dropKeys(now());
      await read();
      await kept();
    },

    deleteEnded: () => store.deleteKeysPublishedUntil(now()),
  };
}

export const platformKeys = ownPart(({ connection, environment, now }) =>
  createPlatformKeys(createKeyStore(connection), environment.tokenSecret, now),
);
