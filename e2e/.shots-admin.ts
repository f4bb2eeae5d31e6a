import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowser, browserFlags } from '/work/main/e2e/browser.ts';
process.env.LEMMA_URL = 'http://localhost:23011';
const { becomeAdministrator } = await import('/work/main/e2e/support/administrator.ts');
const { callApi, signIn } = await import('/work/main/e2e/support/demo.ts');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const baseURL = 'http://localhost:23011';
const learner = await browser.newContext({ baseURL });
await signIn(learner, 'student@demo.lemma.example');
const who = await callApi<{id: string}>(learner, 'GET', '/session-auth/session/');
for (const [subject, type, feedbackType] of [['Triangle that cannot exist in variant 845','BG','problem'],['Can I weigh two sections differently?','QU','question'],['Show the steps bigger','QU','idea']] as const)
  await callApi(learner, 'POST', '/feedback/', { subject, message: 'I did this:\n1. opened the task\n2. saw it.', replyAllowed: true, preferredEmail: '', feedbackType, type, state: 'OP', context: { userAgent: 'Firefox 140', pageUrl: 'http://localhost/c/1/tasks/2', version: '0.1.0', extras: { screen: '360 x 740' } } });
for (const [level,type,message] of [['error','Unhandled Error','TypeError: x is undefined'],['warning','Slow request','GET /classes/ took 3400 ms'],['info','Not signed in','listClassrooms']] as const)
  await callApi(learner, 'POST', '/log_message/', { level, type, message, url: 'http://localhost/c/1', ua: 'Firefox', version: '0.1.0' });
const admin = await browser.newContext({ baseURL });
await becomeAdministrator(admin);
const ps = await callApi<{users: {id:string; userName:string}[]}>(admin, 'GET', '/administration/users/?q=demo9');
await callApi(admin, 'POST', `/administration/users/${ps.users[0]?.id}/deactivate/`, { reason: 'Left the school' });
const state = await admin.storageState();
const pages: [string, string, ((p: import('@playwright/test').Page) => Promise<void>)?][] = [
  ['users', '/a/administration/users'], ['user', `/a/administration/users/${who.id}`], ['mails', '/a/administration/mails'],
  ['feedback', '/a/administration/feedback'], ['audit', '/a/administration/audit'], ['reports', '/a/administration/reports'],
  ['dialog', `/a/administration/users/${who.id}`, async (p) => { await p.getByRole('button', { name: 'Erase' }).click(); await p.getByRole('dialog').waitFor(); await p.waitForTimeout(400); }],
  ['answer', `/a/administration/feedback`, async (p) => { await p.getByRole('button', { name: /Answer: Tri/ }).click(); await p.getByRole('dialog').waitFor(); await p.waitForTimeout(400);}],
  ['send', `/c/`, async (p) => { await p.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }).click(); await p.getByRole('dialog').waitFor(); await p.waitForTimeout(400);}],
];
const only = process.argv.slice(2);
for (const [width, scheme] of [[1280,'light'],[1280,'dark'],[360,'light'],[768,'light']] as const) {
  const context = await browser.newContext({ baseURL, storageState: state, viewport: { width, height: 800 }, colorScheme: scheme });
  for (const [name, path, act] of pages) {
    if (only.length > 0 && !only.includes(name)) continue;
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(700);
    try { await act?.(page); } catch (e) { console.log(name, String(e).slice(0, 200)); }
    await page.screenshot({ path: `/tmp/lemma/admin/${name}-${width}-${scheme}.png`, fullPage: act === undefined });
    await page.close();
  }
  await context.close();
}
await browser.close();
