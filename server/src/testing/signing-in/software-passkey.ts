import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  /** The page that asks, as the browser says it. */
  readonly origin: string;
  /** Whether it checks the person, by a fingerprint or a PIN. */
  readonly checksPerson?: boolean;
}

type Json = Readonly<Record<string, never>>;

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A passkey as a browser with an authenticator makes and uses it (WebAuthn, ES256, no attestation). */
export function createSoftwarePasskey({ origin, checksPerson = true }: Options) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const state = { counter: 1, checksPerson, origin };

  function authenticatorData(siteId: string, attested: Uint8Array = new Uint8Array()): Buffer {
    const flags = 0x01 | (state.checksPerson ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(siteId), Buffer.from([flags]), counter, attested]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }));

  const answer = (response: object) =>
    JSON.stringify({ id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {}, response });

  return {
    id: encode(id),
    state,

    /** Returns the answer of `navigator.credentials.create` to these options. */
    make(options: string): string {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } } & Json;
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authenticatorData(rp.id, attested))],
      ]);
      return answer({
        clientDataJSON: encode(clientData('webauthn.create', challenge)),
        attestationObject: encode(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },

    /** Returns the answer of `navigator.credentials.get`; each use counts. */
    use(options: string): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string } & Json;
      state.counter += 1;
      const data = authenticatorData(rpId);
      const client = clientData('webauthn.get', challenge);
      return answer({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
