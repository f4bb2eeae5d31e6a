import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The keys of a tool that is not there as a whole: what it publishes, and what signs with it. */
export async function makeToolKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tool-1', alg: 'RS256', use: 'sig' };
  return {
    keys: async () => ({ keys: [jwk] }),
    sign: (claims: Readonly<Record<string, unknown>>): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(privateKey),
    signingKeyId: async () => jwk.kid,
  };
}
