import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTHeaderParameters } from 'jose';

interface KeyPair {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

export type PlatformKeys = Awaited<ReturnType<typeof createPlatformKeys>>;

/** The keys with which a platform signs launches. */
export async function createPlatformKeys() {
  let made = 0;
  const make = async (): Promise<KeyPair> => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const kid = `platform-${(made += 1)}`;
    return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
  };
  let current = await make();
  let published = [current.publicJwk];

  return {
    current: () => current,
    published: () => ({ keys: published }),

    /** Signs with a new key from now on; the old one is no longer published unless it is kept. */
    async rotate({ keepsOld = true } = {}): Promise<void> {
      current = await make();
      published = keepsOld ? [...published, current.publicJwk] : [current.publicJwk];
    },

    /** Signs claims as a launch; `header` and `key` make it a wrong one. */
    sign: (
      claims: Readonly<Record<string, unknown>>,
      {
        header = {},
        key = current.privateKey,
      }: { header?: Partial<JWTHeaderParameters>; key?: CryptoKey | Uint8Array } = {},
    ): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: current.kid, ...header }).sign(key),
  };
}
