import type { IncomingHttpHeaders } from 'node:http';

const scheme = 'JWT ';
const mostHeaderLength = 1000;

/**
 * Returns the identity token of a call that says it comes from a frame of an LMS; null for all other calls. The token is
 * not verified here: code that relies on it verifies it, and takes nothing else for the caller.
 */
export function frameTokenOf({ authorization }: Readonly<IncomingHttpHeaders>): string | null {
  if (!authorization?.startsWith(scheme)) return null;
  const token = authorization.slice(scheme.length);
  const [header = ''] = token.split('.', 1);
  if (header.length > mostHeaderLength) return null;
  try {
    const said: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return typeof said === 'object' && said !== null && 'frame' in said && said.frame === true ? token : null;
  } catch {
    return null;
  }
}
