import { randomUUID } from 'node:crypto';
import type { ExerciseDocument } from '@lemma/math';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { callApi, demoAdministrator, demoPassword, signIn } from './support/demo.ts';
import { publish } from './support/exercises.ts';
import { fieldsOf, hostileTexts } from './support/hostile-texts.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { fillPoll } from './support/polls.ts';
import { expect, test } from './test.ts';

/** Markup that came to life although it was only ever typed as text; read on the page itself. */
function livingMarkup(): string[] {
  const found: string[] = (globalThis as unknown as { __violations?: string[] }).__violations ?? [];
  if ('__ran' in globalThis) found.push('a script ran');
  const dangerous = /^\s*(?:javascript|vbscript|data:text\/html|data:image\/svg)/i;
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const { name, value } of element.attributes) {
        if (/^on[a-z]/.test(name)) found.push(`${element.tagName} ${name}`);
        if (/^(?:href|xlink:href|src|action|formaction|srcdoc|data)$/.test(name) && dangerous.test(value)) {
          found.push(`${element.tagName} ${name}=${value.slice(0, 60)}`);
        }
      }
      if (/^(?:iframe|object|embed|base)$/i.test(element.tagName) && element.innerHTML.includes('__ran')) {
        found.push(element.outerHTML.slice(0, 100));
      }
    }
  }
  return found;
}

async function setTraps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const violations: string[] = [];
    (globalThis as unknown as { __violations: string[] }).__violations = violations;
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
}

/** Says whether a page has everything that it asked for and waits for nothing; streams stay open for good. */
function watchRequests(page: Page): () => Promise<boolean> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear();
    if (request.headers()['accept'] !== 'text/event-stream') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const waiting = page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])');
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return open.size === 0 && (await waiting.count()) === 0;
  };
}

async function expectNothingRuns(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const isQuiet = watchRequests(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(isQuiet).toBe(true);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(isQuiet).toBe(true);
    found.push(...(await page.evaluate(livingMarkup)).map((one) => `${address}: ${one}`));
  }
  expect(found).toEqual([]);
}

/** An exercise whose every text holds what is dangerous as markup. */
function exerciseOf(texts: readonly string[]): ExerciseDocument {
  const [long = '', ...more] = fieldsOf(texts, 18_000);
  const medium = [...fieldsOf(texts, 1_900)];
  return {
    format: 'lemma-exercise/1',
    title: `Hostile "><b>title</b> \${1} {x}`,
    language: 'en',
    topic: 'arithmetic',
    tags: ['<img src=x onerror=alert(1)>'],
    level: 'Level 1',
    variables: { direction: 'ltr', list: [{ name: 'a', generator: 'random-integer', min: 1, max: 90 }] },
    question: `${long}\n\nTake {{a}}. Say it: [[words]] and type it: [[maths]] or choose: [[choice]]`,
    parts: [
      { name: 'words', answerType: 5, points: 1, label: '<b onclick=x>label</b>', accept: [{ value: 'nothing' }] },
      { name: 'maths', answerType: 6, points: 1, accept: [{ value: 'x + 1', feedback: medium[0] ?? '' }] },
      {
        name: 'choice',
        answerType: 2,
        points: 1,
        choices: medium.slice(0, 8).map((text, at) => ({ text, correct: at === 0, feedback: text })),
      },
    ],
    hints: medium.slice(0, 5),
    solution: more[0] ?? long,
    tests: [],
  };
}

/** A formula that cannot be read is not published; in a draft anything may stand. */
const publishable = hostileTexts.filter((text) => !/[$`]|\{\{/.test(text));
const mediumFields = [...fieldsOf(hostileTexts, 1_900)];

interface World {
  readonly classId: string;
  readonly taskId: string;
  readonly exerciseId: string;
  readonly draftId: string;
  readonly memberId: string;
}

/** A class in which every text that may hold anything holds what is dangerous as markup. */
async function fillWorld(teacher: BrowserContext, learner: BrowserContext): Promise<World> {
  const exerciseId = await publish(teacher, exerciseOf(publishable));
  const draft = await callApi<{ id: string }>(teacher, 'POST', '/exercises/', { document: exerciseOf(hostileTexts) });
  const name = hostileTexts.find((text) => text.includes('<svg onload')) ?? '';
  const classroom = await callApi<{ id: string; joinCode: string }>(teacher, 'POST', '/classes/', { name });
  const classId = classroom.id;
  await callApi(teacher, 'PATCH', `/classes/${classId}/`, { name, description: mediumFields[1]?.slice(0, 390) });
  const section = await callApi<{ id: string }>(teacher, 'POST', `/classes/${classId}/sections/`, {
    name: `$\\href{javascript:window.__ran=1}{x}$ <img src=x onerror=window.__ran=1>`,
  });
  const task = await callApi<{ id: string }>(teacher, 'POST', `/classes/${classId}/tasks/`, {
    name: `"><script>window.__ran=1</script>`,
    sectionId: section.id,
    kind: 'practice',
    opensAt: null,
    dueAt: null,
    attemptsAllowed: null,
    results: 'after-hand-in',
    solutions: 'after-answer',
    groups: [{ type: 'SG', items: [{ exerciseId, points: 3 }] }],
  });
  await joinQuietly(learner, classroom.joinCode, {
    firstName: '"onmouseover="window.__ran=1',
    lastName: '{{constructor}}javascript:window.__ran=1',
  });
  await answerHostilely(learner, classId, task.id);
  const { members } = await callApi<{ members: { id: string; role: string }[] }>(
    teacher,
    'GET',
    `/classes/${classId}/members/`,
  );
  const memberId = members.find((member) => member.role === 'learner')?.id ?? '';
  return { classId, taskId: task.id, exerciseId, draftId: draft.id, memberId };
}

async function answerHostilely(learner: BrowserContext, classId: string, taskId: string): Promise<void> {
  const attempt = await callApi<{ id: string; items: { id: string }[] }>(
    learner,
    'POST',
    `/classes/${classId}/tasks/${taskId}/attempts/`,
    { number: 1 },
  );
  const path = `/attempts/${attempt.id}/items/${attempt.items[0]?.id ?? ''}`;
  const typed = hostileTexts.filter((text) => text.startsWith('\\'));
  const words = [...fieldsOf(hostileTexts, 3_900)];
  for (let at = 0; at < Math.max(typed.length, words.length); at += 1) {
    await callApi(learner, 'POST', `${path}/responses/`, {
      id: randomUUID(),
      variantNumber: 1,
      answers: [
        { part: 'words', value: words[at % words.length] ?? '' },
        { part: 'maths', value: typed[at % typed.length] ?? '' },
      ],
    });
  }
  await callApi(learner, 'PUT', `${path}/draft/`, {
    variantNumber: 1,
    sequence: 1,
    answers: [
      { part: 'words', value: words[0] ?? '' },
      { part: 'maths', value: typed[9] ?? '' },
    ],
  });
  for (const text of mediumFields.slice(0, 3)) {
    await callApi(learner, 'POST', '/feedback/', {
      subject: text.slice(0, 190),
      message: text,
      replyAllowed: false,
      preferredEmail: '',
      feedbackType: '<b>idea</b>',
      type: 'BG',
      state: 'OP',
      context: { userAgent: text.slice(0, 400), pageUrl: 'javascript:window.__ran=1', version: '"><b>', extras: {} },
    });
  }
}

test('What a learner types never runs in anybody’s browser [SC4] [SC5] [SC6]', async ({
  page,
  context,
  openBrowser,
}) => {
  const learnerPage = await openBrowser();
  const staffPage = await openBrowser();
  const learner = learnerPage.context();
  for (const one of [context, learner, staffPage.context()]) await setTraps(one);
  await makeAccount(context, { role: 'teacher', firstName: "O'Brien", lastName: 'javascript:alert(1)' });
  const { classId, taskId, exerciseId, draftId, memberId } = await fillWorld(context, learner);
  const poll = await fillPoll(context, learner, publishable);

  const classroom = `/a/classrooms/${classId}`;
  const teachersPages = [
    '/a',
    '/c',
    classroom,
    `${classroom}/classmembers`,
    `${classroom}/results`,
    `${classroom}/settings`,
    `${classroom}/tasks/${taskId}`,
    `${classroom}/tasks/${taskId}/progress`,
    `${classroom}/students/${memberId}/tasks/${taskId}`,
    '/a/catalog/exercises?q=Hostile',
    `/a/catalog/exercises/${exerciseId}`,
    `/a/catalog/exercises/${exerciseId}/preview`,
    `/a/catalog/exercises/${draftId}`,
    `/a/catalog/exercises/${draftId}/preview`,
    '/a/polls',
    `/a/polls/${poll.id}`,
    `/a/polls/${poll.id}/present`,
    `/a/polls/${poll.id}/remote`,
    `/a/polls/${poll.id}/results`,
    `/learn/tip/${exerciseId}`,
    '/account',
  ];
  const learnersPages = ['/', '/c', `/c/${classId}`, `/c/${classId}/tasks/${taskId}`, `/poll/${poll.code}`, '/account'];
  const staffPages = ['feedback', 'users', 'reports', 'mails', 'audit'].map((name) => `/a/administration/${name}`);
  await signIn(staffPage.context(), demoAdministrator, demoPassword);
  await Promise.all([
    expectNothingRuns(page, teachersPages),
    (async () => {
      await expectNothingRuns(learnerPage, learnersPages);
      await expectNothingRuns(staffPage, staffPages);
    })(),
  ]);
});

test('Text in an address never runs [SC6]', async ({ page, context, watch }) => {
  watch.expectComplaint(/Failed to load resource/);
  await setTraps(context);
  const markup = encodeURIComponent('"><img src=x onerror=window.__ran=1>');
  await expectNothingRuns(page, [
    `/account?next=javascript:window.__ran=1`,
    `/account?next=//evil.example&form=${markup}&role=${markup}`,
    `/join/${markup}`,
    `/${markup}`,
    `/c/${markup}`,
    `/help?q=${markup}`,
    `/account/reset-password?token=${markup}#token=${markup}`,
    `/account/verify-email#token=${markup}`,
  ]);
});
