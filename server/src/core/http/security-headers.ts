import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../environment/environment.ts';

const year = 365 * 24 * 60 * 60;

/** Device features that neither our pages nor anything they might frame may use. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissionsPolicy = unused.map((name) => `${name}=()`).join(', ');

/** The API page is another program's: it writes markup without trusted types, and gets nothing else that ours does not. */
export const apiPagePolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Sends the security headers with every answer, whatever it is (SC5). They are the same for all, so they are made once. */
export function sendSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  const headers = Object.entries(securityHeaders(environment.publicUrl.startsWith('https:')));
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(isSecure),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  ...(isSecure ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Old filters of browsers did harm; this switches them off.
  'x-xss-protection': '0',
});

/** Headers that say nothing about a file which a page only reads: a kilobyte that each script of a first visit would carry. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Scripts, stylesheets and fonts. A worker runs under the policy that its own script is sent with. */
const isOnlyRead = (path: string): boolean =>
  /\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path) && !/\.worker-[^/]*$/.test(path);

/** Takes from the answer with a built file what only documents and workers need. */
export function leanFileHeaders(reply: FastifyReply, path: string): void {
  if (!isOnlyRead(path)) return;
  for (const name of forDocuments) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

function contentSecurityPolicy(isSecure: boolean): string {
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    // The maths field and typesetting set style attributes as they lay out.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "require-trusted-types-for 'script'",
    'trusted-types default lemma-maths',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join(';');
}
