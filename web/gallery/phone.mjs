import { open } from './type.mjs';
const scheme = process.argv[2] ?? 'light';
const { browser, page } = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: scheme });
const f = page.locator('math-field').first();
await f.tap(); await page.waitForSelector('[data-math-keyboard]'); await page.waitForTimeout(600);
for (const k of ['4','x','7']) await page.locator('[data-math-keyboard] [data-key]', { hasText: new RegExp('^'+k+'$') }).first().tap();
await page.waitForTimeout(300);
await page.screenshot({ path: `/tmp/p-${scheme}.png` });
console.log(await page.evaluate(() => ({ v: document.querySelector('math-field').value, h: document.querySelector('section[data-math-keyboard]').getBoundingClientRect().height, active: document.activeElement.tagName, keys: [...document.querySelectorAll('[data-key]')].map(k => { const r = k.getBoundingClientRect(); return `${k.getAttribute('aria-label')} ${r.width.toFixed(1)}x${r.height}`; }).slice(0, 12), sw: document.documentElement.scrollWidth })));
for (const [i, tab] of ['Functions','Relations, sets, intervals','Greek','Letters'].entries()) {
  await page.locator(`[role=tab][aria-label="${tab}"]`).tap(); await page.waitForTimeout(200);
  await page.screenshot({ path: `/tmp/p${i}-${scheme}.png`, clip: { x: 0, y: 400, width: 360, height: 340 } });
}
console.log(await page.evaluate(() => document.activeElement.tagName));
await page.locator('[role=tab]').first().tap();
await page.locator('[data-key][aria-label="Fraction"]').tap(); await page.locator('[data-key][aria-label="2"]').tap();
await page.locator('[data-key][aria-label="Right"]').tap(); await page.locator('[data-key][aria-label="plus"]').tap(); await page.locator('[data-key][aria-label="Square root"]').tap();await page.locator('[data-key][aria-label="5"]').tap();
console.log(await page.evaluate(() => document.querySelector('math-field').value));
await page.locator('[data-key][aria-label="Check"]').tap(); console.log((await page.textContent('#state')));
await page.touchscreen.tap(300, 40); await page.waitForTimeout(300);
console.log('shown', await page.locator('section[data-math-keyboard]').count());
await browser.close();
