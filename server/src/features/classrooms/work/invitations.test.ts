import {
  acceptInvitation,
  inviteMembers,
  joinClassroom,
  listInvitations,
  listMembers,
  lookUpInvitation,
  removeMember,
  setMemberRole,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, users } from '../../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('an invitation by mail', () => {
  it('to teach or to assist counts while its sender teaches the class and no longer [SC1]', async () => {
    const home = await app.openClassroom();
    const inClass = { params: { classId: home.classId } };
    const other = await app.signUpAs('teacher');
    await other.call(joinClassroom, { body: { code: home.joinCode } });
    const { members } = await home.teacher.call(listMembers, { ...inClass, query: {} });
    const memberId = members.find(({ isSelf, mayTeach }) => mayTeach && !isSelf)?.id ?? '';
    const member = { params: { classId: home.classId, memberId } };
    const setRole = (role: 'teacher' | 'assistant') => home.teacher.call(setMemberRole, { ...member, body: { role } });
    await setRole('teacher');
    const trusted = { letInAt: app.clock.now, emailVerifiedAt: app.clock.now };
    await app.database.db.update(users).set(trusted).where(eq(users.id, other.user.id));
    const tokens: string[] = [];
    for (const role of ['teacher', 'assistant', 'learner'] as const) {
      const email = `${role}.of.a.former.teacher@school.example`;
      await other.call(inviteMembers, { ...inClass, body: { emails: [email], role } });
      const [mail] = await app.database.db.select().from(mails).where(eq(mails.to, email));
      tokens.push(/#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    }
    const accomplice = await app.signUpAs('teacher');
    const statuses = async () => {
      const answers = tokens.map((token) => app.visitor().tryCall(lookUpInvitation, { body: { token } }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await setRole('assistant');
    expect(await statuses()).toEqual([204, 204, 200]);
    await setRole('teacher');
    expect(await statuses()).toEqual([200, 200, 200]);
    await home.teacher.call(removeMember, member);
    expect(await statuses()).toEqual([204, 204, 200]);
    for (const token of tokens.slice(0, 2)) {
      expect((await accomplice.tryCall(acceptInvitation, { body: { token } })).status).toBe(409);
    }
    const list = await home.teacher.call(listInvitations, inClass);
    expect(new Map(list.map(({ role, isExpired }) => [role, isExpired]))).toEqual(
      new Map([
        ['learner', false],
        ['assistant', true],
        ['teacher', true],
      ]),
    );
  });
});
