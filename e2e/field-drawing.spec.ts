import type { Page } from '@playwright/test';
import { demoLearner, findDemoIds, signIn } from './support/demo.ts';
import { mathsBox, typeMaths } from './support/maths.ts';
import { expect, test } from './test.ts';

const untilShown = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

test('a key draws the field once, also one that makes it grow; a field of another size is drawn anew', async ({
  page,
}) => {
  await signIn(page.context(), demoLearner);
  const { classId, taskNamed } = await findDemoIds(page.context());
  await page.goto(`/c/${classId}/tasks/${taskNamed('Lines and parabolas')}`);
  const box = mathsBox(page);
  await typeMaths(page, box, '1');
  await untilShown(page);
  await box.evaluate((field) => {
    const content = field.shadowRoot?.querySelector('[part=content]');
    if (!content) throw new Error('the field has no content');
    let draws = 0;
    const counted = new MutationObserver((changes) => {
      draws += changes.filter(({ addedNodes }) => addedNodes.length > 0).length;
      field.setAttribute('data-draws', String(draws));
    });
    counted.observe(content, { childList: true });
  });
  const draws = () => box.getAttribute('data-draws').then(Number);
  const keys = '2+x^2-4(y+1)^3'.split('');
  for (const key of keys) {
    await page.keyboard.press(key);
    await untilShown(page);
  }
  expect(await draws()).toBe(keys.length);
  await box.evaluate((field) => (field.style.fontSize = '40px'));
  await expect.poll(draws).toBe(keys.length + 1);
});
