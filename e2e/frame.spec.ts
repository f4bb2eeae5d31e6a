import type { Page } from '@playwright/test';
import { callApi, demoLearner, demoTeacher, findDemoIds, signIn } from './support/demo.ts';
import { withoutFirstReads } from './support/browser/first-reads.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const footer = (page: Page) => page.getByRole('contentinfo');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search help' });

test('a visitor reads what it is, tries an exercise, and finds the ways in [R01] [F08] [K10]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Maths practice that answers back' })).toBeVisible();
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signInLink).toBeVisible();
  await expect.poll(async () => (await signInLink.boundingBox())?.width).toBeCloseTo(4.3 * 16, 1);
  const mark = page.getByRole('banner').getByRole('link', { name: 'Lemma, home' }).locator('svg');
  await expect.poll(async () => (await mark.boundingBox())?.width).toBe(36);
  await expect(page.getByRole('form', { name: 'Sample exercise' })).toBeVisible();
  const join = page.getByRole('form', { name: 'Join a class' });
  await join.getByRole('textbox').fill('ab');
  await join.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('A class code has 6 letters and figures.')).toBeVisible();
});

test('a learner continues where they stopped with one click [R01]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Due' })).toBeVisible();
  await page.getByRole('link', { name: /^(?:Continue|Start)$/ }).click();
  await expect(page).toHaveURL(/\/c\/[\w-]+\/tasks\/[\w-]+/);
});

test('privacy and terms say who runs the site and where to write [R02] [R03] [F11]', async ({ page }) => {
  const site = await callApi<{ contactEmail: string }>(page.context(), 'GET', '/site/');
  for (const [path, name] of [
    ['/company/privacy-policy', 'Privacy'],
    ['/company/terms-of-use', 'Terms of use'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: site.contactEmail }).first()).toHaveAttribute(
      'href',
      `mailto:${site.contactEmail}`,
    );
    await expectAccessible(page);
  }
});

test('the footer has its links, two of them elsewhere, and stays off paper [F11]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/c/');
  for (const name of ['Classrooms', 'Account', 'Help', 'Privacy', 'Terms', 'Contact']) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer(page).locator('a[href^="https://"]')).toHaveCount(2);
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Lemma`);
  await page.emulateMedia({ media: 'print' });
  await expect(footer(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('help is searched while typing, bears slips, and is used from the keyboard [R08]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 2, name: 'Typing mathematics' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write an exercise' })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('keybord');
  await expect(page.getByRole('main').getByRole('link').first()).toContainText('Use the maths keyboard');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/maths-keyboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Use the maths keyboard' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(search(page)).toHaveValue('keybord');
});

test('teachers’ topics are for teachers; each topic has an address [R08]', async ({ page, openBrowser }) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/help/write-an-exercise');
  await expect(page.getByRole('heading', { level: 1, name: 'This topic is for teachers' })).toBeVisible();
  await page.getByRole('link', { name: 'All topics' }).click();
  await expect(page).toHaveURL(/\/help$/);
  const teacher = await openBrowser();
  await signIn(teacher.context(), demoTeacher);
  await teacher.goto('/help/write-an-exercise');
  await expect(teacher.getByRole('heading', { level: 1, name: 'Write an exercise' })).toBeVisible();
  await teacher.emulateMedia({ media: 'print' });
  await expect(teacher.getByRole('navigation', { name: 'Topics' })).toBeHidden();
  await expect(teacher.getByRole('article')).toBeVisible();
});

test('a learner without an account is asked for one at the help [R08] [P07]', async ({ page, openBrowser }) => {
  const teacher = await openBrowser();
  await signIn(teacher.context(), demoTeacher);
  const classes = await callApi<{ joinCode: string | null }[]>(teacher.context(), 'GET', '/classes/');
  const code = classes.find((one) => one.joinCode !== null)?.joinCode ?? '';
  await callApi(page.context(), 'POST', '/classes/join/', { code, firstName: 'Noa', lastName: 'Guest' });
  await page.goto('/help');
  await expect(page.getByText('This page needs an account with an e-mail address.')).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Help' })).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: 'Account' })).toBeVisible();
});

test('Sign in waits until it is known who is here [F03] [F08]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await withoutFirstReads(page);
  await page.route('**/session-auth/session/', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/c/');
  await expect(page.getByRole('banner').getByText('Sign in')).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
});

test('the drawer of small screens is 80 % wide, up to 300 px, and leads on [F10] [K10]', async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  await signIn(page.context(), demoTeacher);
  await page.goto('/a');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(288);
  await expectAccessible(page);
  await expect(menu.getByRole('link', { name: 'Account' })).toBeVisible();
  await menu.getByRole('link', { name: 'Classrooms' }).tap();
  await expect(page).toHaveURL(/\/c\/$/);
  await expect(menu).toBeHidden();
});

test('the bar lifts off the page after 20 px of scrolling [K08]', async ({ page }) => {
  await page.goto('/company/privacy-policy');
  const bar = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 20));
  await expect(bar).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => scrollTo(0, 40));
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
});

test('the account page has a section for each subject and leads to each [R05]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/account');
  const sections = page.getByRole('navigation', { name: 'Sections of the account' });
  for (const name of ['Profile', 'E-mail', 'Password', 'Two-step sign-in', 'Preferences']) {
    await expect(sections.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  // No provider is configured here.
  await expect(sections.getByRole('link', { name: 'Your data' })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Linked accounts' })).toHaveCount(0);
  await sections.getByRole('link', { name: 'Preferences' }).click();
  await expect(page).toHaveURL(/#preferences$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Preferences' })).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('colours follow the system until one is chosen, also after a reload [K06]', async ({ openBrowser }) => {
  const page = await openBrowser({ colorScheme: 'dark' });
  await signIn(page.context(), demoLearner);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bars = page.locator('meta[name="theme-color"]').first();
  await page.goto('/account#preferences');
  await expect(bars).toHaveAttribute('content', '#1B1A31');
  await expect(page.getByRole('radio', { name: /^Like my device/ })).toBeChecked();
  await expect.poll(ground).toBe('rgb(19, 18, 36)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(246, 246, 250)');
  await expect(bars).toHaveAttribute('content', '#FFFFFF');
  await page.getByRole('radio', { name: /^Dark/ }).check();
  await expect.poll(ground).toBe('rgb(19, 18, 36)');
  await expect(bars).toHaveAttribute('content', '#1B1A31');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(ground).toBe('rgb(19, 18, 36)');
  // The system is light still.
  await expect(bars).toHaveAttribute('content', '#1B1A31');
  await expect(bars).not.toHaveAttribute('media');
});

test('a teacher sees on one page what needs them, in one call [R10]', async ({ page }) => {
  await signIn(page.context(), demoTeacher);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/a');
  await expect(page.getByRole('heading', { level: 2, name: 'Needs you' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Look:/ }).first()).toBeVisible();
  expect(asked.filter((path) => /\/classes\/[\w-]+\/admin\/$/.test(path))).toEqual([]);
  await expectAccessible(page);
});

test('Classrooms is current wherever one works in a class [F06]', async ({ page }) => {
  await signIn(page.context(), demoTeacher);
  const { classId } = await findDemoIds(page.context());
  for (const path of [`/a/classrooms/${classId}/results`, '/classroom/create-task', '/c/']) {
    await page.goto(path);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveText(['Classrooms']);
  }
});

test('a page has a title, a description, one address to be found under, navigation, a main area and a footer [F01]', async ({
  page,
}) => {
  await page.goto('/?from=a-friend');
  await expect(page).toHaveTitle('Maths practice that answers back · Lemma');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /randomised exercises/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL('/', page.url()).href);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('main#main')).toHaveCount(1);
  await expect(footer(page)).toBeVisible();

  await page.goto('/company/terms-of-use');
  await expect(page).toHaveTitle('Terms of use · Lemma');
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('a page that is all form has no footer, and says no address that is not its own [F01]', async ({ page }) => {
  await signIn(page.context(), demoTeacher);
  await page.goto('/a/catalog/exercises/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('the admin area of classrooms shows the classes that one teaches [R13]', async ({ page }) => {
  await signIn(page.context(), demoTeacher);
  await page.goto('/a/classrooms');
  await expect(page.getByRole('heading', { level: 1, name: 'Classrooms' })).toBeVisible();
  await page
    .getByRole('link', { name: /Year 11 Mathematics/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/a\/classrooms\/[\w-]+$/);
});

test('MathJax and its letters come from this server [C18]', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    if (protocol === 'http:' || protocol === 'https:') asked.add(`${host} ${pathname.split('.').at(-1) ?? ''}`);
  });
  await page.goto('/');
  await expect(page.locator('mjx-container').first()).toBeVisible();
  // Which letters the page needs depends on the values of its exercise: here all of them are fetched.
  const letters = await page.evaluate(async () => {
    const declared = [...document.fonts].filter(({ family }) => family.startsWith('MJX-'));
    await Promise.all(declared.map((letter) => letter.load()));
    return declared.length;
  });
  expect(letters).toBeGreaterThan(20);
  const { host } = new URL(page.url());
  expect(asked).toContain(`${host} woff2`);
  expect([...asked].filter((each) => !each.startsWith(`${host} `))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a page that comes to the front again is read anew, and not a second time three seconds later [K04]', async ({
  page,
}) => {
  await signIn(page.context(), demoLearner);
  await page.clock.install();
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mm/classes/')) reads += 1;
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.goto('/c/');
  await expect(page.getByRole('link', { name: /Year 11 Mathematics/ }).first()).toBeVisible();
  // From here on it stands but for what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  reads = 0;
  await comeBack();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(reads).toBe(1);
  }).toPass();
  await page.clock.runFor(3_000);
  await comeBack();
  await page.clock.runFor(1_000);
  expect(reads).toBe(1);
});
