import { v7 as newId } from 'uuid';
import { ltiContexts, ltiDeployments, ltiRegistrations } from '../../core/db/tables/index.ts';
import { platformKeys } from '../../features/lti/work/keys.ts';
import { openFakePlatform } from '../lti-platform/platform.ts';
import type { LaunchWish, SentForm } from '../lti-platform/launches.ts';
import type { ProfileName } from '../lti-platform/profiles.ts';
import type { PlatformCourse } from '../lti-platform/world.ts';
import { openTestApp, type Answer, type TestApp, type TestClient } from '../test-app.ts';

export type OpenedLti = Awaited<ReturnType<typeof openLti>>;

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a form of a platform as a browser does. */
export function sendForm(client: TestClient, { method, action, fields }: SentForm): Promise<Answer<unknown>> {
  const { pathname } = new URL(action);
  const text = new URLSearchParams({ ...fields }).toString();
  if (method === 'GET') return client.send('GET', `${pathname}?${text}`);
  return client.send('POST', pathname, { body: text, headers: formType });
}

/** Returns the data that the page of a begun login holds for its script. */
export function readLoginPage(raw: string): Readonly<Record<string, string>> {
  const found = raw.matchAll(/ data-(\w+)="([^"]*)"/g);
  const unescape = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, unescape(value)]));
}

type Options = Partial<typeof ltiRegistrations.$inferInsert> & {
  readonly app?: TestApp;
  /** The name of the platform's host. */
  readonly host?: 'localhost';
};

/** Registers the tool of an instance at a platform of the tests, and the platform at the instance, as by hand. */
export async function openLti(profile: ProfileName = 'moodle', { app: given, host: name, ...changes }: Options = {}) {
  const clock = { now: new Date('2026-09-07T08:00:00Z') };
  const now = (): Date => app.clock.now;
  const platform = await openFakePlatform({
    profile,
    now: () => (given ? given.clock.now : now()),
    ...(name === undefined ? {} : { host: name }),
  });
  const { host } = new URL(platform.origin);
  const app = given ?? (await openTestApp({ variables: { LTI_HOSTS: host } }));
  (app.services.environment.ltiHosts as Set<string>).add(host);
  if (!given) app.clock.now = clock.now;
  const own = app.services.environment.publicUrl;
  const tool = platform.placeTool({
    loginUrl: `${own}/lti/login/`,
    redirectUris: [`${own}/lti/launch/`],
    keys: () => platformKeys(app.services).publicKeys(),
  });
  const registration = {
    id: newId(),
    key: newId().replaceAll('-', '').slice(-12),
    name: 'School LMS',
    issuer: platform.issuer,
    clientId: tool.clientId,
    authorizationEndpoint: platform.endpoints.authorizationEndpoint,
    tokenEndpoint: platform.endpoints.tokenEndpoint,
    jwksUri: platform.endpoints.jwksUri,
    state: 'on' as const,
    createdAt: clock.now,
    ...changes,
  };
  const { db } = app.database;
  await db.insert(ltiRegistrations).values(registration);
  const deployment = {
    id: newId(),
    registrationId: registration.id,
    deploymentId: tool.deploymentId,
    state: 'on' as const,
    createdAt: clock.now,
  };
  await db.insert(ltiDeployments).values(deployment);

  /** Begins a launch in a browser: the login page, and the form with which the platform sends the browser back. */
  async function begin(client: TestClient, wish: LaunchWish) {
    const page = await sendForm(client, platform.beginLaunch(wish));
    if (page.status !== 200) return { page, data: {} as Readonly<Record<string, string>>, form: null };
    const data = readLoginPage(page.raw);
    const form = await platform.authorize(data['go'] ?? '');
    if ('status' in form) throw new Error(`the platform answered ${form.status}: ${form.body}`);
    return { page, data, form };
  }

  return {
    app,
    platform,
    tool,
    registration,
    deployment,
    begin,

    /** Launches in a browser that keeps cookies. */
    async launch(client: TestClient, wish: LaunchWish): Promise<Answer<unknown>> {
      const { page, form } = await begin(client, wish);
      return form ? sendForm(client, form) : page;
    },

    /** Connects a course with a class, as a teacher does. */
    async connect(course: PlatformCourse, classroomId: string): Promise<string> {
      const id = newId();
      await db.insert(ltiContexts).values({
        id,
        deploymentId: deployment.id,
        contextId: course.id,
        title: course.title,
        classroomId,
        createdAt: clock.now,
      });
      return id;
    },

    async close(): Promise<void> {
      await platform.close();
      if (!given) await app.close();
    },
  };
}
