import { createOutages } from '../../../core/outages.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../core/db/tables/index.ts';
import { openTestDatabase } from '../../../core/db/test-database.ts';
import { createMailCarrier, mailFolder } from '../../../core/outside/mail.ts';
import { startMailSink, type MailSink } from '../../../testing/mail-sink.ts';
import { createMailDelivery, nextTry } from './delivery.ts';
import { renderMail } from './render.ts';
import { createMailStore, type DueMail } from '../data/mail-store.ts';
import { speakerOf } from '../../../core/language/speakers.ts';
import { verifyEmailMail } from './texts.ts';

const log = pino({ level: 'silent' });
const publicUrl = 'https://lemma.test';
const hour = 3_600_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sink: MailSink;
const clock = { now: new Date('2026-09-07T08:00:00Z') };
const now = () => clock.now;
beforeAll(async () => {
  database = await openTestDatabase();
  sink = await startMailSink();
});
afterAll(async () => {
  await sink.close();
  await database.close();
});
beforeEach(async () => {
  sink.behave('taking');
  await database.db.delete(mails);
});

/** A node of its own that sends to the sink. */
function node(smtpUrl: string | null = sink.url, dataDir = database.dataDir, logger = log) {
  const mailFrom = 'Lemma <no-reply@lemma.test>';
  const carrier = createMailCarrier({ smtpUrl: smtpUrl ?? undefined, mailFrom, dataDir, publicUrl });
  const store = createMailStore(database, now);
  return createMailDelivery({
    mails: store,
    carrier,
    log: logger,
    outages: createOutages(log),
    now,
    keepsTokens: smtpUrl === null,
  });
}

const english = speakerOf('en');

async function write(to: string, subject = 'Hello'): Promise<void> {
  const content = { subject, paragraphs: ['One line.'], action: { label: 'Open', path: '/account#token=abc_DEF-1' } };
  await createMailStore(database, now).insertMail({ userId: null, to, ...renderMail(publicUrl, content, english) });
}

const states = async () => (await database.db.select().from(mails)).map(({ state }) => state);

describe('delivery', () => {
  it('[RL20] delivers each mail once, whichever of several nodes takes it', async () => {
    const before = sink.mails.length;
    for (let index = 0; index < 12; index += 1) await write(`person${index}@school.internal`);
    const nodes = [node(), node(), node()];
    await Promise.all(nodes.map((one) => one.deliverDue()));
    const recipients = sink.mails.slice(before).flatMap((mail) => mail.recipients);
    expect(recipients.sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `person${index}@school.internal`).sort(),
    );
    expect(new Set(await states())).toEqual(new Set(['sent']));
    await Promise.all(nodes.map((one) => one.stop()));
  });

  it('lets other work in between the mails of many', async () => {
    const due = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }) as DueMail);
    const sent: string[] = [];
    const one = createMailDelivery({
      mails: {
        ...createMailStore(database, now),
        takeDueMails: ({ most }) => Promise.resolve(due.splice(0, most)),
        markSent: (id) => Promise.resolve(void sent.push(id)),
      },
      carrier: { reaches: () => true, send: () => Promise.resolve(), close: () => undefined },
      log,
      outages: createOutages(log),
      now,
      keepsTokens: false,
    });
    let sentBefore = Infinity;
    setImmediate(() => (sentBefore = sent.length));
    await one.deliverDue();
    expect(sent).toHaveLength(12);
    expect(sentBefore).toBeLessThan(12);
  });

  it('[RL20] tries again with growing waits while the mail server is out of order', async () => {
    sink.behave('broken');
    await write('later@school.internal');
    const one = node();
    const start = clock.now;
    await one.deliverDue();
    const [first] = await database.db.select().from(mails);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, nextTryAt: new Date(start.getTime() + 30_000) });
    expect(first?.problem).toContain('Not here');
    expect(await one.deliverDue()).toBe(0);

    clock.now = new Date(start.getTime() + 30_000);
    await one.deliverDue();
    const [second] = await database.db.select().from(mails);
    expect(second).toMatchObject({ attempts: 2, nextTryAt: new Date(clock.now.getTime() + 60_000) });

    sink.behave('taking');
    clock.now = new Date(start.getTime() + hour);
    await one.deliverDue();
    expect(await states()).toEqual(['sent']);
    clock.now = start;
    await one.stop();
  });

  it('[RL20] keeps trying for 72 hours, then says that it failed', async () => {
    sink.behave('broken');
    await write('never@school.internal');
    const one = node();
    const start = clock.now;
    const tries: number[] = [];
    for (;;) {
      await one.deliverDue();
      tries.push((clock.now.getTime() - start.getTime()) / hour);
      const [mail] = await database.db.select().from(mails);
      if (mail?.state !== 'waiting') break;
      clock.now = mail.nextTryAt;
    }
    expect(await states()).toEqual(['failed']);
    expect(tries.at(-1)).toBe(72);
    expect(tries.length).toBeGreaterThan(15);
    clock.now = start;
    await one.stop();
  });

  it('takes mails that somebody waits for before notifications that were written earlier, also when it is in the middle of many', async () => {
    const notification = { unsubscribePath: '/api/mm/notifications/unsubscribe/?token=x' };
    for (let index = 0; index < 12; index += 1) await write(`many${index}@school.internal`);
    await database.db.update(mails).set(notification);
    clock.now = new Date(clock.now.getTime() + 60_000);
    const store = createMailStore(database, now);
    const take = async () =>
      (await store.takeDueMails({ most: 5, leaseEnd: new Date(clock.now.getTime() + hour) })).map(({ to }) => to);
    await write('waiting@school.internal');
    expect(await take()).toEqual([
      'waiting@school.internal',
      ...[0, 1, 2, 3].map((index) => `many${index}@school.internal`),
    ]);
    await write('waits-too@school.internal');
    expect((await take())[0]).toBe('waits-too@school.internal');
  });

  it('sends nothing to domains that are reserved for examples, which the log says once and the outbox for each', async () => {
    const before = sink.mails.length;
    const reserved = [
      'a@school.example',
      'b@EXAMPLE.com',
      'c@x.example.org',
      'd@invalid',
      'e@a.test',
      'f@b.localhost.',
    ];
    const real = ['g@example.com.school.internal', 'h@counterexample.internal', 'i@test.internal', 'j@myexample.com'];
    for (const to of [...reserved, ...real]) await write(to);
    const lines: string[] = [];
    const one = node(sink.url, database.dataDir, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
    await one.deliverDue();
    expect(
      sink.mails
        .slice(before)
        .flatMap(({ recipients }) => recipients)
        .sort(),
    ).toEqual(real);
    const failed = (await database.db.select().from(mails)).filter(({ state }) => state === 'failed');
    expect(failed.map(({ to }) => to).sort()).toEqual([...reserved].sort());
    expect(failed[0]).toMatchObject({ problem: expect.stringContaining('reserved for examples'), attempts: 1 });
    expect(lines.filter((line) => line.includes('reserved domains'))).toHaveLength(1);
    await one.stop();
  });

  it('gives up immediately where the mail server says that there is no such recipient', async () => {
    sink.behave('refusing');
    await write('no-one@school.internal');
    const one = node();
    await one.deliverDue();
    expect(await states()).toEqual(['failed']);
    await one.stop();
  });

  it('[RL20] takes over the mails of a node that ended in the middle', async () => {
    await write('orphan@school.internal');
    const leaseEnd = new Date(clock.now.getTime() + 5 * 60_000);
    await createMailStore(database, now).takeDueMails({ most: 5, leaseEnd });
    const other = node();
    expect(await other.deliverDue()).toBe(0);
    const start = clock.now;
    clock.now = leaseEnd;
    expect(await other.deliverDue()).toBe(1);
    expect(await states()).toEqual(['sent']);
    clock.now = start;
    await other.stop();
  });

  it('[RL20] stops while a mail server says nothing at all', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await write('hanging@school.internal');
    const one = node(`smtp://127.0.0.1:${port}`);
    const connected = new Promise((resolve) => silent.once('connection', resolve));
    const running = one.deliverDue();
    await connected;
    await one.stop();
    await running;
    expect(await states()).toEqual(['waiting']);
    silent.close();
  });

  it('removes the token of a link once the mail is on its way [SC28]', async () => {
    await write('link@school.internal');
    const one = node();
    await one.deliverDue();
    expect(sink.mails.at(-1)?.link).toBe('https://lemma.test/account#token=abc_DEF-1');
    const [mail] = await database.db.select().from(mails);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('abc_DEF-1');
    await one.stop();
  });

  it('without a mail server writes each mail into a folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lemma-mail-'));
    await write('paper@school.internal', 'Grüße');
    const one = node(null, dataDir);
    await one.deliverDue();
    const files = readdirSync(mailFolder({ dataDir }));
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const mail = await PostalMime.parse(readFileSync(join(mailFolder({ dataDir }), files[0] ?? '')));
    expect(mail).toMatchObject({ subject: 'Grüße', to: [{ address: 'paper@school.internal' }] });
    expect(await states()).toEqual(['sent']);
    await one.stop();
    rmSync(dataDir, { recursive: true });
  });
});

describe('a mail', () => {
  it('[SC19] has one subject and one recipient, whatever was typed', async () => {
    await write('one@school.internal', 'Hello\r\nBcc: other@school.internal\r\n\r\nBody');
    const one = node();
    await one.deliverDue();
    const mail = sink.mails.at(-1);
    expect(mail?.recipients).toEqual(['one@school.internal']);
    expect(mail?.subject).toBe('Hello Bcc: other@school.internal Body');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    await one.stop();
  });

  it('goes out in the language of its reader: subject, text, HTML and its direction', async () => {
    const one = node();
    const mail = renderMail(publicUrl, verifyEmailMail('abc'), speakerOf('ar-XB'));
    await createMailStore(database, now).insertMail({ userId: null, to: 'one@school.internal', ...mail });
    await one.deliverDue();
    const sent = sink.mails.at(-1);
    expect(sent?.subject).toMatch(/^⟦Çöñfîŕm/);
    expect(sent?.text).toMatch(/⟦Ţĥîš åððŕéšš/);
    expect(sent?.html).toContain('<html lang="ar-XB" dir="rtl">');
    expect(sent?.html).not.toContain('Confirm');
    await one.stop();
  });
});

describe('the next try', () => {
  it('is never more than six hours away, nor after three days', () => {
    const createdAt = clock.now;
    expect(nextTry({ attempts: 30, createdAt }, createdAt)).toEqual(new Date(createdAt.getTime() + 6 * hour));
    const late = new Date(createdAt.getTime() + 70 * hour);
    expect(nextTry({ attempts: 30, createdAt }, late)).toEqual(new Date(createdAt.getTime() + 72 * hour));
    expect(nextTry({ attempts: 30, createdAt }, new Date(createdAt.getTime() + 72 * hour))).toBeNull();
  });
});
