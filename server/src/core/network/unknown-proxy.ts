import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment/environment.ts';

/**
 * Without a trusted proxy no such header is believed, and all clients behind one count as one address for the limits
 * against guessing. Logs a warning to the operator once.
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
