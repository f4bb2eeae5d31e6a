import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  archiveExercise,
  createExercise,
  exportExercises,
  getExercise,
  getExerciseFormat,
  listExercises,
  publishExercise,
  transferFile,
  transferMaximumBytes,
  transferType,
  updateExercise,
  type ImportResult,
  type TransferFile,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOfSum, twoParts } from '../../../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

let calls = 0;

/** Each call comes from an address of its own, so that the limit of calls says nothing here. */
async function sendFile(person: Person, text: string) {
  return person.send('POST', '/api/mm/exercises/import/', {
    body: Buffer.from(text),
    headers: { 'content-type': transferType },
    address: `10.1.0.${(calls += 1)}`,
  });
}

async function importAs(person: Person, text: string): Promise<ImportResult[]> {
  const answer = await sendFile(person, text);
  if (answer.status !== 200) throw new Error(answer.raw);
  return answer.body as ImportResult[];
}

async function exportAs(person: Person, ...ids: string[]): Promise<string> {
  const { status, raw } = await person.tryCall(exportExercises, { query: { ids: ids.join(',') } });
  if (status !== 200) throw new Error(raw);
  return raw;
}

async function draftOf(owner: Person, document: ExerciseDocument): Promise<string> {
  return (await owner.call(createExercise, { body: { document: document as never } })).id;
}

async function refusalOf(person: Person, text: string): Promise<string[]> {
  const { status, body } = await sendFile(person, text);
  expect(status).toBe(400);
  expect((await person.call(listExercises, { query: { scope: 'mine' } })).total).toBe(0);
  return (body as { nonFieldErrors: string[] }).nonFieldErrors;
}

const fileOf = (...exercises: unknown[]) => JSON.stringify({ format: 'lemma-exercises/1', exercises }, null, 2);

describe('a file of exercises [M01]', () => {
  it('takes exercises from one account to another as drafts of their own', async () => {
    const author = await app.signUpAs('teacher');
    const other = await app.signUpAs('teacher');
    const ids = [await draftOf(author, squareOfSum), await draftOf(author, twoParts)];
    const text = await exportAs(author, ...ids);
    expect((JSON.parse(text) as TransferFile).exercises).toEqual([squareOfSum, twoParts]);
    const results = await importAs(other, text);
    expect(results.map(({ title, state }) => [title, state])).toEqual([
      ['Square of a sum', 'added'],
      ['Double it', 'added'],
    ]);
    const taken = await other.call(getExercise, { params: { exerciseId: results[0]?.id ?? '' } });
    expect(taken).toMatchObject({ status: 'DR', owner: other.user.id, document: squareOfSum, publishedVersion: null });
  });

  it('changes nothing when it is imported again, not even after it was edited or archived', async () => {
    const other = await app.signUpAs('teacher');
    const text = fileOf(squareOfSum, twoParts, squareOfSum);
    const [first, second, again] = await importAs(other, text);
    expect([first?.state, second?.state, again?.state]).toEqual(['added', 'added', 'there-already']);
    expect(again?.id).toBe(first?.id);
    const params = { exerciseId: first?.id ?? '' };
    const edited = { ...squareOfSum, title: 'Mine now' } as never;
    await other.call(updateExercise, { params, body: { revision: 1, document: edited } });
    await other.call(archiveExercise, { params: { exerciseId: second?.id ?? '' } });
    const repeated = await importAs(other, text);
    expect(repeated.map(({ id, state }) => [id, state])).toEqual([
      [first?.id, 'there-already'],
      [second?.id, 'archived'],
      [first?.id, 'there-already'],
    ]);
    expect((await other.call(listExercises, { query: { scope: 'mine' } })).total).toBe(1);
    expect((await other.call(getExercise, { params })).document.title).toBe('Mine now');
  });

  it('is imported once by two requests at the same time', async () => {
    const other = await app.signUpAs('teacher');
    const answers = await Promise.all([importAs(other, fileOf(twoParts)), importAs(other, fileOf(twoParts))]);
    expect(answers.map(([result]) => result?.state).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([
      'added',
      'there-already',
    ]);
  });

  it('finds one’s own originals again', async () => {
    const author = await app.signUpAs('teacher');
    const id = await draftOf(author, squareOfSum);
    expect(await importAs(author, await exportAs(author, id))).toEqual([
      { id, title: 'Square of a sum', state: 'there-already' },
    ]);
  });

  it('brings its pictures along', async () => {
    const author = await app.signUpAs('teacher');
    const other = await app.signUpAs('teacher');
    const file = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#443fa0' } })
      .png()
      .toBuffer();
    const { body } = await author.send('POST', '/api/mm/images/', {
      body: file,
      headers: { 'content-type': 'image/png' },
    });
    const { id, address } = body as { id: string; address: string };
    const text = await exportAs(
      author,
      await draftOf(author, { ...squareOfSum, question: `![A box](${address}) [[square]]` }),
    );
    expect(Object.keys((JSON.parse(text) as TransferFile).images)).toEqual([id]);
    const [taken] = await importAs(other, text);
    const { document } = await other.call(getExercise, { params: { exerciseId: taken?.id ?? '' } });
    const shown = /\((\/api\/mm\/images\/[^)]+)\)/.exec(document.question)?.[1] ?? '';
    expect(shown).not.toBe(address);
    expect((await app.app.inject({ method: 'GET', url: shown })).statusCode).toBe(200);
    expect((await importAs(other, text))[0]?.state).toBe('there-already');
    const own = await exportAs(other, taken?.id ?? '');
    expect((await importAs(other, own))[0]?.state).toBe('there-already');
  });

  it('is refused whole, with the lines that are wrong', async () => {
    const person = await app.signUpAs('teacher');
    const wrong = fileOf(squareOfSum, { ...twoParts, level: 'Level 9', colour: 'red' });
    const lines = wrong.split('\n');
    const lineOf = (words: string) => lines.findLastIndex((line) => line.includes(words)) + 1;
    const messages = await refusalOf(person, wrong);
    expect(messages).toHaveLength(2);
    expect(messages.join('\n')).toContain(`Line ${lineOf('"level"')}, exercise 2, level: `);
    expect(messages.join('\n')).toContain(`Line ${lineOf('"colour"')}, exercise 2, colour: This field is not known.`);
    expect(await refusalOf(person, wrong.replace('"Level 9",', '"Level 9"'))).toEqual([
      `Line ${lineOf('"level"') + 1}: A comma or } is missing here.`,
    ]);
    expect(await refusalOf(person, '{}')).toEqual([
      'Line 1, format: This is not the format of a file of exercises.',
      expect.stringMatching(/^Line 1, exercises: /),
    ]);
    for (const mistaken of ['%PDF-1.4', 'PK\u0003\u0004', '\u00ff\u0000', 'Name;First name', '[]']) {
      expect(await refusalOf(person, mistaken)).toEqual([expect.stringMatching(/^This is not a file of exercises\./)]);
    }
    expect(await refusalOf(person, fileOf({ ...squareOfSum, question: 'a\u0000b' }))).toEqual([
      expect.stringMatching(/^Line \d+, exercise 1, question: This holds characters or numbers that cannot be kept\.$/),
    ]);
    const picture = { '00000000-0000-4000-8000-000000000000': 'AAAA' };
    const shown = { ...squareOfSum, question: '![x](/api/mm/images/00000000-0000-4000-8000-000000000000/640/)' };
    const withPicture = JSON.stringify({ format: 'lemma-exercises/1', exercises: [twoParts, shown], images: picture });
    expect((await refusalOf(person, withPicture))[0]).toMatch(/^Picture 0{8}.*not a PNG/);
  });

  it('is at most 20 MB and 500 exercises', async () => {
    const person = await app.signUpAs('teacher');
    expect((await sendFile(person, ' '.repeat(transferMaximumBytes + 1))).status).toBe(413);
    const many = Array.from({ length: 501 }, (_, index) => ({ ...twoParts, title: `Number ${index}` }));
    expect(await refusalOf(person, fileOf(...many))).toEqual(['Line 3, exercises: Choose at most 500.']);
    expect(await importAs(person, fileOf(...many.slice(1)))).toHaveLength(500);
    const found = await person.tryCall(exportExercises, { query: { scope: 'mine' } });
    expect(transferFile.parse(JSON.parse(found.raw)).exercises).toHaveLength(500);
  });

  it('is refused before it is read where it goes too deep or holds more than anybody has [SC14] [SC24]', async () => {
    const person = await app.signUpAs('teacher');
    const deep = `{"format":"lemma-exercises/1",\n"exercises":${'['.repeat(5_000_000)}`;
    expect(await refusalOf(person, deep)).toEqual(['Line 2: This is nested too deeply.']);
    const [words] = await refusalOf(person, `{"exercises":[${'{},'.repeat(600_000)}{}]}`);
    expect(words).toContain('Import it in parts');
  });

  it('holds what the asker may see: another’s published version, never a draft [D23]', async () => {
    const author = await app.signUpAs('teacher');
    const other = await app.signUpAs('teacher');
    const id = await draftOf(author, squareOfSum);
    expect((await other.tryCall(exportExercises, { query: { ids: id } })).status).toBe(400);
    await author.call(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } });
    const draft = { ...squareOfSum, title: 'Not yet' } as never;
    await author.call(updateExercise, { params: { exerciseId: id }, body: { revision: 1, document: draft } });
    expect(await exportAs(other, id)).toContain('Square of a sum');
    expect(await exportAs(author, id)).toContain('Not yet');
    const learner = await app.signUpAs('learner');
    expect((await learner.tryCall(exportExercises, { query: { ids: id } })).status).toBe(403);
  });

  it('is what its description shows', async () => {
    const person = await app.signUpAs('teacher');
    const description = await readFile(join(import.meta.dirname, '../../../../../../docs/exercise-format.md'), 'utf8');
    const shown = /```json\n([\s\S]*?)```/.exec(description)?.[1] ?? '';
    const [taken] = await importAs(person, shown);
    const params = { exerciseId: taken?.id ?? '' };
    expect((await person.tryCall(publishExercise, { params, body: { revision: 1 } })).status).toBe(200);
  });

  it('has a schema that anyone may read', async () => {
    const { raw, headers } = await app.visitor().tryCall(getExerciseFormat);
    expect(headers['content-type']).toContain('application/schema+json');
    const schema = JSON.parse(raw) as { required: string[]; properties: Record<string, unknown> };
    expect(schema.required).toEqual(['format', 'exercises']);
    expect(Object.keys(schema.properties)).toEqual(['format', 'exercises', 'images']);
  });
});
