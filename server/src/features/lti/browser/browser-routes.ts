import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../core/services.ts';
import { platformKeys } from '../work/keys.ts';
import { serveAnswers } from './answer-routes.ts';
import { registerFrameRoutes, registerLaunchRoutes } from './launch-routes.ts';
import { serveRegistration } from './register-routes.ts';
import { showErrorsAsPages } from './send-page.ts';
import { serveWindows } from './window-routes.ts';

const bodyLimit = 64 * 1024;
const assets = [
  { name: 'page.js', type: 'text/javascript; charset=utf-8' },
  { name: 'page.css', type: 'text/css; charset=utf-8' },
] as const;

/** The addresses that browsers and platforms call: pages and forms, not the API. */
export function registerLtiRoutes(app: FastifyInstance, services: Services): void {
  app.get('/lti/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(await platformKeys(services).publicKeys()),
  );
  for (const { name, type } of assets) {
    const text = readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
    app.get(`/lti/${name}`, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(text));
  }
  registerFrameRoutes(app, services);
  // Forms of platforms are read here and nowhere else.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
    );
    showErrorsAsPages(scope);
    registerLaunchRoutes(scope, services);
    serveRegistration(scope, services);
    serveAnswers(scope, services);
    serveWindows(scope, services);
  });
}
