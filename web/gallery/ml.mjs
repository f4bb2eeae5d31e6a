import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const page = await browser.newPage();
await page.goto('http://localhost:23517/gallery/ml.html'); await page.waitForFunction('window.ready'); await page.waitForTimeout(500);
const r = await page.evaluate(() => {
  const f = document.getElementById('f'); const out = {};
  for (const v of ['x^2','x^{2+a}y','\\frac{1}{2}','x_1','\\sqrt{x+1}','\\left(x^2\\right)','\\int_a^b x','\\log_2 x','x^{}','\\sin^{2}x', 'e^{\\frac{1}{2}}','\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}']) {
    f.value = v; const rows = [];
    for (let p = 0; p <= f.lastOffset; p++) { const i = f.getElementInfo(p); rows.push(`${p}:${i?.depth}:${i?.latex}`); }
    out[v] = rows.join(' | ');
  }
  out.kb = f.keybindings.filter(k => ['[Tab]','shift+[Tab]','[Escape]','\\','[IntlBackslash]'].includes(k.key) || /\[Space/.test(k.key)).map(k=>JSON.stringify(k));
  out.sc = Object.keys(f.inlineShortcuts).join(' ');
  return out;
});
console.log(JSON.stringify(r, null, 1));
await browser.close();
