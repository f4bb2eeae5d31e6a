import { isIP } from 'node:net';

/** Names of networks that the server's library knows. */
const networks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Reads TRUST_PROXY: false for none, or addresses and networks; undefined for anything else. */
export function readTrustedProxies(text: string): false | string[] | undefined {
  if (text === 'off') return false;
  const listed = text.split(',').map((part) => part.trim());
  return listed.every((part) => networks.has(part) || isNetwork(part)) ? listed : undefined;
}

/** Networks of everybody, such as 0.0.0.0/0, would let everybody choose their address. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (!text.includes('/')) return true;
  const [fewest, most] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewest && Number(bits) <= most;
}
