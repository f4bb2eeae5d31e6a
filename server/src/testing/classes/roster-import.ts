import {
  createClassroom,
  importMembers,
  previewMemberImport,
  type ImportPlan,
  type ResponseOf,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../core/db/tables/index.ts';
import type { TestApp } from '../test-app.ts';
import { oneRosterOf, type RosterParts, type RosterUser } from './one-roster.ts';

type Teacher = Awaited<ReturnType<TestApp['signUpAs']>>;
export interface RosterHome {
  readonly teacher: Teacher;
  readonly classId: string;
}

export const zip = { 'content-type': 'application/zip' };

/** Imports rosters as the page does: looks first, then does what it has seen. */
export function rosterImport(appOf: () => TestApp) {
  /** With a teacher who may invite by mail. */
  async function openClass(name = 'Year 9', by?: Teacher): Promise<RosterHome> {
    const app = appOf();
    const teacher = by ?? (await app.signUpAs('teacher'));
    const emailVerifiedAt = app.clock.now;
    await app.database.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, teacher.user.id));
    const { id } = await teacher.call(createClassroom, { body: { name } });
    return { teacher, classId: id };
  }

  const post = ({ teacher, classId }: RosterHome, endpoint: { path: string }, file: Buffer, query = {}) => {
    const path = endpoint.path.replace('{classId}', classId);
    const words = new URLSearchParams(query).toString();
    return teacher.send('POST', `/api/mm${path}?${words}`, { body: file, headers: zip });
  };

  async function preview(home: RosterHome, file: Buffer, query = {}): Promise<ImportPlan> {
    const answer = await post(home, previewMemberImport, file, query);
    if (answer.status !== 200) throw new Error(`the preview answered ${answer.status}: ${answer.raw}`);
    return answer.body as ImportPlan;
  }

  async function importAll(home: RosterHome, file: Buffer, query = {}): Promise<ResponseOf<typeof importMembers>> {
    const { fingerprint } = await preview(home, file, query);
    const answer = await post(home, importMembers, file, { ...query, fingerprint });
    if (answer.status !== 200) throw new Error(`the import answered ${answer.status}: ${answer.raw}`);
    return answer.body as ResponseOf<typeof importMembers>;
  }

  return { openClass, post, preview, importAll };
}

export const learnerOf = (id: string, given: string, family: string, more: Partial<RosterUser> = {}): RosterUser => ({
  id,
  given,
  family,
  ...more,
});

/** A roster of one class with these people. */
export const rosterOf = (people: readonly RosterUser[], parts: Partial<RosterParts> = {}) =>
  oneRosterOf({
    users: people,
    classes: [{ id: 'c1', title: 'Year 9' }],
    enrollments: people.map(({ id, role }) => ({ class: 'c1', user: id, role: role ?? 'student' })),
    ...parts,
  });
