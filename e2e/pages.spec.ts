import type { BrowserContext, Page } from '@playwright/test';
import { controlsCutOff } from './support/cut-off.ts';
import {
  callApi,
  demoAdministrator,
  demoLearner,
  demoTeacher,
  findDemoIds,
  findExercise,
  signIn,
} from './support/demo.ts';
import { mathsBox } from './support/maths.ts';
import { expect, expectAccessible, findAccessibilityProblems, sidewaysScroll, test } from './test.ts';

/** Both sizes and both schemes in two runs over all pages: axe is what takes the time. */
const looks = [
  {
    name: 'a phone in light',
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  },
  { name: 'a laptop in dark', options: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } },
] as const;

const people = [
  {
    who: 'a visitor',
    rows: '[R02] [R03] [K06]',
    user: null,
    pages: async () => [
      '/',
      '/account',
      '/help',
      '/join/AAAAAA',
      '/poll',
      '/company/privacy-policy',
      '/company/terms-of-use',
      '/nowhere',
    ],
  },
  {
    who: 'a learner',
    rows: '[R08] [K06]',
    user: demoLearner,
    pages: async (context: BrowserContext) => {
      const { classId, taskNamed } = await findDemoIds(context);
      const tasks = ['Solving equations', 'Number test', 'Algebra test', 'Right-angled triangles'];
      return [
        '/',
        '/c',
        `/c/${classId}`,
        '/account',
        '/help',
        '/help/join-a-class',
        '/learn/review',
        '/learn/help',
        '/account/notifications',
        ...tasks.map((name) => `/c/${classId}/tasks/${taskNamed(name)}`),
      ];
    },
  },
  {
    who: 'a class, for its teacher,',
    rows: '[R15] [R16] [R22] [K06]',
    user: demoTeacher,
    pages: async (context: BrowserContext) => {
      const { classId, taskNamed, memberNamed } = await findDemoIds(context);
      const classroom = `/a/classrooms/${classId}`;
      const task = `${classroom}/tasks/${taskNamed('Expanding and factorising')}`;
      const learner = `${classroom}/students/${memberNamed('Castellanos')}/tasks/${taskNamed('Number test')}`;
      return [
        classroom,
        `${classroom}/results`,
        `${classroom}/mastery`,
        `${classroom}/classmembers`,
        `${classroom}/classmembers/import`,
        `${classroom}/appeals`,
        `${classroom}/settings`,
        task,
        `${task}/practice-preview`,
        `${task}/progress`,
        `${task}/progress/wall`,
        await makeWorksheet(context, classId, taskNamed('Expanding and factorising')),
        `${task}/analysis`,
        `${classroom}/students/${memberNamed('Bauer')}`,
        learner,
        '/classroom/create-task',
      ];
    },
  },
  {
    who: 'a teacher, beside their classes,',
    rows: '[R10] [R24] [R26] [K06]',
    user: demoTeacher,
    pages: async (context: BrowserContext) => {
      const exercise = `/a/catalog/exercises/${await findExercise(context, 'Complete the square')}`;
      return [
        '/a',
        '/c',
        '/a/catalog/exercises',
        '/a/catalog/exercises/create',
        '/a/catalog/archived',
        exercise,
        `${exercise}/preview`,
        `${exercise}/variants`,
        `${exercise}/uses`,
        '/a/help',
        '/a/polls',
        '/a/worksheets',
      ];
    },
  },
  {
    who: 'an administrator',
    rows: '[K06]',
    user: demoAdministrator,
    pages: async () => ['/a/administration/lti', '/a/administration/commerce', '/a/administration/mails'],
  },
];

/** The address of a worksheet with a sheet for each learner. */
async function makeWorksheet(context: BrowserContext, classId: string, taskId: string): Promise<string> {
  const { code } = await callApi<{ code: string }>(context, 'POST', `/classes/${classId}/worksheets/`, {
    title: 'On paper',
    of: { taskId },
    sheets: 'learners',
  });
  return `/a/worksheets/${code}`;
}

/** A laptop at 400 %, and a tablet. */
const otherSizes = [
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
];

for (const { who, rows, user, pages } of people) {
  for (const { name, options } of looks) {
    test(`every page of ${who} is well made on ${name} [F01] ${rows}`, async ({ openBrowser }) => {
      const page = await openBrowser(options);
      if (user) await signIn(page.context(), user);
      const problems: string[] = [];
      for (const path of await pages(page.context())) {
        await test.step(path, async () => {
          problems.push(...(await findProblems(page, path)).map((problem) => `${path} ${problem}`));
        });
      }
      expect(problems).toEqual([]);
    });
  }
}

test('a question with the maths keyboard open is well made on a phone [F01] [M10] [S08]', async ({ openBrowser }) => {
  const page = await openBrowser(looks[0].options);
  await signIn(page.context(), demoLearner);
  const { classId, taskNamed } = await findDemoIds(page.context());
  await page.goto(`/c/${classId}/tasks/${taskNamed('Solving equations')}`);
  const box = mathsBox(page);
  await expect(box).toBeVisible();
  await box.tap();
  const keyboard = page.getByRole('region', { name: 'Maths keyboard' });
  await expect(keyboard).toBeVisible();
  for (const tab of await keyboard.getByRole('tab').all()) {
    await tab.tap();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  }
});

async function findProblems(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  await expect(page).toHaveTitle(/ · Lemma$/);
  const problems = [...(await findCut(page)), ...(await findAccessibilityProblems(page))];
  const size = page.viewportSize();
  if (size === null || size.width < 1000) return problems;
  for (const other of otherSizes) {
    await page.setViewportSize(other);
    problems.push(...(await findCut(page)).map((problem) => `${problem} at ${other.width} px`));
  }
  await page.setViewportSize(size);
  return problems;
}

async function findCut(page: Page): Promise<string[]> {
  const scroll = await sidewaysScroll(page);
  const cut = await controlsCutOff(page);
  return [...(scroll > 0 ? [`scrolls sideways by ${scroll} px`] : []), ...cut.map((name) => `cuts off ${name}`)];
}
