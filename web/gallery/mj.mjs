import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--headless','--no-sandbox','--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
await page.goto('http://localhost:23517/gallery/index.html?mode=long'); await page.waitForTimeout(3000);
console.log(await page.evaluate(async () => {
  const out = [...document.querySelectorAll('[data-display]')].map((e) => { const c = e.querySelector('mjx-container'); return { fs: getComputedStyle(e).fontSize, cfs: getComputedStyle(c).fontSize, w: e.clientWidth, sw: e.scrollWidth, style: c.getAttribute('style'), attrs: [...c.attributes].map((a) => a.name + '=' + a.value).join(' '), html: c.innerHTML.slice(0, 700) }; });
  return out;
}));
await browser.close();
