import { open } from './type.mjs';
for (const [wait, tab] of [[0,false],[30,false],[200,false],[1000,false],[0,true],[200,true]]) {
const { browser, page } = await open();
if (tab) await page.keyboard.press('Tab'); else await page.locator('math-field').first().click();
await page.waitForTimeout(wait);
for (const c of '789') { await page.keyboard.type(c); await page.waitForTimeout(100); }
console.log(wait, tab, await page.evaluate(() => document.querySelector('math-field').value));
await browser.close();
}
