import { open } from './type.mjs';
const { browser, page } = await open();
await page.locator('math-field').first().click();
for (let r = 0; r < 3; r++) {
await page.evaluate(() => { const f = document.querySelector('math-field'); f.setValue(''); f.focus(); });
for (const c of 'sqrt(x)+1') { await page.keyboard.type(c); await page.waitForTimeout(50); console.log(c, await page.evaluate(() => document.querySelector('math-field').value + '   pos ' + document.querySelector('math-field').position)); }
}
await browser.close();
