import { acceptInvitation, importMembers, listMembers, previewMemberImport, type ImportPlan } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, mails, rosterMembers } from '../../../../core/db/tables/index.ts';
import { oneRosterOf, type RosterUser } from '../../../../testing/classes/one-roster.ts';
import { learnerOf, rosterImport, rosterOf, zip, type RosterHome } from '../../../../testing/classes/roster-import.ts';
import { programOf } from '../../../../testing/people/token-program.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { openClass, preview, post, importAll } = rosterImport(() => app);
const outcomesOf = ({ lines }: ImportPlan) => lines.map(({ sourcedId, outcome }) => [sourcedId, outcome]);
const namesIn = async ({ teacher, classId }: RosterHome) =>
  (await teacher.call(listMembers, { params: { classId } })).members
    .filter(({ isSelf }) => !isSelf)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .toSorted();

let marks = 0;
/** Ids of a school of its own. */
const newMark = () => `m${(marks += 1)}`;

describe('a roster of a school, imported into a class [R18]', () => {
  it.each(['1.1', '1.2'] as const)('brings its people, and changes nothing the second time (%s)', async (version) => {
    const home = await openClass();
    const m = newMark();
    const people = [
      learnerOf(`${m}-1`, 'Mila', 'Novak', { username: `${m}.mila` }),
      learnerOf(`${m}-2`, 'Sam', 'Okafor', { email: `${m}.sam@school.example` }),
      learnerOf(`${m}-3`, 'Tom', 'Hall', { role: 'teacher', email: `${m}.tom@school.example` }),
      learnerOf(`${m}-4`, 'No', 'Address', { role: 'teacher' }),
      learnerOf(`${m}-5`, 'My', 'Self', { role: 'teacher', email: home.teacher.email.toUpperCase() }),
    ];
    const file = rosterOf(people, { version });
    expect(outcomesOf(await preview(home, file))).toEqual([
      [`${m}-1`, 'account'],
      [`${m}-2`, 'invited'],
      [`${m}-3`, 'invited'],
      [`${m}-4`, 'left-out'],
      [`${m}-5`, 'here'],
    ]);
    const done = await importAll(home, file);
    expect(done).toMatchObject({ joined: 0, invited: 2, renamed: 0, gone: 0 });
    expect(done.accounts.map(({ userName }) => userName)).toEqual([`${m}.mila`]);
    const again = await preview(home, file);
    expect(outcomesOf(again).map(([, outcome]) => outcome)).toEqual([
      'here',
      'invited-already',
      'invited-already',
      'left-out',
      'here',
    ]);
    expect(again.doManyLeave).toBe(false);
    expect(await namesIn(home)).toEqual(['Mila Novak']);
    const stored = await app.database.db
      .select()
      .from(rosterMembers)
      .where(eq(rosterMembers.classroomId, home.classId));
    expect(stored.map(({ sourcedId }) => sourcedId).toSorted()).toEqual([`${m}-1`, `${m}-5`]);
  });

  it('follows who leaves, who comes back and who has another name; work and account stay', async () => {
    const home = await openClass();
    const m = newMark();
    const all = ['Ada', 'Ben', 'Cem', 'Dan'].map((name) => learnerOf(`${m}-${name}`, name, 'Byron'));
    await importAll(home, rosterOf(all));
    const [ada, ...rest] = all;
    const married = rosterOf(rest.map((one) => (one.given === 'Cem' ? { ...one, family: 'King' } : one)));
    const seen = await preview(home, married);
    expect(seen.lines.map(({ number, firstName, outcome, why }) => [number, firstName, outcome, why])).toEqual([
      [2, 'Ben', 'here', 'Nothing changes'],
      [3, 'Cem', 'renamed', 'Was Cem Byron until now'],
      [4, 'Dan', 'here', 'Nothing changes'],
      [0, 'Ada', 'leaves', 'The roster no longer has them; their work stays'],
    ]);
    expect(await importAll(home, married)).toMatchObject({ renamed: 1, gone: 1, accounts: [] });
    expect(await namesIn(home)).toEqual(['Ben Byron', 'Cem King', 'Dan Byron']);
    const entries = await app.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, home.teacher.user.id));
    expect(entries.filter(({ act }) => act === 'rename-school-accounts')).toHaveLength(1);
    const back = rosterOf([...rest, ada as RosterUser]);
    expect(outcomesOf(await preview(home, back)).at(-1)).toEqual([`${m}-Ada`, 'comes-back']);
    expect(await importAll(home, back)).toMatchObject({ joined: 1, accounts: [] });
  });

  it('does not take out more than three in ten without a word of its own', async () => {
    const home = await openClass();
    const m = newMark();
    const all = Array.from({ length: 10 }, (_, at) => learnerOf(`${m}-${at}`, 'Given', `Name ${String(at)}`));
    await importAll(home, rosterOf(all));
    const seven = rosterOf(all.slice(3));
    expect((await preview(home, seven)).doManyLeave).toBe(false);
    const six = rosterOf(all.slice(4));
    const { fingerprint, doManyLeave } = await preview(home, six);
    expect(doManyLeave).toBe(true);
    const refused = await post(home, importMembers, six, { fingerprint });
    expect([refused.status, refused.body]).toMatchObject([409, { detail: expect.stringMatching(/three in ten/) }]);
    expect(await namesIn(home)).toHaveLength(10);
    expect(await importAll(home, six, { manyLeave: 'yes' })).toMatchObject({ gone: 4 });
    expect(await namesIn(home)).toHaveLength(6);
  });

  it('links people who were in the class before with its ids, so that it can follow them', async () => {
    const home = await openClass();
    const m = newMark();
    const csv = Buffer.from('First name,Last name\nMila,Novak\nSam,Okafor');
    const { fingerprint } = await preview(home, csv);
    await post(home, importMembers, csv, { fingerprint });
    const file = rosterOf([
      learnerOf(`${m}-1`, 'Mila', 'Novak', { username: 'n@x' }),
      learnerOf(`${m}-2`, 'Sam', 'Okafor', { username: 'o@x' }),
    ]);
    const seen = await preview(home, file);
    expect([outcomesOf(seen).map(([, outcome]) => outcome), seen.newLinks]).toEqual([['here', 'here'], 2]);
    await importAll(home, file);
    expect((await preview(home, file)).newLinks).toBe(0);
    const renamed = rosterOf([
      learnerOf(`${m}-1`, 'Mila', 'King', { username: 'n@x' }),
      learnerOf(`${m}-2`, 'Sam', 'Okafor', { username: 'o@x' }),
    ]);
    expect(outcomesOf(await preview(home, renamed))[0]).toEqual([`${m}-1`, 'renamed']);
  });

  it('takes out only people whom it has brought, and only those it names when it has changes alone', async () => {
    const home = await openClass();
    const m = newMark();
    const people = [learnerOf(`${m}-1`, 'Mila', 'Novak'), learnerOf(`${m}-2`, 'Sam', 'Okafor')];
    await importAll(home, rosterOf(people));
    const csv = Buffer.from('First name,Last name\nBy,Hand');
    const { fingerprint } = await preview(home, csv);
    await post(home, importMembers, csv, { fingerprint });
    const delta = rosterOf(people.slice(0, 1), { mode: 'delta' });
    expect(outcomesOf(await preview(home, delta))).toEqual([[`${m}-1`, 'here']]);
    const bulk = rosterOf(people.slice(0, 1));
    expect(outcomesOf(await preview(home, bulk))).toEqual([
      [`${m}-1`, 'here'],
      [`${m}-2`, 'leaves'],
    ]);
  });

  it('makes one account of a person who is in several classes of the same teacher', async () => {
    const maths = await openClass('Maths 9');
    const more = await openClass('More maths 9', maths.teacher);
    const m = newMark();
    const people = [learnerOf(`${m}-1`, 'Mila', 'Novak'), learnerOf(`${m}-2`, 'Sam', 'Okafor')];
    const file = rosterOf(people, {
      classes: [
        { id: 'a', title: 'Maths 9' },
        { id: 'b', title: 'More maths 9' },
      ],
      enrollments: [
        { class: 'a', user: `${m}-1` },
        { class: 'b', user: `${m}-1` },
        { class: 'b', user: `${m}-2` },
      ],
    });
    await importAll(maths, file);
    expect((await preview(more, file)).source).toMatchObject({ chosen: 'b' });
    expect(await importAll(more, file)).toMatchObject({ joined: 1, accounts: [{ lastName: 'Okafor' }] });
    // The class keeps its id, whatever it is called by then.
    const renamed = oneRosterOf({
      users: people,
      classes: [
        { id: 'a', title: 'More maths 9' },
        { id: 'b', title: 'Maths 9' },
      ],
      enrollments: [{ class: 'b', user: `${m}-1` }],
    });
    expect((await preview(more, renamed)).source).toMatchObject({ chosen: 'b' });
  });

  it('invites one of the people who share an address, and says so of the others', async () => {
    const home = await openClass();
    const m = newMark();
    const email = `${m}.family@school.example`;
    const twins = [learnerOf(`${m}-1`, 'Ada', 'Twin', { email }), learnerOf(`${m}-2`, 'Ben', 'Twin', { email })];
    const { lines } = await preview(home, rosterOf(twins));
    expect(lines.map(({ outcome, why }) => [outcome, why])).toEqual([
      ['invited', 'Gets a link by e-mail'],
      ['left-out', 'Line 3: the same e-mail address as line 2'],
    ]);
    expect(await importAll(home, rosterOf(twins))).toMatchObject({ invited: 1 });
  });

  it('opens no people of another teacher, whatever ids a file has', async () => {
    const home = await openClass();
    const m = newMark();
    const people = [learnerOf(`${m}-1`, 'Mila', 'Novak')];
    await importAll(home, rosterOf(people));
    const stranger = await openClass();
    expect(outcomesOf(await preview(stranger, rosterOf(people)))).toEqual([[`${m}-1`, 'account']]);
    const { accounts } = await importAll(stranger, rosterOf([learnerOf(`${m}-1`, 'Other', 'Name')]));
    expect(accounts).toHaveLength(1);
    expect(await namesIn(home)).toEqual(['Mila Novak']);
  });

  it('recognises people who took their invitation, keeps the name they gave themselves, and follows when they leave', async () => {
    const home = await openClass();
    const m = newMark();
    const email = `${m}.sam@school.example`;
    const stay = learnerOf(`${m}-2`, 'Who', 'Stays');
    const file = rosterOf([learnerOf(`${m}-1`, 'Sam', 'Okafor', { email }), stay]);
    await importAll(home, file);
    const sam = await app.signUpAs('learner', { firstName: 'Sammy', lastName: 'Okafor' });
    const [mail] = await app.database.db.select().from(mails).where(eq(mails.to, email));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await sam.call(acceptInvitation, { body: { token } });
    expect(outcomesOf(await preview(home, file))).toEqual([
      [`${m}-1`, 'here'],
      [`${m}-2`, 'here'],
    ]);
    await importAll(home, file);
    expect(outcomesOf(await preview(home, file))).toEqual([
      [`${m}-1`, 'here'],
      [`${m}-2`, 'here'],
    ]);
    expect(await namesIn(home)).toEqual(['Sammy Okafor', 'Who Stays']);
    expect(outcomesOf(await preview(home, rosterOf([stay])))).toEqual([
      [`${m}-2`, 'here'],
      [`${m}-1`, 'leaves'],
    ]);
  });

  it('is imported by a program of the school with a token for rosters', async () => {
    const home = await openClass();
    const m = newMark();
    const file = rosterOf([learnerOf(`${m}-1`, 'Mila', 'Novak')]);
    const program = await programOf(app, home.teacher, ['rosters:write']);
    const call = { params: { classId: home.classId }, body: file, headers: zip };
    const seen = await program.call(previewMemberImport, call);
    const { fingerprint } = seen.body as ImportPlan;
    const done = await program.call(importMembers, { ...call, query: { fingerprint } });
    expect([seen.status, done.status]).toEqual([200, 200]);
    expect(await namesIn(home)).toEqual(['Mila Novak']);
  });

  it('of 2,000 people is planned and imported in one call each', async () => {
    const staff = await openClass('Whole school', await app.signUpWithRoles(['STAFF']));
    const m = newMark();
    const people = Array.from({ length: 2000 }, (_, at) =>
      learnerOf(`${m}-${at}`, 'Given', `Name ${at}`, { email: `${m}.${at}@school.example` }),
    );
    const file = rosterOf(people, { classes: [{ id: 'c1', title: 'Whole school' }] });
    const { lines } = await preview(staff, file);
    expect(lines).toHaveLength(2000);
    expect(await importAll(staff, file)).toMatchObject({ invited: 2000 });
    const again = await preview(staff, file);
    expect(new Set(again.lines.map(({ outcome }) => outcome))).toEqual(new Set(['invited-already']));
  });
});
