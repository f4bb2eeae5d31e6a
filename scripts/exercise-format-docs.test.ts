import { readFileSync } from 'node:fs';
import { exerciseDocument } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { buildDocument } from '../math/src/exercises/build-document.ts';
import { authorFunctions } from '../math/src/exercises/expression.ts';
import { compileExercise, drawVariant } from '../math/src/exercises/index.ts';
import type { Part, Variable } from '../math/src/exercises/index.ts';
import { gradeResponse } from '../math/src/grading/index.ts';
import { knownFunctions } from '../math/src/notation/words.ts';

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

/** What a text of an exercise prints, and what a variable with this value is. */
function shown(question: string, list: readonly Variable[]): { question: string; value: string } {
  const document = buildDocument({ question: `${question}[[result]]`, list });
  const { exercise } = compileExercise(document);
  const drawn = exercise && drawVariant(exercise, 1);
  if (!drawn?.ok) throw new Error(`nothing is drawn for ${question}`);
  return { question: drawn.variant.question.replace('[[result]]', ''), value: drawn.variant.values[0]?.plain ?? '' };
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

  it('shows three examples of an error carried forward', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)('marks the answers of its example as it says: $answers [A10]', (example) => {
    const document = exerciseDocument.parse({
      format: 'lemma-exercise/1',
      title: 'Example',
      language: 'en',
      topic: '',
      tags: [],
      level: 'Level 1',
      variables: { direction: 'ltr', list: example.variables },
      question: 'What is it?',
      parts: example.parts,
      hints: [],
      solution: '',
      tests: [],
    });
    const { exercise, problems } = compileExercise(document as Parameters<typeof compileExercise>[0]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const drawn = exercise && drawVariant(exercise, 1);
    if (!exercise || !drawn?.ok) throw new Error('no variant');
    const answers = Object.entries(example.answers).map(([part, value]) => ({ part, value }));
    const verdict = gradeResponse(exercise, drawn.variant, answers);
    expect(Object.fromEntries(verdict.parts.map(({ part, outcome }) => [part, outcome]))).toEqual(example.outcomes);
  });
});
