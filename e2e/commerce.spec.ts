import type { Page } from '@playwright/test';
import { createCodes } from '@lemma/contracts';
import { openShop, type Shop } from '../server/src/testing/commerce/shop.ts';
import type { TestApp } from '../server/src/testing/test-app.ts';
import { findFreePort, serveApp, signInAs } from './support/browser/served-app.ts';
import { expect, expectAccessible, test as base } from './test.ts';

/** An instance that sells places in classes, by card and by invoice. */
const test = base.extend<Record<never, never>, { selling: { shop: Shop; url: string } }>({
  selling: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const prepare = (app: TestApp) => serveApp(app, port);
      const shop = await openShop({ variables: { PUBLIC_URL: url }, prepare });
      await use({ shop, url });
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ selling }, use) => use(selling.url),
});

/** A class that asks its learners for a place, with a browser of one of them on its page. */
async function openAsLearner(shop: Shop, page: Page) {
  const room = await shop.openPaidClass();
  await signInAs(page.context(), room.learner);
  await page.goto(`/c/${room.classId}`);
  await expect(page.getByRole('heading', { name: /^This class costs €12\.00/ })).toBeVisible();
  return room;
}

/** The page of Stripe, on which the payer pays with one press and is sent back. */
async function playStripe(page: Page, shop: Shop): Promise<void> {
  await page.route('https://checkout.stripe.com/**', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const back = shop.stripe.books.sessions.get(id)?.successUrl ?? '';
    shop.stripe.books.pay(id);
    const body = `<!doctype html><title>Checkout</title><a href="${back.replaceAll('&', '&amp;')}">Pay</a>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
}

test('a learner pays by card and is back in the class; when the money is given back, the class asks again [C13] [M09]', async ({
  page,
  openBrowser,
  selling: { shop },
  watch,
}) => {
  watch.expectComplaint('checkout.stripe.com');
  const { classId } = await openAsLearner(shop, page);
  await expectAccessible(page);
  await playStripe(page, shop);
  await page.getByRole('button', { name: 'Pay €12.00', exact: true }).click();
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByText(/^Thank you\. .* is paid\.$/)).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/c/${classId}`);
  await expect(page.getByRole('heading', { name: /^This class costs/ })).toHaveCount(0);

  const office = await openBrowser();
  await shop.confirm();
  await signInAs(office.context(), shop.admin);
  await office.goto('/a/administration/commerce');
  await office.getByRole('button', { name: /^Give back: / }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Moved to another school');
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^This class costs €12\.00/ })).toBeVisible();
});

test('a learner asks for an invoice, and has a place when its transfer is noted [M09]', async ({
  page,
  openBrowser,
  selling: { shop },
}) => {
  const { classId } = await openAsLearner(shop, page);
  await page.getByRole('button', { name: 'Pay €12.00 by invoice' }).click();
  await expect(page.getByText(/^Please transfer €12\.00/)).toBeVisible();
  const invoice = page.url();

  const office = await openBrowser();
  await shop.confirm();
  await signInAs(office.context(), shop.admin);
  await office.goto('/a/administration/commerce');
  await office.getByRole('button', { name: /^Note a transfer: / }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Note it' }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);

  await page.goto(invoice);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Please transfer/)).toHaveCount(0);
  await page.goto(`/c/${classId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^This class costs/ })).toHaveCount(0);
});

test('a learner enters an access code of the bookstore, which works once [M09]', async ({
  page,
  selling: { shop },
  watch,
}) => {
  watch.expectComplaint('redeem_code');
  const { itemId } = await openAsLearner(shop, page);
  await shop.confirm();
  const { codes } = await shop.admin.call(createCodes, { body: { itemId, name: 'Bookstore', count: 1 } });
  await page.getByRole('button', { name: 'I have an access code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Access code').fill('AAAA-BBBB-CCCC-DDDD');
  await dialog.getByRole('button', { name: 'Use the code' }).click();
  await expect(dialog.getByLabel('Access code')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Access code').fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByText(/^You have a place: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^This class costs/ })).toHaveCount(0);
});
