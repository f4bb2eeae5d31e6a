import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiBase, productName, version } from '@lemma/contracts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Database } from './db/open-database.ts';
import { createEngine } from './engine/engine.ts';
import type { Environment } from './environment.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { createIdentityTokens } from './features/accounts/tokens.ts';
import { attemptRoutes } from './features/attempts/routes.ts';
import { classroomRoutes } from './features/classrooms/routes.ts';
import { exerciseRoutes } from './features/exercises/routes.ts';
import { operationRoutes } from './features/operations/routes.ts';
import { resultRoutes } from './features/results/routes.ts';
import { sampleRoutes } from './features/samples/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { handleErrors, isApiPath } from './http/error-handler.ts';
import { notFound } from './http/errors.ts';
import { describeApi } from './http/openapi.ts';
import { registerRoutes } from './http/register.ts';
import type { Route } from './http/serve.ts';
import type { Services } from './services.ts';
import { createStores } from './stores.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
  }
}

const webFolder = resolve(import.meta.dirname, '../../web/dist');
const bodyLimit = 1024 * 1024;

interface AppOptions {
  readonly environment: Environment;
  readonly database: Database;
  readonly log?: FastifyBaseLogger;
  /** The server's time; tests pass their own. */
  readonly now?: () => Date;
}

/** The whole server, ready to listen: services, plugins and features by name, in order. */
export async function buildApp({ environment, database, log, now = () => new Date() }: AppOptions) {
  const app: FastifyInstance = Fastify({
    bodyLimit,
    trustProxy: environment.nodeEnv === 'production',
    forceCloseConnections: 'idle',
    // While draining, requests on open connections are still served; they are told to close.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    ...(log ? { loggerInstance: log } : { logger: { level: environment.logLevel } }),
  });
  const services = createServices({ environment, database, log: app.log, now });
  app.decorate('services', services);
  app.addHook('onClose', () => services.engine.close());

  handleErrors(app);
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(environment) });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false });
  registerRoutes(app, services, allRoutes(services));
  await registerApiPages(app, environment);
  await registerWeb(app);
  return app;
}

function createServices(given: Pick<Services, 'environment' | 'database' | 'log' | 'now'>): Services {
  const { database, environment, now } = given;
  return {
    ...given,
    tokens: createIdentityTokens(environment.tokenSecret, now),
    engine: createEngine(),
    ...createStores(database, now),
  };
}

/** Every route of the API. */
export function allRoutes(services: Services): Route[] {
  return [
    accountRoutes,
    classroomRoutes,
    exerciseRoutes,
    taskRoutes,
    attemptRoutes,
    resultRoutes,
    sampleRoutes,
    operationRoutes,
  ].flatMap((routes) => routes(services));
}

function contentSecurityPolicy(environment: Environment) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
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
      ...(environment.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

async function registerApiPages(app: FastifyInstance, environment: Environment): Promise<void> {
  const document = describeApi(environment.publicUrl);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    theme: { title: `${productName} API` },
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: -1 },
  });
  app.get(`${apiBase}/openapi.json`, async () => document);
  app.get('/version.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ app: version }));
}

/** The built web app: hashed assets for ever, the page itself never cached; deep links get the page. */
async function registerWeb(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(resolve(webFolder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  if (isBuilt) app.get('/', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !isApiPath(request.url) && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage || !isBuilt) throw notFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
