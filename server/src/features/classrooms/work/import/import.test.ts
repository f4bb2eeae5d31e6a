import {
  createSchoolAccounts,
  importMembers,
  joinClassroom,
  listMembers,
  previewMemberImport,
  removeMember,
  setMemberRole,
  type ResponseOf,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { happenings, members, users } from '../../../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Home = Awaited<ReturnType<TestApp['openClassroom']>>;
type Client = Home['teacher'];

const inClass = (home: Home) => ({ params: { classId: home.classId } });
const membersOf = async (home: Home) => home.teacher.call(listMembers, inClass(home));

/** With a teacher who may invite by mail. */
async function openInvitedClass(): Promise<Home> {
  const home = await app.openClassroom();
  await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now }).where(eq(users.id, home.teacher.user.id));
  return home;
}

describe('a list of people [R18] [SC14]', () => {
  const post = (home: Home, endpoint: typeof previewMemberImport | typeof importMembers, text: string, query = '') =>
    home.teacher.send('POST', `/api/mm${endpoint.path.replace('{classId}', home.classId)}${query}`, {
      body: Buffer.from(text),
      headers: { 'content-type': 'text/csv' },
    });
  const preview = async (home: Home, text: string) =>
    (await post(home, previewMemberImport, text)).body as ResponseOf<typeof previewMemberImport>;
  const importList = (home: Home, text: string, fingerprint: string) =>
    post(home, importMembers, text, `?fingerprint=${fingerprint}`);

  it('is shown line by line, imported whole, and changes nothing the second time', async () => {
    const home = await openInvitedClass();
    const other = await home.teacher.call(createSchoolAccounts, {
      ...inClass(home),
      body: { learners: [{ firstName: 'Was', lastName: 'Here' }] },
    });
    const gone = other[0]?.memberId ?? '';
    await home.teacher.call(removeMember, { params: { classId: home.classId, memberId: gone } });
    const text = [
      'Vorname;Nachname;E-Mail;Benutzername',
      'Amara;Bello;a.bello@school.example;',
      'Tomás;Ferreira;t.ferreira@school;',
      '=1+1;Mori;;',
      'Was;Here;;',
      'Noone;Knows;;some.one',
      'Odd;Name;;some one',
      'Amara;Bello;A.Bello@school.example;',
      'Only;;;',
    ].join('\r\n');
    const seen = await preview(home, text);
    expect(seen.lines.map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, 'invited'],
      [3, 'left-out'],
      [4, 'account'],
      [5, 'comes-back'],
      [6, 'account'],
      [7, 'left-out'],
      [8, 'left-out'],
      [9, 'left-out'],
    ]);
    expect(seen.lines.filter(({ outcome }) => outcome === 'left-out').map(({ why }) => why)).toEqual([
      'Line 3: this is not a complete e-mail address',
      'Line 7: a user name has letters from a to z, figures, dots and hyphens',
      'Line 8: the same as line 2',
      'Line 9: no last name',
    ]);
    expect((await membersOf(home)).total).toBe(2);
    home.teacher.sendAlways({ 'accept-language': 'de' });
    const inGerman = await preview(home, text);
    expect(inGerman.lines.map(({ why }) => why)).toEqual([
      'Bekommt einen Link per E-Mail',
      'Zeile 3: Das ist keine vollständige E-Mail-Adresse',
      'Keine E-Mail-Adresse: bekommt einen Benutzernamen und ein Passwort',
      'War schon in der Klasse; die Arbeit kommt zurück',
      'Bekommt ein Passwort und diesen Benutzernamen, wenn er frei ist, sonst einen ähnlichen',
      'Zeile 7: Ein Benutzername besteht aus Buchstaben von a bis z, Ziffern, Punkten und Bindestrichen',
      'Zeile 8: dieselbe Person wie in Zeile 2',
      'Zeile 9: kein Nachname',
    ]);
    expect(inGerman.fingerprint).toBe(seen.fingerprint);
    home.teacher.sendAlways({ 'accept-language': 'en' });

    const done = await importList(home, text, seen.fingerprint);
    expect(done.body).toMatchObject({
      joined: 1,
      invited: 1,
      accounts: [
        { firstName: '=1+1', lastName: 'Mori', userName: '11.mori' },
        { firstName: 'Noone', lastName: 'Knows', userName: 'some.one' },
      ],
    });
    expect((await membersOf(home)).members.map(({ lastName }) => lastName)).toEqual(
      expect.arrayContaining(['Here', 'Mori']),
    );
    const again = await preview(home, text);
    expect(again.lines.map(({ outcome }) => outcome)).toEqual([
      'invited-already',
      'left-out',
      'here',
      'here',
      'here',
      'left-out',
      'left-out',
      'left-out',
    ]);
    expect((await importList(home, text, again.fingerprint)).body).toMatchObject({ joined: 0, accounts: [], left: 0 });
  });

  it('does nothing when something else would happen than was shown', async () => {
    const home = await openInvitedClass();
    const text = 'First name,Last name\nMila,Novak\nSam,Okafor';
    const { fingerprint } = await preview(home, text);
    await home.teacher.call(createSchoolAccounts, {
      ...inClass(home),
      body: { learners: [{ firstName: 'Sam', lastName: 'Okafor' }] },
    });
    expect((await importList(home, text, fingerprint)).status).toBe(409);
    expect((await membersOf(home)).total).toBe(3);
    const [first, second] = await Promise.all(
      [1, 2].map(async () => importList(home, text, (await preview(home, text)).fingerprint)),
    );
    expect([first?.status, second?.status].filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await membersOf(home)).total).toBe(4);
  });

  it('takes accounts of the teacher’s other classes by user name, and of no others', async () => {
    const home = await openInvitedClass();
    const stranger = await app.openClassroom();
    const learners = [{ firstName: 'Pia', lastName: 'Stranger' }];
    await stranger.teacher.call(createSchoolAccounts, { ...inClass(stranger), body: { learners } });
    const lines = (await preview(home, 'User name\npia.stranger\nnobody.at.all')).lines;
    expect(new Set(lines.map(({ outcome, why }) => outcome + why.replace(/\d/, '')))).toHaveProperty('size', 1);
    await home.teacher.call(joinClassroom, { body: { code: stranger.joinCode } });
    expect((await preview(home, 'User name\npia.stranger')).lines[0]?.outcome).toBe('left-out');
    const path = { classId: stranger.classId, memberId: await otherMemberId(stranger, home.teacher) };
    await stranger.teacher.call(setMemberRole, { params: path, body: { role: 'teacher' } });
    const { lines: taught, fingerprint } = await preview(home, 'User name\npia.stranger');
    expect(taught[0]?.outcome).toBe('joins');
    expect((await importList(home, 'User name\npia.stranger', fingerprint)).body).toMatchObject({ joined: 1 });
  });

  it('makes accounts a few at a time, says how many are left, and records its end once', async () => {
    const home = await openInvitedClass();
    const text = ['First name,Last name', ...Array.from({ length: 7 }, (_, place) => `Learner,Number${place}`)].join(
      '\n',
    );
    let { fingerprint } = await preview(home, text);
    const lefts: number[] = [];
    const names = new Set<string>();
    for (;;) {
      const { body, status } = await post(
        home,
        importMembers,
        text,
        `?fingerprint=${fingerprint}&most=3&earlier=${names.size}`,
      );
      expect(status).toBe(200);
      const done = body as ResponseOf<typeof importMembers>;
      for (const { userName } of done.accounts) names.add(userName);
      lefts.push(done.left);
      fingerprint = done.fingerprint;
      if (done.left === 0) break;
    }
    expect(lefts).toEqual([4, 1, 0]);
    expect(names.size).toBe(7);
    expect((await membersOf(home)).total).toBe(9);
    const recorded = await app.database.db
      .select()
      .from(happenings)
      .where(eq(happenings.personId, home.teacher.user.id));
    expect(recorded.filter(({ kind }) => kind === 'import-finished')).toMatchObject([{ about: { added: 7 } }]);
  });

  it('takes the user names of the list where they are free, and others like them where they are not', async () => {
    const home = await openInvitedClass();
    const list = (userName: string) => `First name,Last name,User name\nAda,Byron,${userName}\nAda,King,${userName}.k`;
    const first = await preview(home, list('ada.taken'));
    await importList(home, list('ada.taken'), first.fingerprint);
    const other = await openInvitedClass();
    const { fingerprint } = await preview(other, list('ada.taken'));
    const done = (await importList(other, list('ada.taken'), fingerprint)).body as ResponseOf<typeof importMembers>;
    expect(done.accounts.map(({ userName }) => userName)).toEqual(['ada.taken2', 'ada.taken.k2']);
    const again = await preview(other, list('ada.taken'));
    expect(again.lines.map(({ outcome }) => outcome)).toEqual(['here', 'here']);
  });

  async function otherMemberId(home: Home, person: Client): Promise<string> {
    const rows = await app.database.db.select().from(members).where(eq(members.userId, person.user.id));
    return rows.find(({ classroomId }) => classroomId === home.classId)?.id ?? '';
  }
});
