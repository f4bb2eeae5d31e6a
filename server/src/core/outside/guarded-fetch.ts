import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

interface GuardOptions {
  /** Hosts that the operator has named: they may be in the operator's own network. */
  readonly trustedHosts: ReadonlySet<string>;
  readonly timeoutMs: number;
  readonly maximumBytes: number;
}

export interface GuardedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A service outside refuses, hangs, answers too much, or is at an address that must not be called. */
export class OutsideError extends Error {
  override name = 'OutsideError';
}

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

/** Whether everybody on the internet may ask this address. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves a name once, for the connection itself: no second look-up can lead elsewhere. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first, ...others] = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    if (first === undefined) {
      callback(error ?? new OutsideError(`${hostname} is not a public address`), '', 0);
    } else if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};

/**
 * Asks services outside (SC17): connects to public addresses or to hosts that the operator has named, follows no
 * redirect, and stays within the limits of time and size. Throws OutsideError.
 */
export function createGuardedFetch({ trustedHosts, timeoutMs, maximumBytes }: GuardOptions) {
  return (address: string, { method = 'GET', headers = {}, body }: GuardedRequest = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const isTrusted = trustedHosts.has(url.host);
      const literal = url.hostname.replaceAll(/[[\]]/g, '');
      if (!isTrusted && (url.protocol !== 'https:' || (isIP(literal) !== 0 && !isPublicAddress(literal)))) {
        reject(new OutsideError(`${url.host} must not be asked`));
        return;
      }
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      let isAnswered = false;
      const sent = send(
        url,
        {
          method,
          headers: { ...headers, ...length, 'accept-encoding': 'identity' },
          signal: AbortSignal.timeout(timeoutMs),
          agent: false,
          ...(isTrusted ? {} : { lookup: lookUpPublic }),
        },
        (answer) => {
          isAnswered = true;
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.length;
            parts.push(part);
            if (size > maximumBytes) answer.destroy(new OutsideError(`${url.host} answers too much`));
          });
          answer.on('error', (error) => reject(asOutside(url, error)));
          answer.on('end', () => {
            try {
              resolve(responseOf(url, answer, Buffer.concat(parts)));
            } catch (error) {
              reject(asOutside(url, error));
            }
          });
        },
      );
      sent.on('error', (error) => reject(asOutside(url, error)));
      // A change to another protocol is neither an answer nor an error; it ends the connection.
      sent.on('close', () => {
        if (!isAnswered) reject(new OutsideError(`${url.host} did not answer`));
      });
      sent.end(body);
    });
}

const asOutside = (url: URL, error: unknown) =>
  error instanceof OutsideError
    ? error
    : new OutsideError(`${url.host}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });

const withoutBody = new Set([204, 205, 304]);

/** Throws for a status that HTTP does not have, with which anybody outside could answer. */
function responseOf(url: URL, answer: IncomingMessage, body: Buffer): Response {
  const { statusCode = 0, statusMessage = '', headers: given } = answer;
  if (statusCode < 200 || statusCode > 599)
    throw new OutsideError(`${url.host} answers with a status that is not one: ${statusCode}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = !withoutBody.has(statusCode) && body.length > 0;
  const statusText = statusMessage.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ' ');
  return new Response(hasBody ? new Uint8Array(body) : null, { status: statusCode, statusText, headers });
}
