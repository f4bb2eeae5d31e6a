import { compileExercise, drawVariant } from '@lemma/math/exercises';
import { markResponse } from '@lemma/math/marking';
import { describe, expect, it } from 'vitest';
import { readStarterCatalogue } from '../exercises/work/starter-exercises.ts';
import { presentVerdict } from './work/present.ts';

const starters = readStarterCatalogue().filter(({ document }) =>
  document.parts.some(({ answerType }) => answerType === 3),
);

/** Returns the words on each drawn choice when it is left out, by its letter. */
const saidOf = (afterwards: string): string[] => afterwards.split(/(?:^|\s)[A-Z]: /).filter((text) => text !== '');

const lettersIn = (feedback: string): string[] =>
  [...feedback.matchAll(/(?:^|\s)([A-Z]): /g)].map(([, letter = '']) => letter.toLowerCase());

describe('feedback on several choices', () => {
  it('has starter exercises to look at', () => {
    expect(starters.length).toBeGreaterThan(5);
  });

  it.each(starters)('$key: the first wrong response names no right choice that was not chosen', ({ document }) => {
    const { exercise } = compileExercise(document);
    if (!exercise) throw new Error('an exercise that cannot be read');
    for (let seed = 0; seed < 10; seed++) {
      const drawn = drawVariant(exercise, seed);
      if (!drawn.ok) throw new Error(drawn.problem.message);
      for (const part of drawn.variant.parts.filter(({ answerType }) => answerType === 3)) {
        for (const { key } of part.choices) {
          const verdict = markResponse(exercise, drawn.variant, [{ part: part.name, value: key }]);
          const marked = verdict.parts.find((one) => one.part === part.name);
          const shown = presentVerdict(verdict).parts.find((one) => one.part === part.name);
          const missed = saidOf(marked?.afterwards ?? '');
          // The chosen choice alone is named; what is said of it may be said of another one as well.
          expect(lettersIn(shown?.feedback ?? '').filter((letter) => letter !== key)).toEqual([]);
          const own = saidOf(shown?.feedback ?? '');
          expect(missed.filter((text) => !own.includes(text) && shown?.feedback.includes(text))).toEqual([]);
          expect(JSON.stringify(shown)).not.toContain('afterwards');
          const later = presentVerdict(verdict, true).parts.find((one) => one.part === part.name);
          expect(missed.every((text) => later?.feedback.includes(text))).toBe(true);
        }
      }
    }
  });
});
