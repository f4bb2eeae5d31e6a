import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment/environment.ts';

/**
 * Without a trusted proxy nobody's header is believed, and all who come through one count as one address for the limits
 * against guessing. The operator is told of it once.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<Environment, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    request.log.warn('X-Forwarded-For arrives, but no proxy is trusted: set TRUST_PROXY if this server is behind one');
  });
}
