import { open } from './type.mjs';
const { browser, page } = await open();
page.on('console', m => console.log('LOG', m.text().slice(0, 900)));
await page.evaluate(() => { const f = document.querySelector('math-field'); const o = f.setValue.bind(f); f.setValue = (...a) => { console.log('setValue', JSON.stringify(a), new Error().stack.split('\n').slice(2,6).join(' < ')); return o(...a); }; window.f0 = f; f.addEventListener('input', (e) => console.log('input', f.value, e.inputType)); f.addEventListener('focusout', () => console.log('focusout')); f.addEventListener('focusin', () => console.log('focusin'));});
await page.locator('math-field').first().click();
for (const c of 'sq') { await page.keyboard.type(c); await page.waitForTimeout(100); console.log(c, await page.evaluate(() => document.querySelector('math-field').value + '   same ' + (f0 === document.querySelector('math-field')))); }
await browser.close();
