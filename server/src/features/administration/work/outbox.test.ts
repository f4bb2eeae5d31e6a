import { listMails, retryMail } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../../core/db/tables/index.ts';
import { openTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { mailData } from '../../mails/data/mail-store.ts';

let app: TestApp;
let withServer: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  withServer = await openTestApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
afterAll(async () => {
  await app.close();
  await withServer.close();
});

const text =
  'Set a new password:\nhttp://lemma.test/account/reset-password#token=abc_DEF-123\n\nLemma, http://lemma.test';

async function queue(place: TestApp): Promise<{ superuser: TestClient; mailId: string }> {
  const superuser = await place.signUpWithRoles(['superuser']);
  await place.database.db.delete(mails);
  await mailData(place.services).insertMail({ userId: null, to: 'who@school.example', subject: 'S', text, html: text });
  const [mail] = await place.database.db.select().from(mails);
  return { superuser, mailId: mail?.id ?? '' };
}

it('shows no link that opens an account where no mail server is set either: it is in the folder alone [SC28]', async () => {
  const { superuser } = await queue(app);
  const answer = await superuser.call(listMails, {});
  const mail = { text: expect.stringContaining('[link left out]'), state: 'waiting', attempts: 0 };
  expect(answer).toMatchObject({ total: 1, hasMailServer: false, mails: [mail] });
  expect(JSON.stringify(answer)).not.toContain('abc_DEF-123');
});

it('shows no link that opens an account when mails are sent [SC28]', async () => {
  const { superuser } = await queue(withServer);
  const answer = await superuser.tryCall(listMails);
  expect(answer.body).toMatchObject({ hasMailServer: true });
  expect(answer.raw).toContain('[link left out]');
  expect(answer.raw).not.toContain('abc_DEF-123');
});

it('tries a failed mail again, and none that was sent or whose link has ended', async () => {
  const { superuser, mailId } = await queue(app);
  const set = (changes: object) => app.database.db.update(mails).set(changes).where(eq(mails.id, mailId));
  await set({ state: 'failed', problem: 'mailbox full' });
  await superuser.call(retryMail, { params: { mailId } });
  const failed = await superuser.call(listMails, { query: { state: 'failed' } });
  const waiting = await superuser.call(listMails, { query: { state: 'waiting' } });
  expect([failed.total, waiting.total]).toEqual([0, 1]);
  for (const changes of [{ state: 'sent' }, { state: 'failed', text: 'http://lemma.test/x#token=…' }]) {
    await set(changes);
    expect((await superuser.tryCall(retryMail, { params: { mailId } })).status).toBe(409);
  }
});
