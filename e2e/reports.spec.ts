import { apiBase } from '@lemma/contracts';
import { demoLearner, demoTeacher, findDemoIds, signIn } from './support/demo.ts';
import { makeAccount } from './support/people.ts';
import { catchReports, typesOf } from './support/browser/reports.ts';
import { withoutFirstReads } from './support/browser/first-reads.ts';
import { expect, test } from './test.ts';

test('an uncaught error is reported, with short words and no query [X15] [D19]', async ({ page, watch }) => {
  watch.expectComplaint('unforeseen');
  const reports = await catchReports(page.context());
  await page.goto('/company/terms-of-use?from=somebody');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError(`unforeseen ${'x'.repeat(100)}`);
    });
    void Promise.reject(new Error('unforeseen and rejected'));
  });
  await expect.poll(() => typesOf(reports).sort()).toEqual(['Unhandled Error', 'Unhandled Rejection']);
  const error = reports.find(({ type }) => type === 'Unhandled Error');
  expect(error?.message).toBe(`${`RangeError: unforeseen ${'x'.repeat(100)}`.slice(0, 90)}…`);
  expect(error?.url).toMatch(/\/company\/terms-of-use$/);
});

test('a part that breaks leaves the rest standing and is reported with its place [F14] [S11] [X17]', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/ERR_FAILED|Failed to fetch|Error boundary/);
  const reports = await catchReports(page.context());
  await signIn(page.context(), demoLearner);
  await page.route('**/assets/AccountMenuList-*.js', (route) => route.abort());
  await page.goto('/company/terms-of-use');
  await page.getByRole('button', { name: /account of/ }).click();
  await expect.poll(() => typesOf(reports).sort()).toEqual(['Chunk load error', 'Error boundary']);
  const report = reports.find(({ type }) => type === 'Error boundary');
  expect(report).toMatchObject({ level: 'error' });
  expect(report?.message).toMatch(/^TypeError: .{79}… at \/company\/terms-of-use \(at /);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
});

test('a page that breaks gives way to the error page, which is reported [F12] [X17]', async ({ page, watch }) => {
  watch.expectComplaint(/TypeError|Error/);
  const reports = await catchReports(page.context());
  await signIn(page.context(), demoLearner);
  await withoutFirstReads(page);
  await page.route(`**${apiBase}/classes/`, (route) => route.fulfill({ json: [null] }));
  await page.goto('/c/');
  await expect(page.getByRole('heading', { level: 1, name: 'Sorry...' })).toBeVisible();
  await expect(page.getByText("Something went wrong. We'll get this fixed as soon as possible!")).toBeVisible();
  await expect(page.getByRole('link', { name: 'contact support' })).toBeVisible();
  await expect.poll(() => typesOf(reports)).toContain('Error page');
});

const unexpected = "An unexpected error occurred. We'll get this fixed as soon as possible!";

test('a tab of a class that breaks leaves its class and the other tabs, with a way home [F13] [F14]', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/TypeError|Error/);
  const reports = await catchReports(page.context());
  await signIn(page.context(), demoTeacher);
  const { classId } = await findDemoIds(page.context());
  await page.route(`**${apiBase}/classes/*/results/`, (route) => route.fulfill({ json: { tasks: null } }));
  await page.goto(`/a/classrooms/${classId}/results`);
  await expect(page.getByText(unexpected)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Year 11 Mathematics' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await expect.poll(() => typesOf(reports)).toContain('Error boundary');
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByText(unexpected)).toHaveCount(0);
  await expect(page.getByText('Castellanos').first()).toBeVisible();
});

test('the home page that breaks has no button to itself [F13]', async ({ page, watch }) => {
  watch.expectComplaint(/TypeError|Error/);
  await catchReports(page.context());
  await signIn(page.context(), demoLearner);
  await page.route(`**${apiBase}/classes/*/student/`, (route) => route.fulfill({ json: { tasks: null } }));
  await page.goto('/');
  await expect(page.getByText(unexpected)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
});

test('an account form that does not arrive has a fallback and is reported [X17]', async ({ page, watch }) => {
  watch.expectComplaint(/ERR_FAILED|Failed to load/);
  const reports = await catchReports(page.context());
  await page.route('**/assets/AccessDenied-*.js', (route) => route.abort());
  await page.goto('/a');
  await expect(page.getByRole('heading', { level: 1, name: 'Error loading account form' })).toBeVisible();
  await expect.poll(() => reports.map(({ message }) => message)).toContain('error loading account form');
  await expect.poll(() => typesOf(reports).sort()).toEqual(['Account form', 'Chunk load error']);
});

test('typesetting that does not arrive is reported for learners, and not from authoring pages [X16] [X15]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_FAILED');
  const reports = await catchReports(page.context());
  await page.route('**/mathjax-*/lemma.js', (route) => route.abort());
  await page.goto('/help');
  await page.goto('/');
  await expect.poll(() => typesOf(reports)).toContain('MathJax Error');
  expect(reports[0]?.message).toBe('load-error: Mathjax failed to load');

  const author = await openBrowser();
  const authorReports = await catchReports(author.context());
  await makeAccount(author.context(), { role: 'teacher' });
  await author.route('**/mathjax-*/lemma.js', (route) => route.abort());
  const aborted = author.waitForEvent('requestfailed', (request) => request.url().endsWith('/lemma.js'));
  await author.goto('/a/catalog/exercises');
  await aborted;
  await expect(author.getByRole('article').first()).toBeVisible();
  expect(typesOf(authorReports)).not.toContain('MathJax Error');
});
