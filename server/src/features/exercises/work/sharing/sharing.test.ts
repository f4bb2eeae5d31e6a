import {
  archiveExercise,
  copyExercise,
  createExercise,
  getExercise,
  listArchivedExercises,
  listExerciseReports,
  listExercises,
  listOpenReports,
  listShares,
  openSharingLink,
  publishExercise,
  removeShare,
  reportExercise,
  resolveReport,
  restoreExercise,
  setShare,
  setSharingLink,
  sharingLevels,
  unpublishExercise,
  updateExercise,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../../core/db/tables/index.ts';
import { squareOfSum } from '../../../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { claimShared } from '../exercises.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

async function confirmAddress(person: Person): Promise<void> {
  const changes = { emailVerifiedAt: app.clock.now };
  await app.database.db.update(users).set(changes).where(eq(users.id, person.user.id));
  await claimShared(app.services, { id: person.user.id, email: person.email, ...changes });
}

async function draftOf(owner: Person): Promise<string> {
  return (await owner.call(createExercise, { body: { document: squareOfSum as never } })).id;
}

async function shareWith(owner: Person, exerciseId: string, person: Person, level: 10 | 20 | 30) {
  await confirmAddress(person);
  return owner.call(setShare, { params: { exerciseId }, body: { email: person.email, level } });
}

const body = { revision: 1, document: squareOfSum };

/** The rights of each level, from the least; written from the requirements. */
const acts: [name: string, level: number, endpoint: Endpoint, input: object][] = [
  ['see it', sharingLevels.view, getExercise, {}],
  ['copy it', sharingLevels.view, copyExercise, {}],
  ['change the draft', sharingLevels.edit, updateExercise, { body: { ...body, revision: 99 } }],
  ['publish', sharingLevels.edit, publishExercise, { body: { revision: 99 } }],
  ['see who shares it', sharingLevels.invite, listShares, {}],
  ['let others in', sharingLevels.invite, setShare, { body: { email: 'a@school.example', level: 10 } }],
  ['make a link', sharingLevels.invite, setSharingLink, { body: { level: 10 } }],
  ['take it back', sharingLevels.own, unpublishExercise, {}],
  ['archive it', sharingLevels.own, archiveExercise, {}],
];

describe('a shared draft', () => {
  it.each([0, 10, 20, 30, 40])('lets level %i do what it says and nothing else [D23] [D16] [P03]', async (level) => {
    const owner = await app.signUpAs('teacher');
    const exerciseId = await draftOf(owner);
    const person = level === 40 ? owner : await app.signUpAs('teacher');
    if (level > 0 && level < 40) await shareWith(owner, exerciseId, person, level as 10);
    for (const [name, needed, endpoint, input] of acts) {
      const { status } = await person.tryCall(endpoint, { params: { exerciseId }, ...input });
      const expected = level === 0 ? 404 : level < needed ? 403 : undefined;
      if (expected === undefined) expect([200, 204, 409], `${level} may ${name}`).toContain(status);
      else expect(status, `${level} may not ${name}`).toBe(expected);
    }
  });

  it('is found among what is shared, and no longer when it is taken back [D23]', async () => {
    const owner = await app.signUpAs('teacher');
    const friend = await app.signUpAs('teacher');
    const exerciseId = await draftOf(owner);
    const { people } = await shareWith(owner, exerciseId, friend, 10);
    expect((await friend.call(listExercises, { query: { scope: 'shared' } })).items.map(({ id }) => id)).toEqual([
      exerciseId,
    ]);
    expect((await friend.call(getExercise, { params: { exerciseId } })).level).toBe(10);
    await owner.call(removeShare, { params: { exerciseId, shareId: people[0]?.id ?? '' } });
    expect((await friend.tryCall(getExercise, { params: { exerciseId } })).status).toBe(404);
  });

  it('does not reveal whether there is an account with an address, and waits until it is confirmed [SC12] [SC20]', async () => {
    const owner = await app.signUpAs('teacher');
    const known = await app.signUpAs('teacher');
    const exerciseId = await draftOf(owner);
    const shown = async (email: string) =>
      (await owner.call(setShare, { params: { exerciseId }, body: { email, level: 20 } })).people.find(
        (one) => one.email === email,
      );
    const [one, other] = [await shown(known.email), await shown('no-one@school.example')];
    expect({ ...one, id: '', email: '', createdAt: '' }).toEqual({ ...other, id: '', email: '', createdAt: '' });
    expect((await known.tryCall(getExercise, { params: { exerciseId } })).status).toBe(404);
    await confirmAddress(known);
    expect((await known.call(getExercise, { params: { exerciseId } })).canEdit).toBe(true);
  });

  it('is opened by its link, at the level of the link, until the link is switched off [D23]', async () => {
    const owner = await app.signUpAs('teacher');
    const [first, second] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
    const exerciseId = await draftOf(owner);
    const { link } = await owner.call(setSharingLink, { params: { exerciseId }, body: { level: 20 } });
    const token = link?.token ?? '';
    expect((await first.tryCall(openSharingLink, { params: { exerciseId }, body: { token: 'wrong' } })).status).toBe(
      404,
    );
    await first.call(openSharingLink, { params: { exerciseId }, body: { token } });
    expect((await first.call(getExercise, { params: { exerciseId } })).level).toBe(20);
    const { people } = await owner.call(listShares, { params: { exerciseId } });
    expect(people).toMatchObject([{ email: '', name: `Person ${first.user.lastName}`, level: 20 }]);
    await owner.call(setSharingLink, { params: { exerciseId }, body: { level: null } });
    expect((await second.tryCall(openSharingLink, { params: { exerciseId }, body: { token } })).status).toBe(404);
    expect((await first.call(getExercise, { params: { exerciseId } })).level).toBe(20);
    const learner = await app.signUpAs('learner');
    expect((await learner.tryCall(openSharingLink, { params: { exerciseId }, body: { token } })).status).toBe(403);
  });
});

describe('a copy', () => {
  it('names its source and says when there is a newer version there [M01]', async () => {
    const owner = await app.signUpAs('teacher');
    const other = await app.signUpAs('teacher');
    const exerciseId = await draftOf(owner);
    await owner.call(publishExercise, { params: { exerciseId }, body: { revision: 1 } });
    const copy = await other.call(copyExercise, { params: { exerciseId } });
    expect(copy.source).toEqual({ id: exerciseId, title: squareOfSum.title, isNewer: false });
    expect(copy.document.credit?.source).toContain(squareOfSum.title);
    await owner.call(publishExercise, { params: { exerciseId }, body: { revision: 1 } });
    expect((await other.call(getExercise, { params: { exerciseId: copy.id } })).source?.isNewer).toBe(true);
  });
});

describe('a report', () => {
  it('reaches the author, who answers and closes it; others see their own alone [M01]', async () => {
    const owner = await app.signUpAs('teacher');
    const [finder, other] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
    const exerciseId = await draftOf(owner);
    await owner.call(publishExercise, { params: { exerciseId }, body: { revision: 1 } });
    const made = await finder.call(reportExercise, {
      params: { exerciseId },
      body: { message: 'Variant 7 divides by zero.', seed: 7 },
    });
    const [seen] = await owner.call(listExerciseReports, { params: { exerciseId } });
    expect(seen).toMatchObject({ id: made.id, versionNumber: 1, seed: 7, resolvedAt: null });
    expect(seen?.reporter).not.toBe('');
    expect(await other.call(listExerciseReports, { params: { exerciseId } })).toEqual([]);
    expect(await owner.call(listOpenReports, {})).toEqual([{ exerciseId, title: squareOfSum.title, count: 1 }]);
    expect(await finder.call(listOpenReports, {})).toEqual([]);
    const params = { exerciseId, reportId: made.id };
    expect((await finder.tryCall(resolveReport, { params, body: { reply: 'x' } })).status).toBe(403);
    await owner.call(resolveReport, { params, body: { reply: 'Fixed in version 2.' } });
    expect(await owner.call(listOpenReports, {})).toEqual([]);
    const [answered] = await finder.call(listExerciseReports, { params: { exerciseId } });
    expect(answered).toMatchObject({ reply: 'Fixed in version 2.', resolvedAt: expect.any(String) });
  });
});

describe('an archived exercise', () => {
  it('is in no list, and comes back as a draft for its owner alone [P04]', async () => {
    const owner = await app.signUpAs('teacher');
    const exerciseId = await draftOf(owner);
    await owner.call(archiveExercise, { params: { exerciseId } });
    expect((await owner.tryCall(getExercise, { params: { exerciseId } })).status).toBe(404);
    expect((await owner.call(listExercises, { query: { scope: 'mine' } })).total).toBe(0);
    expect(await owner.call(listArchivedExercises, {})).toMatchObject([{ id: exerciseId, title: squareOfSum.title }]);
    const other = await app.signUpAs('teacher');
    expect((await other.tryCall(restoreExercise, { params: { exerciseId } })).status).toBe(404);
    await owner.call(restoreExercise, { params: { exerciseId } });
    expect((await owner.call(getExercise, { params: { exerciseId } })).status).toBe('DR');
  });
});
