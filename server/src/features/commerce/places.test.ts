import {
  addPaymentException,
  createCodes,
  downloadCodes,
  downloadPayments,
  getAttempt,
  getClassPayment,
  giveEntitlement,
  joinClassroom,
  listCommerceItems,
  listMembers,
  listNotifications,
  listPayments,
  recordTransfer,
  redeemCode,
  refundPayment,
  removePaymentException,
  revokeCodes,
  setClassPayment,
  startAttempt,
  startTrial,
  submitResponse,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { openShop, type Shop } from '../../testing/commerce/shop.ts';
import { turnHappenings } from '../notifications/work/turning.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.confirm();
});
afterAll(() => shop.close());

type Room = Awaited<ReturnType<Shop['openPaidClass']>>;

/** Tries to begin something new: `placeNeeded`, or begun. */
async function begin(room: Pick<Room, 'teacher' | 'classId'>, learner: Pick<Room['learner'], 'tryCall'>) {
  const task = await setTask(room.teacher, room.classId);
  const params = { classId: room.classId, taskId: task.id };
  const { status, body } = await learner.tryCall(startAttempt, { params, body: { number: 1 } });
  return status < 300 ? 'begun' : ((body as { code?: string }).code ?? status);
}

const offersIn = (room: Pick<Room, 'classId'>, person: Pick<Room['learner'], 'call'>) =>
  person.call(listCommerceItems, { query: { classroom: room.classId } });

async function join(room: Room) {
  const learner = await shop.app.signUpAs('learner');
  await learner.call(joinClassroom, { body: { code: room.joinCode } });
  return learner;
}

describe('a class that is paid for', () => {
  it('lets learners begin new attempts when they have paid, and its teachers always [M09] [R16]', async () => {
    const room = await shop.openPaidClass();
    expect(await begin(room, room.learner)).toBe('classroom/place-needed');
    expect(await begin(room, room.teacher)).toBe('begun');
    expect(await offersIn(room, room.learner)).toMatchObject({
      items: [{ id: room.itemId, total: 1200, currency: 'EUR', canTry: true, canBuy: true, trialDays: 14 }],
      place: { state: 'needed', paidBy: 'learner' },
      providers: ['stripe', 'invoice'],
    });
    const { session } = await shop.begin(room.learner, room.itemId);
    shop.stripe.books.pay(session);
    await shop.deliverAll();
    expect(await begin(room, room.learner)).toBe('begun');
    const { place } = await offersIn(room, room.learner);
    expect(place).toMatchObject({ state: 'held', entitlement: { cause: 'payment' } });
    const params = { classId: room.classId };
    expect(await room.teacher.call(getClassPayment, { params })).toMatchObject({
      learners: 1,
      withPlace: 1,
      trying: 0,
    });
  });

  it('leaves open what learners have begun and done [M09]', async () => {
    const room = await shop.app.openClassroom();
    const task = await setTask(room.teacher, room.classId);
    const attempt = await room.learner.call(startAttempt, {
      params: { classId: room.classId, taskId: task.id },
      body: { number: 1 },
    });
    const itemId = await shop.addItem();
    const rule = { itemId, licenceId: null, startsAt: shop.app.clock.now.toISOString() };
    await room.teacher.call(setClassPayment, { params: { classId: room.classId }, body: { rule } });
    expect(await begin(room, room.learner)).toBe('classroom/place-needed');
    const params = { attemptId: attempt.id };
    expect((await room.learner.call(getAttempt, { params })).id).toBe(attempt.id);
    const [item] = attempt.items;
    const answers = [{ part: 'square', value: 'x^2+2x+1' }];
    await room.learner.call(submitResponse, {
      params: { ...params, itemId: item?.id ?? '' },
      body: { id: newId(), variantNumber: 1, answers, secondsSpent: 5 },
    });
    const again = { params: { classId: room.classId, taskId: task.id }, body: { number: 1 } };
    expect((await room.learner.call(startAttempt, again)).id).toBe(attempt.id);
  });

  it('is free until it begins to ask, free again when its teacher says so, and shows strangers nothing', async () => {
    const room = await shop.openPaidClass();
    const params = { classId: room.classId };
    const startsAt = new Date(shop.app.clock.now.getTime() + 86_400_000).toISOString();
    const rule = { itemId: room.itemId, licenceId: null, startsAt };
    await room.teacher.call(setClassPayment, { params, body: { rule } });
    expect((await offersIn(room, room.learner)).place).toMatchObject({ state: 'later', startsAt });
    expect(await begin(room, room.learner)).toBe('begun');
    shop.pass(2);
    expect(await begin(room, room.learner)).toBe('classroom/place-needed');
    await room.teacher.call(setClassPayment, { params, body: { rule: null } });
    expect(await begin(room, room.learner)).toBe('begun');
    expect(await offersIn(room, room.learner)).toMatchObject({ items: [], place: { state: 'free' } });
    const stranger = await shop.app.signUpAs('learner');
    const refused = await stranger.tryCall(listCommerceItems, { query: { classroom: room.classId } });
    expect(refused.status).toBe(404);
    expect((await room.learner.tryCall(setClassPayment, { params, body: { rule: null } })).status).toBe(403);
  });

  it('has learners who need not pay, for as long as its teacher says', async () => {
    const room = await shop.openPaidClass();
    const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId } });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    const params = { classId: room.classId, memberId };
    const after = await room.teacher.call(addPaymentException, { params });
    expect(after).toMatchObject({ withPlace: 1, exceptions: [{ memberId }] });
    expect(await begin(room, room.learner)).toBe('begun');
    expect(await room.teacher.call(removePaymentException, { params })).toMatchObject({ exceptions: [] });
    expect(await begin(room, room.learner)).toBe('classroom/place-needed');
    await room.teacher.call(addPaymentException, { params });
    expect(await begin(room, room.learner)).toBe('begun');
  });
});

describe('a trial', () => {
  it('opens the class once and for its days, without a payment, and reminds before it ends [C13] [S05]', async () => {
    const room = await shop.openPaidClass({ name: 'Tried algebra' });
    const answer = await room.learner.call(startTrial, { body: { item: room.itemId } });
    expect(answer).toMatchObject({ user: { id: room.learner.user.id }, payment: null });
    expect(await begin(room, room.learner)).toBe('begun');
    expect((await offersIn(room, room.learner)).items).toMatchObject([{ canTry: false, canBuy: true }]);
    const titles = async () => {
      await turnHappenings(shop.app.services);
      const { notifications } = await room.learner.call(listNotifications, {});
      return notifications.filter(({ title }) => title === 'Your free trial ends soon: Tried algebra').length;
    };
    expect(await titles()).toBe(0);
    shop.pass(7.5);
    expect(await titles()).toBe(1);
    shop.pass(6);
    expect(await titles()).toBe(2);
    shop.pass(1);
    expect(await begin(room, room.learner)).toBe('classroom/place-needed');
    const again = await room.learner.tryCall(startTrial, { body: { item: room.itemId } });
    expect(again.status).toBe(409);
  });

  it('is followed by what was bought during it, day for day, and reminds no more', async () => {
    const room = await shop.openPaidClass({ name: 'Bought algebra', termDays: 30 });
    await room.learner.call(startTrial, { body: { item: room.itemId } });
    const { session } = await shop.begin(room.learner, room.itemId);
    shop.stripe.books.pay(session);
    await shop.deliverAll();
    const { entitlements } = await room.learner.call(listPayments, {});
    const [trial, paid] = ['trial', 'payment'].map((cause) => entitlements.find((one) => one.cause === cause));
    expect(paid?.startsAt).toBe(trial?.endsAt);
    shop.pass(20);
    await turnHappenings(shop.app.services);
    const { notifications } = await room.learner.call(listNotifications, {});
    expect(notifications.filter(({ title }) => title.includes('Bought algebra'))).toEqual([]);
    expect(await begin(room, room.learner)).toBe('begun');
  });
});

describe('an access code', () => {
  it('gives a place once, however it is typed and however many come at the same moment, and not after it was withdrawn', async () => {
    const room = await shop.openPaidClass({ termDays: null, endsOn: '2027-07-31' });
    const other = await join(room);
    const body = { itemId: room.itemId, name: 'Bookstore', count: 3 };
    const { codes, batchId } = await shop.admin.call(createCodes, { body });
    const [first = '', second = '', third = ''] = codes;
    expect(new Set(codes).size).toBe(3);
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect(await room.learner.call(redeemCode, { body: { code: typed } })).toMatchObject({
      user: { id: room.learner.user.id },
      entitlement: { cause: 'code' },
    });
    expect(await begin(room, room.learner)).toBe('begun');
    expect((await room.learner.tryCall(redeemCode, { body: { code: second } })).status).toBe(409);
    const refusals = await Promise.all(
      [first, 'AAAA-BBBB-CCCC-DDDD'].map((code) => other.tryCall(redeemCode, { body: { code } })),
    );
    expect(refusals.map(({ status }) => status)).toEqual([400, 400]);
    await shop.admin.call(revokeCodes, { params: { codeBatchId: batchId }, body: { lastFour: third.slice(-4) } });
    expect((await other.tryCall(redeemCode, { body: { code: third } })).status).toBe(400);
    const file = await shop.admin.tryCall(downloadCodes, { params: { codeBatchId: batchId } });
    expect(file.raw).toContain(`${first.slice(-4)},used,`);
    expect(file.raw).not.toContain(first);
    shop.admin.sendAlways({ 'accept-language': 'de' });
    const inGerman = await shop.admin.tryCall(downloadCodes, { params: { codeBatchId: batchId } });
    expect(inGerman.raw).toMatch(/Letzte vier,Stand,Verwendet am\r\n/);
    expect(inGerman.raw).toContain(`${first.slice(-4)},verwendet,`);
    expect((await shop.admin.tryCall(downloadPayments, {})).raw).toContain('Zahlung,Rechnung,Begonnen,Bezahlt,Stand,');
    shop.admin.sendAlways({ 'accept-language': '' });
    expect(await begin(room, other)).toBe('classroom/place-needed');
    const rivals = [other, await join(room), await join(room)];
    const tries = rivals.map((rival) => rival.tryCall(redeemCode, { body: { code: second } }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const begun = await Promise.all(rivals.map((rival) => begin(room, rival)));
    expect(begun).toEqual(statuses.map((status) => (status === 200 ? 'begun' : 'classroom/place-needed')));
  });
});

describe('a licence', () => {
  it('gives learners of its class places as long as there are some, and ends with its refund', async () => {
    const room = await shop.openPaidClass();
    const licence = { kind: 'licence', payer: 'school', placeItemId: room.itemId, price: 500, trialDays: 0 } as const;
    const licenceItem = await shop.addItem(licence);
    const learnerBuys = await room.learner.tryCall(startTrial, { body: { item: licenceItem } });
    expect(learnerBuys.status).toBe(409);
    const { payment } = await shop.begin(room.teacher, licenceItem, { quantity: 2, provider: 'invoice' });
    expect(payment.total).toBe(1000);
    const paymentPath = { paymentId: payment.id };
    await shop.admin.call(recordTransfer, { params: paymentPath, body: { id: newId(), amount: 1000 } });
    const params = { classId: room.classId };
    const { licences } = await room.teacher.call(getClassPayment, { params });
    expect(licences).toMatchObject([{ places: 2, used: 0 }]);
    const rule = { itemId: room.itemId, licenceId: licences[0]?.id ?? '', startsAt: shop.app.clock.now.toISOString() };
    await room.teacher.call(setClassPayment, { params, body: { rule } });
    const [second, third] = [await join(room), await join(room)];
    // Each begins two tasks in two tabs, and needs one place.
    const tabs = [room.learner, second, third].map((one) => Promise.all([begin(room, one), begin(room, one)]));
    const begun = (await Promise.all(tabs)).map((both) => both.join(', '));
    expect(begun.toSorted()).toEqual([
      'begun, begun',
      'begun, begun',
      'classroom/place-needed, classroom/place-needed',
    ]);
    expect(await room.teacher.call(getClassPayment, { params })).toMatchObject({
      withPlace: 2,
      licences: [{ used: 2 }],
    });
    const refund = { id: newId(), amount: 1000, reason: 'By mistake' };
    await shop.admin.call(refundPayment, { params: paymentPath, body: refund });
    expect(await begin(room, room.learner)).toBe('classroom/place-needed');
  });

  it('is bought by teachers alone', async () => {
    const room = await shop.openPaidClass();
    const licence = { kind: 'licence', payer: 'school', placeItemId: room.itemId, trialDays: 0 } as const;
    const item = await shop.addItem(licence);
    const refused = await shop.begin(room.learner, item).catch((error: Error) => error.message);
    expect(refused).toContain('403');
  });
});

describe('an upgrade and a gift', () => {
  it('open every class that asks for a place, or the classes of one item', async () => {
    const [one, two] = [await shop.openPaidClass(), await shop.openPaidClass()];
    const upgrade = await shop.addItem({ kind: 'upgrade', trialDays: 0 });
    const { email } = one.learner;
    await shop.admin.call(giveEntitlement, { body: { email, itemId: two.itemId } });
    expect(await begin(one, one.learner)).toBe('classroom/place-needed');
    const { session } = await shop.begin(one.learner, upgrade);
    shop.stripe.books.pay(session);
    await shop.deliverAll();
    expect(await begin(one, one.learner)).toBe('begun');
    await one.learner.call(joinClassroom, { body: { code: two.joinCode } });
    expect(await begin(two, one.learner)).toBe('begun');
  });
});
