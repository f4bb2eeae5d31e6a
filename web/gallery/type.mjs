import chromium from '@sparticuz/chromium';
import { chromium as pw, devices } from 'playwright-core';
export async function open(options = {}, url = 'http://localhost:23517/gallery/index.html') {
  const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log('console', m.type(), m.text().slice(0,300)); });
  page.on('pageerror', e => console.log('pageerror', e.message, (e.stack||'').slice(0,300)));
  await page.goto(url); await page.addStyleTag({content:'vite-error-overlay{display:none}'}); await page.waitForSelector('math-field', { timeout: 20000 }); await page.waitForTimeout(1200);
  return { browser, page };
}
if (process.argv[1].endsWith('type.mjs')) {
  const { browser, page } = await open();
  await page.screenshot({ path: '/tmp/g2.png', fullPage: true });
  const cases = (process.argv[2] ?? '').split('@@').filter(Boolean).length ? process.argv[2].split('@@') : ['1/2'];
  for (const c of cases) {
    const f = page.locator('math-field').first();
    await f.click();
    await page.evaluate(() => { const f = document.querySelector('math-field'); f.setValue(''); f.focus(); });
    await page.keyboard.type(c, { delay: 15 });
    await page.waitForTimeout(60);
    console.log(c.padEnd(14), await page.evaluate(() => document.querySelector('math-field').value), '   state', (await page.textContent('#state')).slice(0, 60));
  }
  await browser.close();
}
