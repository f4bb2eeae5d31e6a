import { createExercise, listExercises, publishExercise } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { indexShapes } from './work/search/chores.ts';
import { shapesMark } from './work/search/formulas/shapes.ts';

/** Formulas of one shape each, with the numbers, letters and orders in which authors write them. */
const families = {
  trinomial: {
    written: ['x^2 + {{a}}x + {{a}}', '12 - 7x + x^2', 't^2 - t - {{a}}', '3x^2 + {{a}}x - 4'],
    asked: ['x^2+5x+6', '2z^2 - z - 1'],
  },
  'pure square': { written: ['x^2 - {{a}}', '{{a}} - x^2', 'y^2 + 9'], asked: ['x^2-16'] },
  'linear equation': {
    written: ['{{a}}x + 3 = {{a}}', '7 = 2x - {{a}}', '4t - 1 = 11'],
    asked: ['5x+2=17', '3 = 8 - 2x'],
  },
  'quadratic equation': {
    written: ['x^2 + {{a}}x = {{a}}', 'x^2 = 7x - 12 + x', '5t^2 - {{a}}t = 1'],
    asked: ['x^2+2x=8'],
  },
  product: { written: ['(x + {{a}})(x - {{a}})', '(2t + 1)(t - {{a}})', '(3 - x)(x + 8)'], asked: ['(x+1)(x+2)'] },
  square: { written: ['(x + {{a}})^2', '({{a}}t - 3)^2', '(5 - 2x)^2'], asked: ['(x-7)^2'] },
  cube: { written: ['(x + {{a}})^3', '(2t - 1)^3'], asked: ['(x-7)^3'] },
  quotient: {
    written: ['\\frac{x + {{a}}}{x - 3}', '\\frac{2t - 1}{t + {{a}}}'],
    asked: ['(x+1)/(x+2)', '\\frac{x+4}{5-x}'],
  },
  sine: { written: ['\\sin({{a}}x)', '4\\sin(t)'], asked: ['sin(3x)'] },
  'sum of fractions': {
    written: ['\\frac{1}{2} + \\frac{ {{a}} }{3}', '\\frac{3}{4} - \\frac{2}{5}'],
    asked: ['1/3+1/4'],
  },
};

let app: TestApp;
let teacher: TestClient;

async function publish(title: string, question: string, changes = {}): Promise<void> {
  const document = { ...squareOfSum, title, question: `${question} [[square]]`, level: 'Level 1', ...changes };
  const { id } = await teacher.call(createExercise, { body: { document: document as never } });
  await teacher.call(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } });
}

async function search(q: string): Promise<string[]> {
  return (await teacher.call(listExercises, { query: { q } })).items.map(({ title }) => title);
}

beforeAll(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
  teacher = await app.signUpAs('teacher');
  // The families alternate, so that no order of publishing helps.
  const places = Math.max(...Object.values(families).map(({ written }) => written.length));
  for (let place = 0; place < places; place += 1) {
    for (const [family, { written }] of Object.entries(families)) {
      if (written[place] !== undefined)
        await publish(`${family} number ${place + 1}`, `Work with $ ${written[place]} $.`);
    }
  }
  await publish('Many formulas', 'Here are $x^2$, $6$, $5x$, $x$, $x = 1$ and $\\sin(x^3) + (x + 1)x$.');
});
afterAll(() => app.close());

const asked = Object.entries(families).flatMap(([family, one]) => one.asked.map((q) => [q, family] as const));

it.each(asked)(
  'a search for %s finds every exercise with a formula of this shape first: %s [R24]',
  async (q, family) => {
    const found = await search(q);
    const count = families[family as keyof typeof families].written.length;
    expect(found.slice(0, count).map((title) => title.replace(/ number .*/, ''))).toEqual(Array(count).fill(family));
  },
);

it('puts the formula by itself before a larger one that has it [R24]', async () => {
  await publish('In an equation', 'Solve $ x^2 + 8x + 15 = 0 $.');
  const found = await search('x^2+5x+6');
  expect(found.slice(0, 4).every((title) => title.startsWith('trinomial'))).toBe(true);
  expect(found[4]).toBe('In an equation');
});

it('asks for the words as well when a formula has some with it [R24]', async () => {
  await publish('Garden', 'A garden has the area $ x^2 + 3x + 2 $.');
  expect(await search('garden x^2+5x+6')).toEqual(['Garden']);
});

it('finds the shape of a formula that is typed with spaces [R24]', async () => {
  expect((await search('(x - 7) ^ 3'))[0]).toMatch(/^cube/);
  expect((await search('x^2 + 5x + 6'))[0]).toMatch(/^trinomial/);
});

it('finds a formula that comes out of a variable [R24]', async () => {
  const list = [...squareOfSum.variables.list, { name: 'f', generator: 'expression', value: 'x^4 + a x^3' }];
  await publish('Drawn', 'Look at $ {{f}} $.', { variables: { direction: 'ltr', list } });
  expect((await search('x^4-5x^3'))[0]).toBe('Drawn');
});

it('indexes exercises of an older server until none is left', async () => {
  const withMark = async () => {
    const { rows } = await app.database.db.execute(
      sql`select count(*) as count from exercises where search_vector @@ ${`'${shapesMark}'`}::tsquery`,
    );
    return Number(rows[0]?.count);
  };
  const before = await withMark();
  await app.database.db.execute(sql`update exercises set search_vector = to_tsvector('simple', title)`);
  expect(await withMark()).toBe(0);
  while (!(await indexShapes(app.services)));
  expect(await withMark()).toBe(before);
  expect((await search('(x-7)^3')).slice(0, 2).every((title) => title.startsWith('cube'))).toBe(true);
});
