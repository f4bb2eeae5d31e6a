import { open } from './type.mjs';
for (const w of [768]) {
const { browser, page } = await open({ viewport: { width: w, height: 800 } });
await page.locator('math-field').first().click(); await page.waitForTimeout(400);
await page.keyboard.type('3cos sqrt 3x +1', { delay: 20 });
await page.evaluate(() => { const f = document.querySelector('math-field'); f.setValue(''); f.insert('\\frac{3\\cos\\sqrt{3x+1}}{2\\sqrt{3x}}'); f.dispatchEvent(new Event('input')); });
await page.evaluate(() => { for (const t of ['pointerdown','pointerup','click','mousedown','focusin','focusout']) document.addEventListener(t, (e) => console.warn(t, e.target.tagName, (e.target.textContent||'').slice(0,12), document.querySelectorAll('[data-math-keyboard]').length, scrollY), true); });
await page.getByRole('button', { name: 'Keyboard', exact: true }).click(); await page.waitForTimeout(800);
console.log(w, await page.locator('[role=tab]').count());
await page.screenshot({ path: '/tmp/kb.png' });
await browser.close(); }
