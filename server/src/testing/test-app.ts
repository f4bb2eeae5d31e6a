import {
  apiBase,
  csrfHeader,
  fromWire,
  type Endpoint,
  type InputOf,
  type ResponseOf,
  type Role,
  type User,
} from '@lemma/contracts';
import { createClassroom, joinClassroom, signUp } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { authenticators, sessions, users } from '../core/db/tables/index.ts';
import { openTestDatabase, type TestDatabase } from '../core/db/test-database.ts';
import type { Filling } from '../core/db/test-folder.ts';
import { openLanes, type Lanes } from '../core/engine/engine.ts';
import { readEnvironment } from '../core/environment/environment.ts';
import { compareSums } from '../features/attempts/work/sums.ts';

/** An answer as tests look at it: keys in camelCase, `raw` as it travelled. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly raw: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody's browser: keeps cookies, sends the CSRF token. */
export type TestClient = ReturnType<typeof createTestClient>;

type LooseInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Where the call comes from. */
  readonly address?: string;
};

function createTestClient(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const always: Record<string, string> = {};

  async function send(
    method: string,
    url: string,
    options: {
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly address?: string | undefined;
    } = {},
  ): Promise<Answer<unknown>> {
    const csrf = [...cookies].find(([name]) => name.includes('csrf'))?.[1];
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(csrf ? { [csrfHeader]: csrf } : {}),
        ...always,
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    const isJson = (response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? fromWire(JSON.parse(response.payload)) : undefined,
      raw: response.payload,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }

  /** Sends these headers with every call from now on. */
  function sendAlways(headers: Readonly<Record<string, string>>): void {
    Object.assign(always, headers);
  }

  /** Calls an endpoint with any input, right or wrong. */
  async function tryCall(endpoint: Endpoint, input: LooseInput = {}): Promise<Answer<unknown>> {
    if (endpoint.method !== 'GET' && ![...cookies.keys()].some((name) => name.includes('csrf'))) {
      await send('GET', `${apiBase}/session-auth/csrf/`);
    }
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const body = input.body ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {});
    return send(endpoint.method, apiBase + path + (query ? `?${query}` : ''), { body, address: input.address });
  }

  return {
    cookies,
    send,
    sendAlways,
    tryCall,

    /** Calls an endpoint and expects success. */
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> {
      const answer = await tryCall(endpoint, input as LooseInput);
      if (answer.status >= 400) throw new Error(`${endpoint.name} answered ${answer.status}: ${answer.raw}`);
      return answer.body as ResponseOf<E>;
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

const password = 'correct-horse-battery';
let people = 0;
/** Threads for mathematics, with their code loaded and warm, of all servers of a test process. */
let lanes: Lanes | undefined;

/** The whole server on a database of its own, with a clock that tests set. */
export async function openTestApp(
  options: {
    readonly variables?: Readonly<Record<string, string>>;
    readonly log?: FastifyBaseLogger;
    readonly webFolder?: string;
    readonly database?: TestDatabase;
    /** The contents of its own database. */
    readonly filling?: Filling;
  } = {},
) {
  const database = options.database ?? (await openTestDatabase({ filling: options.filling }));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: database.dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://lemma.test',
    // Letting teachers in has tests of its own; in all others a person who signs up as one has a teacher's rights.
    NEW_TEACHERS: 'trusted',
    ...options.variables,
  });
  const clock = { now: new Date('2026-09-07T08:00:00Z') };
  const app = await buildApp({
    environment,
    database,
    now: () => clock.now,
    lanes: (lanes ??= openLanes()),
    ...(options.log ? { log: options.log } : {}),
    ...(options.webFolder ? { webFolder: options.webFolder } : {}),
  });

  async function signUpAs(role: 'teacher' | 'learner', names: Partial<Pick<User, 'firstName' | 'lastName'>> = {}) {
    people += 1;
    const client = createTestClient(app);
    // No mail goes to a reserved domain, so where mails are sent people have an address at another one.
    const email = `person${people}@school.${environment.smtpUrl === undefined ? 'example' : 'internal'}`;
    const user = await client.call(signUp, {
      body: { firstName: 'Person', lastName: `Number ${people}`, ...names, email, password, role },
    });
    return { ...client, user, email, password };
  }

  /** Somebody with these roles. */
  async function signUpWithRoles(roles: readonly Role[]) {
    const person = await signUpAs('learner');
    await database.db
      .update(users)
      .set({ roles: [...roles] })
      .where(eq(users.id, person.user.id));
    return person;
  }

  return {
    app,
    services: app.services,
    database,
    clock,
    signUpAs,
    visitor: () => createTestClient(app),

    /** As if the operator had let the teacher in. */
    async letIn({ user }: { readonly user: Pick<User, 'id'> }): Promise<void> {
      await database.db.update(users).set({ letInAt: clock.now, letInBy: user.id }).where(eq(users.id, user.id));
    },

    signUpWithRoles,

    /** Staff with a second factor that they have just given, as they need it to enter things of others. */
    async signUpStaff(roles: readonly Role[] = ['STAFF']) {
      const person = await signUpWithRoles(roles);
      const { id: userId } = person.user;
      const authenticator = { userId, sealedSecret: '', createdAt: clock.now, confirmedAt: clock.now };
      await database.db.insert(authenticators).values(authenticator);
      await database.db.update(sessions).set({ confirmedAt: clock.now }).where(eq(sessions.userId, userId));
      return person;
    },

    /** A teacher with a class, and a learner who has joined it. */
    async openClassroom() {
      const teacher = await signUpAs('teacher');
      const classroom = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
      const learner = await signUpAs('learner');
      const code = classroom.joinCode ?? '';
      await learner.call(joinClassroom, { body: { code } });
      return { teacher, learner, classId: classroom.id, joinCode: code };
    },

    /** Whatever a test has done, the sums that are kept with attempts are those of their questions. */
    async close() {
      await app.close();
      const { differing } = options.database ? { differing: [] } : await compareSums(database);
      await database.close();
      if (differing.length > 0) throw new Error(`Kept sums differ: ${differing.join(' ')}`);
    },
  };
}
