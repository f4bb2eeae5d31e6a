import { expect, test } from './test.ts';

const pageThat = (change: string) => `<!doctype html><title>Presses</title>
  <p id="above"></p><button id="pressed">Save</button>
  <script>document.querySelector('#pressed').addEventListener('pointerdown', () => { ${change} })</script>`;

const lost = [
  [
    "document.querySelector('#above').style.height = '200px'",
    /lost press: “Save” was moved by 0, \d+; it ended on nothing/,
  ],
  ["document.querySelector('#pressed').replaceWith('Saved')", /lost press: “Save” was taken away; it ended on nothing/],
] as const;

for (const [change, fault] of lost)
  test(`a press whose control changes under the pointer is a fault of the page: ${change}`, async ({ page, watch }) => {
    watch.expectComplaint(fault);
    await page.route('**/presses', (route) => route.fulfill({ contentType: 'text/html', body: pageThat(change) }));
    await page.goto('/presses');
    const box = await page.getByRole('button', { name: 'Save' }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await expect.poll(() => watch.complaints.join('\n')).toMatch(fault);
  });

test('a press that is dragged away, or ends where it began, is none', async ({ page, watch }) => {
  await page.route('**/presses', (route) => route.fulfill({ contentType: 'text/html', body: pageThat('') }));
  await page.goto('/presses');
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300);
  await page.mouse.up();
  expect(watch.complaints).toEqual([]);
});
