import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createClassroom,
  getAttempt,
  joinClassroom,
  listLateAnswers,
  signUp,
  startAttempt,
  updateTask,
  type Attempt,
} from '@lemma/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { startFaultProxy } from '../../server/src/testing/product/fault-proxy.ts';
import { createHttpClient, type HttpClient } from '../../server/src/testing/http-client.ts';
import { findFreePort } from '../../server/src/testing/free-port.ts';
import { startProduct } from '../../server/src/testing/product/product.ts';
import { prepareStartedFolder } from './started-folder.ts';
import { setTask } from '../../server/src/testing/classes/set-task.ts';
import { apples } from './exercises.ts';
import { openKillableBrowser } from './browser/killable-browser.ts';
import { mathsBox } from './maths.ts';
import { goToQuestion, typeSurely } from './player.ts';

/** Faults found after the tunnel; all lists are empty if there are none. */
interface TunnelFindings {
  /** Came through although the wire was cut: nothing was tested. */
  readonly throughTheCut: string[];
  /** Typed and not at the server as it was typed. */
  readonly lost: string[];
  /** At the server more than once. */
  readonly doubled: string[];
  /** Counted, or kept for the teacher, although it was typed after the end. */
  readonly takenTooLate: string[];
  /** Typed in time, arrived late, and counted before the teacher decided. */
  readonly countedUnasked: string[];
}

interface TunnelReport {
  readonly findings: TunnelFindings;
  /** Answers given to the homework, drafts of it, and answers typed into the test in time and after its end. */
  readonly answers: number;
  readonly drafts: number;
  readonly inTime: number;
  readonly tooLate: number;
  /** From the last key to the kill of the browser. */
  readonly killedAfterMs: number;
  /** From the page's opening after the tunnel until the server had everything. */
  readonly backMs: number;
}

type Ids = { readonly classId: string; readonly taskId: string };

/**
 * A learner works on a homework and a test in a real browser. The wire is cut for so many minutes, in whose middle the time
 * of the test ends; questions are answered all along. After the last key the browser is killed, and opened again when the
 * wire is whole.
 */
export async function workInTunnel(options: { minutes: number; questions: number }): Promise<TunnelReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-tunnel-'));
  const port = await findFreePort();
  const wire = await startFaultProxy({ port });
  const site = `http://127.0.0.1:${wire.port}`;
  const dataDir = join(folder, 'data');
  await prepareStartedFolder(dataDir);
  const product = await startProduct({ dataDir, port, variables: { PUBLIC_URL: site } });
  const room = await openRoom(product.url, options.questions);
  const profile = join(folder, 'profile');
  let browser = await openKillableBrowser(profile);
  try {
    await browser.context.addCookies(cookiesOf(room.learner, site));
    const pages = await openPages(browser.context, site, room);
    const end = Date.now() + options.minutes * 30_000;
    await prepareTest(room, pages.test, end);
    wire.set('refuse');
    const typed = await workOffline({ room, pages, end, ...options });
    const lastKey = Date.now();
    await browser.kill();
    const killedAfterMs = Date.now() - lastKey;
    await wait(Math.max(0, end + options.minutes * 30_000 - Date.now()));
    const throughTheCut = await findThroughTheCut(room);
    wire.set('open');
    browser = await openKillableBrowser(profile);
    const began = Date.now();
    await openPages(browser.context, site, room);
    const findings = await untilNothingIsLost(room, typed);
    return {
      findings: { throughTheCut, ...findings },
      answers: typed.answers.size,
      drafts: typed.drafts.size,
      inTime: typed.inTime.size,
      tooLate: typed.tooLate.size,
      killedAfterMs,
      backMs: Date.now() - began,
    };
  } finally {
    await browser.kill();
    room.teacher.close();
    room.learner.close();
    await product.terminate();
    await wire.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Room {
  readonly teacher: HttpClient;
  readonly learner: HttpClient;
  readonly homework: Ids;
  readonly test: Ids;
  readonly attempts: { readonly homework: Attempt; readonly test: Attempt };
}

async function openRoom(url: string, questions: number): Promise<Room> {
  const [teacher, learner] = [createHttpClient(url), createHttpClient(url)];
  await teacher.call(signUp, {
    body: {
      firstName: 'Long',
      lastName: 'Tunnel',
      email: 'tunnel@school.example',
      password: 'a long password',
      role: 'teacher',
    },
  });
  const classroom = await teacher.call(createClassroom, { body: { name: 'Tunnel' } });
  await learner.call(joinClassroom, {
    body: { code: classroom.joinCode ?? '', firstName: 'Ben', lastName: 'Ito' },
  });
  const documents = Array.from({ length: questions }, (_, k) => ({ ...apples, title: `Apples ${k + 1}` }));
  const open = async (kind: 'practice' | 'assessment') => {
    const task = await setTask(teacher, classroom.id, { kind, attemptsAllowed: 1 }, documents);
    const ids = { classId: classroom.id, taskId: task.id };
    return { ids, attempt: await learner.call(startAttempt, { params: ids, body: { number: 1 } }) };
  };
  const [homework, test] = [await open('practice'), await open('assessment')];
  const attempts = { homework: homework.attempt, test: test.attempt };
  return { teacher, learner, homework: homework.ids, test: test.ids, attempts };
}

/** The learner's session, for a browser. */
function cookiesOf(learner: HttpClient, site: string) {
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  return learner
    .cookies()
    .split('; ')
    .map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: site, expires };
    });
}

interface Pages {
  readonly homework: Page;
  readonly test: Page;
}

async function openPages(context: BrowserContext, site: string, room: Room): Promise<Pages> {
  const open = async ({ classId, taskId }: Ids): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${site}/c/${classId}/tasks/${taskId}`);
    return page;
  };
  return { homework: await open(room.homework), test: await open(room.test) };
}

/** The first question of the test is answered in time, on a whole wire; then the page learns when the time ends. */
async function prepareTest({ teacher, test, attempts }: Room, page: Page, end: number): Promise<void> {
  await typeSurely(page, String(sumOf(attempts.test, 1)));
  await page.getByText(/^Saved \d/).waitFor();
  await teacher.call(updateTask, { params: test, body: { dueAt: new Date(end).toISOString() } });
  await page.reload();
  await page.getByRole('timer').waitFor();
  await mathsBox(page).waitFor();
}

function sumOf(attempt: Attempt, question: number): number {
  const text = attempt.items[question - 1]?.variant.question ?? '';
  const [, a, b] = /has (\d+) apples and picks (\d+) more/.exec(text) ?? [];
  return Number(a) + Number(b);
}

/** The text typed in the tunnel, by question. */
interface Typed {
  readonly answers: Map<number, string>;
  readonly drafts: Map<number, string>;
  readonly inTime: Map<number, string>;
  readonly tooLate: Set<number>;
}

async function workOffline(work: {
  readonly room: Room;
  readonly pages: Pages;
  readonly end: number;
  readonly minutes: number;
  readonly questions: number;
}): Promise<Typed> {
  const { room, pages, end, minutes, questions } = work;
  const began = end - minutes * 30_000;
  const typed: Typed = { answers: new Map(), drafts: new Map(), inTime: new Map(), tooLate: new Set() };
  for (let question = 2; question <= questions; question += 1) {
    await wait(Math.max(0, began + (minutes * 60_000 * (question - 1.5)) / questions - Date.now()));
    await workOnTest(question, { room, page: pages.test, end, typed });
    await goToQuestion(pages.homework, question);
    const sum = sumOf(room.attempts.homework, question);
    if (question % 2 === 0) {
      await typeSurely(pages.homework, String(sum));
      await pages.homework.keyboard.press('Enter');
      typed.answers.set(question, String(sum));
      const waiting = typed.answers.size === 1 ? '1 answer is' : `${typed.answers.size} answers are`;
      await pages.homework.getByText(`${waiting} kept on this device.`).waitFor();
    } else {
      await typeSurely(pages.homework, String(sum + 100));
      typed.drafts.set(question, String(sum + 100));
    }
  }
  // A second of typing may be lost with a device.
  await wait(1_000);
  return typed;
}

async function workOnTest(
  question: number,
  { room, page, end, typed }: { room: Room; page: Page; end: number; typed: Typed },
): Promise<void> {
  if (Date.now() < end) {
    await goToQuestion(page, question);
    const sum = String(sumOf(room.attempts.test, question));
    await typeSurely(page, sum);
    if (Date.now() < end) typed.inTime.set(question, sum);
    return;
  }
  await page.bringToFront();
  await page.getByText('The time is up').first().waitFor();
  typed.tooLate.add(question);
  // A learner who tries all the same must not get through.
  const link = page.getByRole('link', { name: new RegExp(`^Question ${question},`) });
  if (await link.isVisible()) await link.click();
  if (await mathsBox(page).isVisible())
    await mathsBox(page)
      .click({ timeout: 5_000 })
      .catch(() => undefined);
  await page.keyboard.type(String(sumOf(room.attempts.test, question)));
}

const lookAt = ({ learner }: Room, { id }: Attempt): Promise<Attempt> =>
  learner.call(getAttempt, { params: { attemptId: id } });

/** Questions after the first of which the server heard while the wire was cut. */
async function findThroughTheCut(room: Room): Promise<string[]> {
  const heard: string[] = [];
  for (const attempt of [room.attempts.homework, room.attempts.test]) {
    const { items, kind } = await lookAt(room, attempt);
    for (const { position, responseCount, draft } of items) {
      if (position > 1 && (responseCount > 0 || draft.sequence > 0)) heard.push(`${kind} ${position}`);
    }
  }
  const late = await room.teacher.call(listLateAnswers, { params: room.test });
  return [...heard, ...late.map(({ position }) => `late ${position}`)];
}

type Findings = Omit<TunnelFindings, 'throughTheCut'>;

/** Looks until everything has arrived, or for two minutes; then once more, so that a second copy would be seen. */
async function untilNothingIsLost(room: Room, typed: Typed): Promise<Findings> {
  const giveUpAt = Date.now() + 120_000;
  while ((await compare(room, typed)).lost.length > 0 && Date.now() < giveUpAt) await wait(200);
  await wait(3_000);
  return compare(room, typed);
}

async function compare(room: Room, typed: Typed): Promise<Findings> {
  const found: Findings = { lost: [], doubled: [], takenTooLate: [], countedUnasked: [] };
  const homework = await lookAt(room, room.attempts.homework);
  for (const { position, state, responses, responseCount, draft } of homework.items) {
    const answer = typed.answers.get(position);
    if (responseCount > (answer === undefined ? 0 : 1)) found.doubled.push(`homework ${position}`);
    if (answer !== undefined && !(responses[0]?.answers[0]?.value === answer && state === 'right')) {
      found.lost.push(`answer ${position}`);
    }
    const kept = typed.drafts.get(position);
    if (kept !== undefined && draft.answers[0]?.value !== kept) found.lost.push(`draft ${position}`);
  }
  const test = await lookAt(room, room.attempts.test);
  const late = await room.teacher.call(listLateAnswers, { params: room.test });
  for (const { position, state, responseCount } of test.items) {
    const arrived = late.filter((one) => one.position === position);
    if (position === 1 && !(state === 'right' && responseCount === 1)) found.lost.push('the test’s first answer');
    if (position > 1 && responseCount > 0) found.countedUnasked.push(`test ${position}`);
    if (arrived.length > 1) found.doubled.push(`test ${position}`);
    if (typed.tooLate.has(position) && arrived.length > 0) found.takenTooLate.push(`test ${position}`);
    const answer = typed.inTime.get(position);
    const isKept = arrived.some((one) => one.answers[0]?.value === answer && one.state === 'waiting');
    if (answer !== undefined && !isKept) found.lost.push(`test ${position}`);
  }
  if (test.handedInBy !== 'server') found.lost.push('the hand-in of the test at its end');
  return found;
}
