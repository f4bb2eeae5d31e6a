import type { Page } from '@playwright/test';
import { demoLearner, demoPassword, demoTeacher, signIn } from './support/demo.ts';
import { fillSignIn, newEmail, password } from './support/people.ts';
import { withoutFirstReads } from './support/browser/first-reads.ts';
import { expect, test } from './test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a visitor on a teacher page gets the account form and is on that page after signing in [F02] [P07] [V01]', async ({
  page,
}) => {
  await page.goto('/a/catalog/exercises?q=square');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You must sign in to perform this action')).toBeVisible();
  await fillSignIn(page, demoTeacher, demoPassword);
  await expect(page).toHaveURL(/\/a\/catalog\/exercises\?q=square$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a learner reads that a teacher page is not theirs [F02]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/a');
  await expect(page.getByRole('heading', { level: 1, name: 'Permission denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address that leads nowhere shows a page inside the frame with a way home [R32]', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(mainNavigation(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maths practice that answers back' })).toBeVisible();
});

test('navigation, logo and footer follow the role [F06] [F07] [F08] [F11]', async ({ page, openBrowser }) => {
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await page.goto('/help');
  await page.goto('/company/terms-of-use');
  await expect(mainNavigation(page).getByRole('link')).toHaveText(['Classrooms', 'Poll Sessions']);
  await expect(footer.getByRole('link')).toHaveText(['Classrooms', 'Polls', 'Privacy', 'Terms', 'Contact']);
  await expect(page.getByText(`© ${new Date().getFullYear()} Lemma`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await signIn(page.context(), demoLearner);
  await page.reload();
  await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
  await expect(mainNavigation(page).getByRole('link')).toHaveText(['Classrooms', 'Poll Sessions']);
  const learnersLinks = ['Classrooms', 'Polls', 'Account', 'Help', 'Privacy', 'Terms', 'Contact'];
  await expect(footer.getByRole('link')).toHaveText(learnersLinks);
  await page.getByRole('link', { name: 'Lemma, home' }).click();
  await expect(page).toHaveURL(/\/$/);

  const teacher = await openBrowser();
  await signIn(teacher.context(), demoTeacher);
  await teacher.goto('/c/');
  await expect(mainNavigation(teacher).getByRole('link')).toHaveText(['Exercises', 'Classrooms', 'Poll Sessions']);
  await expect(mainNavigation(teacher).getByRole('link', { name: 'Classrooms' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await teacher.getByRole('link', { name: 'Year 11 Mathematics' }).click();
  await expect(teacher).toHaveURL(/\/a\/classrooms\//);
  await expect(mainNavigation(teacher).getByRole('link', { name: 'Classrooms' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await teacher.getByRole('link', { name: 'Lemma, home' }).click();
  await expect(teacher).toHaveURL(/\/a$/);
});

test('the first press of Tab offers to jump to the content [F09]', async ({ page }) => {
  await page.goto('/company/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Jump to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a bar runs along the upper edge until the data of the page are there [F09]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await withoutFirstReads(page);
  await page.route('**/api/mm/classes/', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/c/');
  const bar = page.getByRole('progressbar', { name: 'Loading', exact: true });
  await expect(bar).toHaveCount(1);
  release();
  await expect(page.getByRole('link', { name: 'Year 11 Mathematics' }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a small screen has a menu drawer instead of links in the bar [F10] [F08]', async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  await page.goto('/');
  await expect(mainNavigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([/Lemma/, 'Classrooms', 'Poll Sessions', 'Sign in']);
  await drawer.getByRole('link', { name: 'Sign in' }).click();
  await expect(drawer).toHaveCount(0);
  await fillSignIn(page, demoTeacher, demoPassword);
  await expect(page).toHaveURL(/\/a$/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer.getByRole('link')).toHaveText([
    /Lemma/,
    'Exercises',
    'Classrooms',
    'Poll Sessions',
    'Account',
    'Help',
  ]);
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
});

test('a wrong password gets an explanation and keeps the name that was typed [V01]', async ({ page, watch }) => {
  watch.expectComplaint(/40[013]/);
  await page.goto('/account');
  await fillSignIn(page, demoLearner, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await expect(page.getByLabel('E-mail or user name')).toHaveValue(demoLearner);
});

test('an error in a form is shown beside its field [V07] [V03]', async ({ page, watch }) => {
  watch.expectComplaint('400');
  await page.goto('/account?form=sign-up');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Enter a name\./);
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 8 characters\./);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/lists of leaked passwords/);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'AO , account of Ada Okafor' })).toBeVisible();
});

test('a spinner stands while it is not known who is here [F03] [F08] [S01]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  const answered = Promise.withResolvers<void>();
  await withoutFirstReads(page);
  await page.route('**/session-auth/session/', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/c/');
  await expect(page.getByRole('progressbar', { name: 'Loading your account' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sign in')).toHaveAttribute('aria-disabled', 'true');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Classrooms' })).toBeVisible();
});
