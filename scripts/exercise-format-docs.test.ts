import { readFileSync } from 'node:fs';
import { exerciseDocument } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { compileExercise, drawVariant } from '../math/src/exercises/index.ts';
import type { Part, Variable } from '../math/src/exercises/index.ts';
import { gradeResponse } from '../math/src/grading/index.ts';

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

describe('the page on the format of exercises', () => {
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
