import { resolve } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiBase, productName, version } from '@lemma/contracts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createBackground } from './core/background.ts';
import { createChoreTurns } from './core/turns/chore-turns.ts';
import { startChores, type Chore } from './core/chores.ts';
import type { Database } from './core/db/open-database.ts';
import { createEngine, type Lanes } from './core/engine/engine.ts';
import type { Environment } from './core/environment/environment.ts';
import { accountRoutes } from './features/signing-in/routes.ts';
import { identityTokens } from './features/signing-in/work/tokens/tokens.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { answerCommentRoutes } from './features/answer-comments/routes.ts';
import { apiTokenRoutes } from './features/api-tokens/routes.ts';
import { appealChores } from './features/appeals/work/chores.ts';
import { appealRoutes } from './features/appeals/routes.ts';
import { attemptChores } from './features/attempts/work/chores.ts';
import { attemptRoutes } from './features/attempts/routes.ts';
import { commerceRoutes } from './features/commerce/routes.ts';
import { commerceChores } from './features/commerce/work/chores.ts';
import { memberRoutes } from './features/classrooms/member-routes.ts';
import { classroomRoutes } from './features/classrooms/routes.ts';
import { exerciseHistoryRoutes } from './features/exercises/history-routes.ts';
import { catalogueChores } from './features/exercises/work/search/chores.ts';
import { sharingRoutes } from './features/exercises/sharing-routes.ts';
import { exerciseTransferRoutes } from './features/exercises/transfer-routes.ts';
import { exerciseRoutes } from './features/exercises/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { ltiRoutes } from './features/lti/routes.ts';
import { launchChores } from './features/lti/work/launch/chores.ts';
import { registerLtiRoutes } from './features/lti/browser/browser-routes.ts';
import { scoreRoutes } from './features/lti/score-routes.ts';
import { scoreChores } from './features/lti/work/scores/chores.ts';
import { scoreSending } from './features/lti/work/scores/sending.ts';
import { goalRoutes } from './features/goals/routes.ts';
import { ltiAdministrationRoutes } from './features/lti/administration-routes.ts';
import { ltiCourseRoutes } from './features/lti/course-routes.ts';
import { imageRoutes } from './features/images/routes.ts';
import { identityRoutes } from './features/signing-in/method-routes.ts';
import { identityChores } from './features/signing-in/work/housekeeping.ts';
import { passwordRoutes } from './features/signing-in/password-routes.ts';
import { schoolAccountRoutes } from './features/classrooms/school-accounts-routes.ts';
import { sessionRoutes } from './features/signing-in/session-routes.ts';
import { CallCounts } from './core/throttle/call-counts.ts';
import { createThrottle } from './core/throttle/throttle.ts';
import { itemAnalysisRoutes } from './features/item-analysis/routes.ts';
import { mailDelivery } from './features/mails/work/delivery.ts';
import { logChores } from './features/operations/work/log-messages.ts';
import { calendarRoutes } from './features/calendars/routes.ts';
import { languageRoutes } from './features/languages/routes.ts';
import { notationRoutes } from './features/notation/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { notificationChores } from './features/notifications/work/chores.ts';
import { privacyChores } from './features/privacy/work/chores.ts';
import { recordWatch } from './features/privacy/work/record-watch.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { pollRoutes } from './features/polls/routes.ts';
import { operationRoutes } from './features/operations/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { regradeRoutes } from './features/regrades/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { reviewChores } from './features/review/work/chores.ts';
import { resultRoutes } from './features/results/routes.ts';
import { sampleRoutes } from './features/samples/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { taskChores } from './features/tasks/work/chores.ts';
import { worksheetRoutes } from './features/worksheets/routes.ts';
import { trendRoutes } from './features/trends/routes.ts';
import { tutoringRoutes } from './features/tutoring/routes.ts';
import { tutoringChores } from './features/tutoring/work/chores.ts';
import { warnOfUnknownProxy } from './core/network/unknown-proxy.ts';
import { handleErrors, sendAddressError } from './core/http/error-handler.ts';
import { registerWeb } from './core/language/web-pages.ts';
import { keptDocument } from './core/http/kept-document.ts';
import { describeApi } from './core/http/openapi.ts';
import { ordinaryBodyBytes } from './core/http/bodies/json-body.ts';
import { registerRoutes } from './core/http/register.ts';
import { apiPagePolicy, sendSecurityHeaders } from './core/http/security-headers.ts';
import type { Route } from './core/http/serve.ts';
import { createLog } from './core/logger.ts';
import { createBus } from './core/live/bus.ts';
import { createStreams } from './core/live/streams.ts';
import { createOutages } from './core/outages.ts';
import { createIdentityProviders } from './core/outside/identity-providers.ts';
import { createPaymentProviders } from './core/outside/payments/payment-providers.ts';
import { createGate } from './gate.ts';
import { hooks } from './hooks.ts';
import { networkOf } from './core/network/network-of.ts';
import type { Services } from './core/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
  }
}

const builtWeb = resolve(import.meta.dirname, '../../web/dist');

interface AppOptions {
  readonly environment: Environment;
  readonly database: Database;
  readonly log?: FastifyBaseLogger;
  /** The server's time; tests pass their own. */
  readonly now?: () => Date;
  /** The folder of the built web app. */
  readonly webFolder?: string;
  /** Threads for mathematics that other servers in this process use as well; its own when left out. */
  readonly lanes?: Lanes;
}

/** The whole server, ready to listen: services, plugins and features by name, in order. */
export async function buildApp(options: AppOptions) {
  const { environment, database, now = () => new Date() } = options;
  const app: FastifyInstance = Fastify({
    bodyLimit: ordinaryBodyBytes,
    trustProxy: environment.trustProxy,
    // Over-long ids name nothing, like all malformed ids.
    routerOptions: { maxParamLength: 16_000 },
    frameworkErrors: sendAddressError,
    // A client that dawdles holds its connection no longer than a slow phone needs for a picture.
    requestTimeout: 120_000,
    http: { headersTimeout: 20_000 },
    forceCloseConnections: 'idle',
    // While draining, requests on open connections are still served; they are asked to close.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    // The contract's schemas check what comes and goes: the compilers that Fastify would load for its own are not needed.
    schemaController: { compilersFactory: { buildValidator: withoutSchema, buildSerializer: withoutSchema } },
    loggerInstance: options.log ?? (createLog(environment.logLevel) as FastifyBaseLogger),
  });
  const services = await createServices({ environment, database, log: app.log, now }, options.lanes);
  app.decorate('services', services);
  app.addHook('preClose', () => services.streams.close());
  app.addHook('onClose', () => services.bus.close());
  app.addHook('onClose', () => services.engine.close());
  app.addHook('onListen', async () => services.engine.warmUp());
  app.addHook('onListen', async () => mailDelivery(services).start());
  app.addHook('onClose', () => mailDelivery(services).stop());
  let stopChores = (): void => undefined;
  // Not before there is something to look after: while the first data are loaded they would wait for its transaction.
  app.addHook('onListen', async () => {
    stopChores = startChores(allChores(services), { ...services, takeTurn: createChoreTurns(database) });
  });
  app.addHook('onClose', async () => {
    stopChores();
    scoreSending(services).stop();
    await recordWatch(services).flush();
    await services.background.settle();
  });

  handleErrors(app);
  // Pages send JSON and files. What forms of other sites can send is not even read.
  app.removeContentTypeParser('text/plain');
  warnOfUnknownProxy(app, environment);
  sendSecurityHeaders(app, environment);
  await app.register(cookie);
  // Gzip makes answers as small as Brotli does, in less time.
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'br'], globalDecompression: false });
  await app.register(rateLimit, { global: false, store: CallCounts, keyGenerator: (request) => networkOf(request.ip) });
  registerRoutes(app, { ...services, gate: createGate(services) }, allRoutes(services));
  registerLtiRoutes(app, services);
  await registerApiPages(app, environment);
  await registerWeb(app, options.webFolder ?? builtWeb);
  return app;
}

/** Fails when a route has a schema of Fastify's own, which would check nothing. */
function withoutSchema(): never {
  throw new Error('Schemas are in the contract, not in routes of Fastify.');
}

async function createServices(
  given: Pick<Services, 'environment' | 'database' | 'log' | 'now'>,
  lanes: Lanes | undefined,
): Promise<Services> {
  const { database, environment, now } = given;
  const outages = createOutages(given.log);
  const bus = createBus({ url: database.kind === 'postgres' ? environment.databaseUrl : undefined, log: given.log });
  return {
    ...given,
    connection: database,
    afterCommit: (act) => act(),
    background: createBackground(given.log),
    outages,
    bus,
    streams: createStreams({ ...given, bus, outages }),
    throttle: createThrottle(database, environment.sessionSecret, now),
    identityProviders: createIdentityProviders(environment),
    paymentProviders: await createPaymentProviders(environment),
    engine: createEngine(lanes),
    hooks,
  };
}

const allChores = (services: Services): Chore[] =>
  [
    logChores,
    privacyChores,
    catalogueChores,
    appealChores,
    attemptChores,
    identityChores,
    taskChores,
    notificationChores,
    reviewChores,
    tutoringChores,
    launchChores,
    scoreChores,
    commerceChores,
  ].flatMap((chores) => chores(services));

/** Every route of the API. */
export function allRoutes(services: Services): Route[] {
  return [
    accountRoutes,
    passwordRoutes,
    sessionRoutes,
    schoolAccountRoutes,
    identityRoutes,
    classroomRoutes,
    memberRoutes,
    exerciseRoutes,
    exerciseHistoryRoutes,
    exerciseTransferRoutes,
    sharingRoutes,
    taskRoutes,
    attemptRoutes,
    resultRoutes,
    regradeRoutes,
    appealRoutes,
    answerCommentRoutes,
    itemAnalysisRoutes,
    pollRoutes,
    worksheetRoutes,
    progressRoutes,
    trendRoutes,
    goalRoutes,
    reviewRoutes,
    privacyRoutes,
    sampleRoutes,
    imageRoutes,
    notationRoutes,
    languageRoutes,
    notificationRoutes,
    tutoringRoutes,
    calendarRoutes,
    apiTokenRoutes,
    commerceRoutes,
    feedbackRoutes,
    administrationRoutes,
    ltiAdministrationRoutes,
    scoreRoutes,
    ltiRoutes,
    ltiCourseRoutes,
    operationRoutes,
  ].flatMap((routes) => routes(services));
}

async function registerApiPages(app: FastifyInstance, environment: Environment): Promise<void> {
  const served = allRoutes(app.services).map(({ endpoint }) => endpoint);
  const document = describeApi(environment.publicUrl, served);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    theme: { title: `${productName} API` },
    staticCSP: apiPagePolicy,
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: -1 },
  });
  app.get(
    `${apiBase}/openapi.json`,
    keptDocument(() => document),
  );
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await identityTokens(app.services).publicKeys()),
  );
  app.get('/version.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ app: version }));
}
