import { readFileSync } from 'node:fs';
import { exerciseDocument } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { buildDocument } from '../math/src/testing/build-document.ts';
import { authorFunctions } from '../math/src/exercises/expressions/expression.ts';
import { compileExercise, drawVariant } from '../math/src/exercises/index.ts';
import { precisionTiers, simplificationModes } from '../math/src/exercises/document/document.ts';
import type { Part, SimplificationMode, Variable } from '../math/src/exercises/index.ts';
import { markResponse } from '../math/src/marking/index.ts';
import { prefixPowers, tableUnits } from '../math/src/units/table.ts';
import { knownFunctions } from '../math/src/notation/tokens/words.ts';

const page = readFileSync(new URL('../docs/exercise-format.md', import.meta.url), 'utf8');

interface Example {
  readonly variables: readonly Variable[];
  readonly parts: readonly Part[];
  readonly answers: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, string>>;
}

/** The examples of errors carried forward on the page. */
const examples: readonly Example[] = [...page.matchAll(/```json\n([\s\S]*?)```/g)]
  .map(([, text = '']) => JSON.parse(text) as Partial<Example>)
  .filter((example): example is Example => example.outcomes !== undefined);

/** The first variant of an exercise with these variables and parts. */
function drawn({ variables, parts }: Pick<Example, 'variables' | 'parts'>) {
  const document = exerciseDocument.parse(buildDocument({ list: variables, parts }));
  const { exercise, problems } = compileExercise(document as Parameters<typeof compileExercise>[0]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const variant = exercise && drawVariant(exercise, 1);
  if (!exercise || !variant?.ok) throw new Error('no variant');
  return { exercise, variant: variant.variant };
}

/** Rows of the table of a section, cell by cell. */
function tableOf(section: string): string[][] {
  const text = page.split(`### ${section}\n`)[1]?.split('\n## ')[0]?.split('\n### ')[0] ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Returns what a text of an exercise prints, and the variable with this value. */
function shown(question: string, list: readonly Variable[]): { question: string; value: string } {
  const document = buildDocument({ question: `${question}[[result]]`, list });
  const { exercise } = compileExercise(document);
  const made = exercise && drawVariant(exercise, 1);
  if (!made?.ok) throw new Error(`nothing is drawn for ${question}`);
  return { question: made.variant.question.replace('[[result]]', ''), value: made.variant.values[0]?.plain ?? '' };
}

describe('the page on the format of exercises', () => {
  it.each(tableOf('Functions in expressions'))(
    'gives the values of its functions: %s',
    (_, written = '', gives = '') => {
      const values = codeIn(written).map((value) => shown('', [{ name: 'r1', generator: 'expression', value }]).value);
      expect(values.join(', ')).toBe(gives);
    },
  );

  it('lists every function that an author can use', () => {
    const written = [...tableOf('Functions in expressions'), ...tableOf('Numbers in texts')].flat().flatMap(codeIn);
    const listed = (name: string): boolean =>
      written.some((code) => code.includes(`${name}(`) || code.includes(`${name}_`));
    // gamma is the Greek letter where it is typed.
    const functions = [...knownFunctions, ...authorFunctions].filter((name) => name !== 'gamma');
    expect(functions.filter((name) => !listed(name))).toEqual([]);
  });

  it.each(tableOf('Numbers in texts'))('prints numbers as it says: %s', (written = '', printed = '') => {
    const list: Variable[] = Object.entries({ x: '14/5', y: '98764.5', z: '1/3' }).map(([name, value]) => ({
      name,
      generator: 'constant',
      value,
    }));
    expect(shown(codeIn(written)[0] ?? '', list).question).toBe(printed.replaceAll(/(?<=\d) (?=\d)/g, '\u202f'));
  });

  it('shows four examples of an error carried forward', () => {
    expect(examples).toHaveLength(4);
  });

  it.each(examples)('marks the answers of its example as it says: $answers [A10]', (example) => {
    const { exercise, variant } = drawn(example);
    const answers = Object.entries(example.answers).map(([part, value]) => ({ part, value }));
    const verdict = markResponse(exercise, variant, answers);
    expect(Object.fromEntries(verdict.parts.map(({ part, outcome }) => [part, outcome]))).toEqual(example.outcomes);
  });
});

describe('the tables of the page', () => {
  /** Rows that begin with something to type, their cells without backticks. */
  const rowsOf = (section: string): string[][] =>
    tableOf(section)
      .filter(([name = '']) => name.startsWith('`'))
      .map((cells) => cells.map((cell) => cell.replaceAll('`', '')));

  it('name every kind of tolerance and every precision [D09]', () => {
    const rows = rowsOf('Closeness');
    const kinds = ['absolute', 'relative', 'decimals', 'significant-figures'];
    const tiers = Object.entries(precisionTiers);
    expect(rows.map(([name]) => name)).toEqual([...kinds, ...tiers.map(([name]) => name)]);
    expect(rows.slice(kinds.length).map(([, places]) => Number(places))).toEqual(tiers.map(([, places]) => places));
  });

  it('name every simplification, with examples of what it does [D12]', () => {
    const rows = rowsOf('Simplification');
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(simplificationModes));
    for (const [mode, , ...results] of rows) {
      const list = ['x + 2x + 3', '2(x + 1)', '6/4'].map((value, index) => ({
        name: `v${index}`,
        generator: 'expression' as const,
        value,
        simplify: mode as SimplificationMode,
      }));
      const { values } = drawn({
        variables: list,
        parts: [{ name: 'n', answerType: 4, accept: [{ value: '1' }] }],
      }).variant;
      expect({ mode, written: values.map(({ plain }) => plain) }).toEqual({ mode, written: results });
    }
  });

  it('name every unit and prefix', () => {
    const section = page.slice(page.indexOf('### Units\n'), page.indexOf('### Choices\n'));
    const [prefixes = '', prefixed = '', plain = ''] = section
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => line.split('): '));
    const names = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const units = (withPrefixes: boolean) =>
      [...tableUnits].filter(([, unit]) => unit.prefixes === withPrefixes).map(([symbol]) => symbol);
    expect(names(prefixes)).toEqual([...prefixPowers.keys()]);
    expect(names(prefixed)).toEqual(units(true));
    expect(names(plain)).toEqual(units(false));
  });
});
