import helmet from '@fastify/helmet';
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

/** Headers of every answer, whatever it is (SC5). */
export async function sendSecurityHeaders(app: FastifyInstance, environment: Environment): Promise<void> {
  const isSecure = environment.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(isSecure),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: year, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}

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

function contentSecurityPolicy(isSecure: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // The maths field and typesetting set style attributes as they lay out.
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'", 'blob:'],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'lemma-maths'],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
