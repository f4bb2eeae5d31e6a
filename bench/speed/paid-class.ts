import { listCommerceItems, setClassPayment, startAttempt, type InputOf } from '@lemma/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { silentLog } from '../../server/src/core/db/log.ts';
import { openDatabase } from '../../server/src/core/db/open-database.ts';
import { itemPrices, licences, members, payments, soldItems } from '../../server/src/core/db/tables/index.ts';
import type { TestPlace } from '../../server/src/core/db/test-database.ts';
import {
  composeResponse,
  openBusyClass,
  sendResponse,
  type BusyClass,
} from '../../server/src/testing/classes/busy-class.ts';
import { setTask } from '../../server/src/testing/classes/set-task.ts';
import { sellingVariables } from '../../server/src/testing/commerce/fake-stripe.ts';
import { findFreePort } from '../../server/src/testing/free-port.ts';
import { startProduct } from '../../server/src/testing/product/product.ts';
import { onEachDatabase } from '../databases.ts';
import { quantile } from '../measure.ts';

const classSize = Number(process.env['BENCH_COUNT'] ?? 1000);
const phases = Number(process.env['BENCH_PHASES'] ?? 20);
const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 6);
const answering = 16;
const answersASecond = 10;

type Rule = NonNullable<InputOf<typeof setClassPayment>['body']>['rule'];

/**
 * `paid-class`: learners of a class answer while the others begin a new task, in phases in turn: in the class that is free,
 * and in the moment in which it begins to ask for places, when everybody takes one of a licence's. All have read the offer.
 */
export async function benchPaidClass(): Promise<void> {
  const rows: object[] = [];
  await onEachDatabase(async ({ name, place }) => {
    const options = { ...place, variables: sellingVariables, port: await findFreePort() };
    let product = await startProduct(options);
    const busy = await openBusyClass([product.url], classSize);
    const task = await setTask(busy.teacher, busy.classId, { name: 'New' });
    await product.terminate();
    const rule = await sellLicence(place, busy.classId);
    product = await startProduct(options);
    const found = await inTurn({ busy, cpuMs: product.cpuMs }, { classId: busy.classId, taskId: task.id }, rule);
    for (const [kind, seen] of Object.entries(found.seen)) rows.push(rowOf(`${name}, ${kind}`, seen));
    console.log(`${found.begun} of ${classSize - answering} began the new task, ${found.asked} answers in all`);
    busy.close();
    await product.terminate();
  });
  console.table(rows);
}

interface Seen {
  readonly times: number[];
  /** Of the server, in all phases. */
  cpuMs: number;
}

const rowOf = (name: string, { times, cpuMs }: Seen) => {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) => Number(quantile(sorted, share).toFixed(2)));
  return { name, answers: times.length, 'p50 ms': p50, 'p95 ms': p95, 'CPU s': Number((cpuMs / 1000).toFixed(1)) };
};

/** A licence of the class's teacher with a place for everybody, as a paid invoice leaves it. */
async function sellLicence(place: TestPlace, classId: string): Promise<Rule> {
  const environment = { ...place, databasePool: 2, backupEveryMinutes: 0, backupKeep: 1 };
  const { db, close } = await openDatabase(environment, silentLog, { migrations: false });
  const [itemId, priceId, paymentId, licenceId] = [newId(), newId(), newId(), newId()];
  const createdAt = new Date();
  const everybody = await db.select().from(members);
  const teacher = everybody.find(({ classroomId, role }) => classroomId === classId && role === 'teacher');
  const ownerId = teacher?.userId ?? '';
  const item = { id: itemId, kind: 'place', name: 'Algebra', description: '', payer: 'school' } as const;
  await db.insert(soldItems).values({ ...item, taxCategory: 'standard', termDays: 180, trialDays: 0, createdAt });
  await db.insert(itemPrices).values({ id: priceId, itemId, version: 1, amount: 1200, currency: 'EUR', createdAt });
  const total = 1200 * classSize;
  const charge = { quantity: classSize, currency: 'EUR', unit: 1200, net: total, tax: 0, total, received: total };
  const tax = { taxName: '', taxRate: 0, isTaxIncluded: true, country: 'DE', billTo: '', returnPath: '/' };
  const paid = { provider: 'invoice', state: 'paid', openedAt: createdAt, createdAt } as const;
  const bought = { id: paymentId, userId: ownerId, itemId, priceId, itemName: item.name };
  await db.insert(payments).values({ ...bought, ...charge, ...tax, ...paid });
  await db
    .insert(licences)
    .values({ id: licenceId, itemId, ownerId, paymentId, places: classSize, startsAt: createdAt });
  await close();
  return { itemId, licenceId, startsAt: createdAt.toISOString() };
}

async function inTurn(
  { busy, cpuMs }: { busy: BusyClass; cpuMs: () => number },
  params: { classId: string; taskId: string },
  rule: Rule,
) {
  const seen: Record<'free' | 'becoming paid', Seen> = {
    free: { times: [], cpuMs: 0 },
    'becoming paid': { times: [], cpuMs: 0 },
  };
  const others = busy.learners.slice(answering);
  const each = Math.ceil(others.length / phases);
  let [begun, asked] = [0, 0];
  for (let phase = -1; phase < phases; phase += 1) {
    const kind = phase % 2 === 0 ? 'becoming paid' : 'free';
    const isPaid = kind === 'becoming paid';
    const cpuBefore = cpuMs();
    await busy.teacher.call(setClassPayment, { params, body: { rule: isPaid ? rule : null } });
    // The first phase, without others, warms up.
    const coming = phase < 0 ? [] : others.slice(phase * each, (phase + 1) * each);
    const beginning = coming.map(async ({ client }, at) => {
      await wait((at * secondsEach * 1000) / each);
      // The page of a class asks for the offer wherever the instance sells: only the answer says that the class is free.
      await client.call(listCommerceItems, { query: { classroom: params.classId } });
      await client.call(startAttempt, { params, body: { number: 1 } });
      begun += 1;
    });
    const answers = Array.from({ length: secondsEach * answersASecond }, async (_, at) => {
      await wait((at * 1000) / answersASecond);
      const began = performance.now();
      await sendResponse(busy, composeResponse(busy, at % answering, Math.random));
      asked += 1;
      if (phase >= 0) seen[kind].times.push(performance.now() - began);
    });
    await Promise.all([...beginning, ...answers]);
    if (phase >= 0) seen[kind].cpuMs += cpuMs() - cpuBefore;
  }
  return { seen, begun, asked };
}
