import { open } from './type.mjs';
import { AxeBuilder } from '@axe-core/playwright';
import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
const V = (p, i = 0) => p.evaluate((i) => document.querySelectorAll('math-field')[i].value, i);
const log = (...a) => console.log(...a);
{
  const { browser, page } = await open();
  const hosts = new Set(); page.on('request', (r) => { const u = new URL(r.url()); if (u.host !== 'localhost:23517' && u.protocol.startsWith('http')) hosts.add(u.host); });
  // hit test
  const box = await page.locator('[data-answer-box]').first().boundingBox();
  let hit = 0, all = 0;
  for (let x = 3; x < box.width - 2; x += 14) for (const y of [4, 14, 22, 32, 40]) {
    await page.evaluate(() => document.activeElement?.blur()); await page.mouse.click(box.x + x, box.y + y); await page.waitForTimeout(70); all++;
    if (await page.evaluate(() => document.activeElement === document.querySelector('math-field'))) hit++;
  }
  log('hit', hit, '/', all);
  // tab order
  await page.locator('math-field').first().click(); await page.waitForTimeout(300);
  const order = []; for (let i = 0; i < 7; i++) { order.push(await page.evaluate(() => document.activeElement.getAttribute('aria-label') || document.activeElement.type || document.activeElement.textContent)); await page.keyboard.press('Tab'); }
  for (let i = 0; i < 7; i++) { await page.keyboard.press('Shift+Tab'); } order.push('back:' + await page.evaluate(() => document.activeElement.getAttribute('aria-label')));
  log('tab', order.join(' | '));
  // arrows cross fields
  await page.locator('math-field').first().click(); await page.waitForTimeout(200); await page.keyboard.type('1'); await page.keyboard.press('ArrowRight'); await page.waitForTimeout(100);
  log('arrow', await page.evaluate(() => document.activeElement.getAttribute('aria-label')));
  // escape and backslash do not open latex mode
  await page.locator('math-field').first().click(); await page.waitForTimeout(200); await page.keyboard.press('Escape'); await page.keyboard.type('\\'); await page.keyboard.type('2'); log('esc', await V(page), await page.evaluate(() => document.querySelector('math-field').mode));
  const paste = async (t) => { await page.evaluate((t) => { const f = document.querySelector('math-field'); f.setValue(''); f.focus(); const d = new DataTransfer(); d.setData('text/plain', t); const s = f.shadowRoot.querySelector('[contenteditable]') ?? f; s.dispatchEvent(new ClipboardEvent('paste', { clipboardData: d, bubbles: true, composed: true, cancelable: true })); }, t); await page.waitForTimeout(250); return await V(page) + '   ' + (await page.locator('.slot-notes').first().textContent()).slice(0, 90); };
  for (const t of ['1/2', 'sqrt(2)/2', '$\\frac{1}{2}+x$', '½ ≤ x', '\\href{a}{b}', 'hello )', 'x'.repeat(600), '2 1/2']) log('paste', t.slice(0, 20), '=>', await paste(t));
  // enter
  await page.evaluate(() => { const f = document.querySelector('math-field'); f.setValue(''); f.focus(); });
  await page.keyboard.type('12+34'); await page.keyboard.press('Enter'); await page.waitForTimeout(50); log('enter', await page.textContent('#state'));
  // undo
  await page.keyboard.press('Control+z'); log('undo', await V(page));
  // drafts restore
  log('hosts', [...hosts]);
  const axe1 = await new AxeBuilder({ page }).analyze(); log('axe closed', axe1.violations.map((v) => v.id + ' ' + v.nodes.length + ' ' + v.nodes[0].html.slice(0, 120)));
  await page.getByRole('button', { name: 'Keyboard', exact: true }).click(); await page.waitForTimeout(400);
  const axe2 = await new AxeBuilder({ page }).analyze(); log('axe open', axe2.violations.map((v) => v.id + ' ' + v.nodes.length + ' ' + v.nodes[0].html.slice(0, 200)));
  // keyboard use of the keyboard
  await page.locator('[data-key][aria-label="x"]').focus(); await page.keyboard.press('ArrowDown'); await page.keyboard.press('ArrowRight'); log('kbd focus', await page.evaluate(() => document.activeElement.getAttribute('aria-label')));
  await page.evaluate(() => document.querySelector('math-field').setValue('')); await page.keyboard.press('Enter'); await page.waitForTimeout(100); log('kbd press', await V(page), await page.evaluate(() => document.activeElement.getAttribute('aria-label')));
  await page.keyboard.press('Escape'); await page.waitForTimeout(200); log('hidden', await page.locator('[role=tab]').count(), await page.evaluate(() => document.activeElement.tagName));
  await browser.close();
}
{
  const { browser, page } = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.locator('math-field').first().tap(); await page.waitForSelector('[role=tab]'); await page.waitForTimeout(300);
  await page.evaluate(() => { const f = document.querySelector('math-field'); f.insert('1234567890+1234567890+1234567890+1234567890+123456'); f.dispatchEvent(new Event('input')); });
  await page.waitForTimeout(300);
  log('wide page', await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('[data-answer-box]').getBoundingClientRect().width]));
  await page.screenshot({ path: '/tmp/wide.png' });
  // long press on 7 then release
  const key = await page.locator('[data-key][aria-label="7"]').boundingBox();
  const c = await page.context().newCDPSession(page);
  await page.evaluate(() => document.querySelector('math-field').setValue('x'));
  await c.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: key.x + 20, y: key.y + 20 }] }); await page.waitForTimeout(600); await page.screenshot({ path: '/tmp/longpress.png' });
  await c.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }); await page.waitForTimeout(150); log('long press', await V(page));
  // repeat delete
  await page.evaluate(() => document.querySelector('math-field').setValue('123456789'));
  const del = await page.locator('[data-key][aria-label="Delete"]').first().boundingBox();
  await c.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: del.x + 20, y: del.y + 20 }] }); await page.waitForTimeout(800); await c.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }); await page.waitForTimeout(100); log('repeat', await V(page));
  // two thumbs
  await page.evaluate(() => document.querySelector('math-field').setValue(''));
  const k1 = await page.locator('[data-key][aria-label="1"]').boundingBox(), k3 = await page.locator('[data-key][aria-label="3"]').boundingBox();
  const p1 = { x: k1.x + 20, y: k1.y + 20, id: 1 }, p3 = { x: k3.x + 20, y: k3.y + 20, id: 2 };
  await c.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [p1] }); await c.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [p1, p3] });
  await c.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [p3] }); await c.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }); await page.waitForTimeout(100); log('two thumbs', await V(page));
  // hidden field scrolled above keyboard
  await page.locator('[data-answer-box] input').first().scrollIntoViewIfNeeded();
  await page.locator('math-field').nth(1).tap(); await page.waitForTimeout(300);
  log('box above', await page.evaluate(() => document.querySelectorAll('[data-answer-box]')[1].getBoundingClientRect().bottom < document.querySelector('section[data-math-keyboard]').getBoundingClientRect().top));
  await page.locator('[aria-label="Hide keyboard"]').tap(); await page.waitForTimeout(200); log('hide', await page.locator('[role=tab]').count());
  await browser.close();
}
for (const [name, pattern, url] of [['no mathlive', /deps\/mathlive/, ''], ['no mathjax', /lemma\.js/, ''], ['comma', /nothing-at-all/, '?decimal=,']]) {
  const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 768, height: 800 } });
  await page.route(pattern, (r) => r.abort()); await page.goto('http://localhost:23517/gallery/index.html' + url); await page.waitForTimeout(3500);
  if (name === 'no mathlive') { await page.locator('[data-answer-box] input').first().fill('1/(2x'); await page.waitForTimeout(1500); }
  if (name === 'comma') { await page.locator('math-field').first().click(); await page.waitForTimeout(300); await page.keyboard.type('1,5+2'); await page.waitForTimeout(1200); log('comma', await V(page), (await page.locator('[role=status]').first().textContent())); await page.getByRole('button', { name: 'Keyboard', exact: true }).click(); await page.waitForTimeout(300); log(await page.locator('[data-key][aria-label="decimal comma"]').count()); }
  await page.screenshot({ path: `/tmp/f-${name.replace(' ', '-')}.png` });
  await browser.close();
}
