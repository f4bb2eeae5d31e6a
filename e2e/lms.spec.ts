import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createClassroom, createLtiInvitation } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { ltiPeople, ltiRegistrations } from '../server/src/core/db/tables/index.ts';
import { setTask } from '../server/src/testing/classes/set-task.ts';
import { openLti } from '../server/src/testing/lti/opened-lti.ts';
import type { ProfileName } from '../server/src/testing/lti-platform/profiles.ts';
import { openFakePlatform, type FakePlatform } from '../server/src/testing/lti-platform/platform.ts';
import { giveAuthenticator } from '../server/src/testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../server/src/testing/test-app.ts';
import { findFreePort, serveApp, signInAs } from './support/browser/served-app.ts';
import { expect, test as base } from './test.ts';

/** Two sites: Lemma at 127.0.0.1, and an LMS at localhost, which shows it in frames. */
const test = base.extend<Record<never, never>, { sites: { app: TestApp; lms: FakePlatform; url: string } }>({
  sites: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const lms = await openFakePlatform({ host: 'localhost' });
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const app = await openTestApp({ variables: { PUBLIC_URL: url, LTI_HOSTS: new URL(lms.origin).host } });
      await serveApp(app, port);
      await use({ app, lms, url });
      await app.close();
      await lms.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ sites }, use) => use(sites.url),
});

test('an LMS registers itself, its teacher places a task, and a learner is at the question with one click [C11]', async ({
  page,
  sites: { app, lms },
  watch,
}) => {
  watch.expectComplaint(/localhost/);
  const administrator = await app.signUpWithRoles(['superuser']);
  await giveAuthenticator(app, administrator);
  const { address } = await administrator.call(createLtiInvitation, { body: { name: 'Riverside' } });
  const begun = new URLSearchParams(lms.beginRegistration()).toString();
  await page.goto(`${address}&${begun}`);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Lemma is registered' })).toBeVisible();

  const teacher = await app.signUpAs('teacher');
  const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  await setTask(teacher, classId, { name: 'Surds' });
  const [tool] = lms.tools;
  const [registration] = await app.database.db.select().from(ltiRegistrations);
  if (!tool || !registration) throw new Error('the LMS is not registered');
  const course = lms.course(tool, { title: 'Algebra 1' });
  const person = lms.person();
  lms.enrol(course, person, 'Instructor');
  await app.database.db.insert(ltiPeople).values({
    id: newId(),
    registrationId: registration.id,
    subject: person.subject,
    userId: teacher.user.id,
    createdAt: new Date(),
  });
  // The frame is higher than the window of other tests, whose edge went through the button below.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(lms.pageFor({ person, course }));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('radio', { name: /Use a class that I teach/ }).check();
  await frame.getByRole('button', { name: 'Connect' }).click();
  await frame.getByRole('checkbox', { name: 'Surds' }).check();
  await frame.getByRole('button', { name: 'Add to the course' }).click();
  await expect(frame.getByText('1 taken')).toBeVisible();

  const learner = lms.person({ givenName: 'Ada', familyName: 'Byron' });
  lms.enrol(course, learner);
  const [link] = lms.taken[0]?.links ?? [];
  if (link === undefined) throw new Error('the LMS has no link');
  await page.goto(lms.pageFor({ person: learner, course, link }));
  await expect(frame.getByText('Question 1 of 1')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Check' })).toBeVisible();
});

/** Browsers that keep no cookies of pages in frames: these never get one, until the function returned is called. */
function dropCookiesInFrames({ app }: TestApp): () => void {
  const drop = ({ headers }: IncomingMessage, response: ServerResponse): void => {
    if (headers['sec-fetch-dest'] !== 'iframe') return;
    const setHeader = response.setHeader.bind(response);
    const isKept = (name: string) => name.toLowerCase() !== 'set-cookie';
    response.setHeader = (name, value) => (isKept(name) ? setHeader(name, value) : response);
    const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => typeof response;
    response.writeHead = (status: number, given?: unknown) =>
      writeHead(status, Object.fromEntries(Object.entries(given ?? {}).filter(([name]) => isKept(name))));
  };
  app.server.prependListener('request', drop);
  return () => app.server.off('request', drop);
}

/** A class with a task that is placed in a course of such an LMS, and a learner of the course. */
async function placeTask(app: TestApp, profile: ProfileName) {
  const teacher = await app.signUpAs('teacher');
  const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  const task = await setTask(teacher, classId, { name: 'Surds' });
  const { platform, tool, connect, close } = await openLti(profile, { app, host: 'localhost' });
  const course = platform.course(tool, { title: 'Algebra 1' });
  await connect(course, classId);
  const person = platform.person({ givenName: 'Ada', familyName: 'Byron' });
  platform.enrol(course, person);
  const link = platform.link(course, { custom: { task: task.id } });
  return { page: platform.pageFor({ person, course, link }), close };
}

for (const profile of ['canvas', 'blackboard'] as const) {
  test(`without cookies in frames, a learner is at the question by the storage of an LMS like ${profile} [SC10]`, async ({
    page,
    sites: { app },
    watch,
  }) => {
    watch.expectComplaint(/localhost/);
    const keepCookies = dropCookiesInFrames(app);
    const placed = await placeTask(app, profile);
    await page.goto(placed.page);
    const frame = page.frameLocator('iframe[name=tool]');
    await expect(frame.getByText('Question 1 of 1')).toBeVisible();
    await expect(frame.getByText('Ada Byron')).toBeVisible();
    // The LMS is sent the height that the page needs.
    await expect(page.locator('body')).toHaveAttribute('data-resized', /^\d+$/);
    expect(await page.context().cookies()).toEqual([]);
    keepCookies();
    await placed.close();
  });
}

test('without cookies in frames and without storage, a learner is at the question in a window of its own', async ({
  page,
  sites: { app },
  watch,
}) => {
  watch.expectComplaint(/localhost/);
  const keepCookies = dropCookiesInFrames(app);
  const placed = await placeTask(app, 'moodle');
  await page.goto(placed.page);
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Open in a new window' }).click();
  await expect((await opened).getByText('Question 1 of 1')).toBeVisible();
  keepCookies();
  await placed.close();
});

test('a learner links the account that they have, in a window of their own, and the course opens it [C11] [P07]', async ({
  page,
  sites: { app },
  watch,
}) => {
  watch.expectComplaint(/localhost/);
  const placed = await placeTask(app, 'moodle');
  const owner = await app.signUpAs('learner');
  await app.database.pool.query('update users set last_name = $1 where id = $2', ['Of My Own', owner.user.id]);
  await page.goto(placed.page);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Ada Byron')).toBeVisible();
  // Windows outside the frame have cookies of their own.
  await signInAs(page.context(), owner);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('button', { name: 'I have an account already' }).click();
  await (await opened).getByRole('button', { name: 'Link my account' }).click();
  await expect(frame.getByText('Of My Own')).toBeVisible();
  await expect(frame.getByText('Question 1 of 1')).toBeVisible();
  await page.goto(placed.page);
  await expect(frame.getByText('Of My Own')).toBeVisible();
  await placed.close();
});

test('no page of Lemma opens in a frame of a site that no administrator has named [SC10]', async ({
  page,
  sites: { app, url },
  watch,
}) => {
  watch.expectComplaint(/frame|localhost|127\.0\.0\.1|chrome-error/i);
  const placed = await placeTask(app, 'moodle');
  await page.goto(placed.page);
  await expect(page.frameLocator('iframe').getByText('Question 1 of 1')).toBeVisible();
  const embed =
    page
      .frames()
      .find((one) => one.url().includes('/embed/'))
      ?.url() ?? '';
  // Another port is another origin: a site of somebody else.
  const addresses = [embed, `${url}/account`, `${url}/account/link-lms`, `${url}/a/administration/lti`];
  for (const address of addresses) expect((await page.request.get(address)).status()).toBe(200);
  const stranger = await openStranger(addresses);
  await page.goto(stranger.url);
  // A frame has no address before its page is refused.
  const framed = () => page.frames().slice(1);
  await expect
    .poll(() => framed().map((frame) => frame.url().replace(/^(chrome-error:).*/, '$1')))
    .toEqual(addresses.map(() => 'chrome-error:'));
  await stranger.close();
  await placed.close();
});

/** A site that frames these addresses. */
async function openStranger(addresses: readonly string[]) {
  const frames = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Win</title>${frames}`);
  });
  const port = await findFreePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const close = () => new Promise((closed) => server.close(closed));
  return { url: `http://127.0.0.1:${port}`, close };
}
