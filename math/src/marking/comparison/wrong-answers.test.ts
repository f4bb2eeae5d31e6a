import { describe, expect, it } from 'vitest';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import type { Part, Variable } from '../../exercises/document/document.ts';
import { markResponse } from '../mark-response.ts';
import { groupByCause, type WrongAnswer } from './wrong-answers.ts';

const square: Part = { name: 'p', answerType: 6, accept: [{ value: '(x+a)^2' }] };
const a: Variable = { name: 'a', generator: 'random-integer', min: 2, max: 9, step: 1 };

function exerciseOf(part: Part, list: readonly Variable[] = [a]) {
  return buildExercise({ parts: [part], list, question: 'Expand $(x+{{a}})^2$.' });
}

/** Marks the answer of each seed's learner in their own variant. */
function markAll(
  exercise: ReturnType<typeof exerciseOf>,
  written: readonly { readonly seed: number; readonly value: (a: number) => string }[],
): readonly WrongAnswer[] {
  return written.map(({ seed, value }) => {
    const variant = variantAt(exercise, seed);
    const own = Number(variant.values.find(({ name }) => name === 'a')?.plain ?? 0);
    const typed = value(own);
    const [verdict] = markResponse(exercise, variant, [{ part: 'p', value: typed }]).parts;
    return { seed, value: typed, reason: verdict?.reason ?? '', feedback: verdict?.feedback ?? '' };
  });
}

describe('wrong answers by cause (A16)', () => {
  it('puts the same error over other numbers together and shows it in the reference variant [R21]', () => {
    const exercise = exerciseOf(square);
    const answers = markAll(exercise, [
      { seed: 1, value: (n) => `x^2+${n * n}` },
      { seed: 2, value: (n) => `${n * n}+x^2` },
      { seed: 3, value: (n) => `x^2+${n}x+${n * n}` },
      { seed: 4, value: (n) => `x*x+${n}^2` },
      { seed: 5, value: () => '7x' },
    ]);
    const groups = groupByCause(exercise, 'p', 1, answers);
    const own = Number(variantAt(exercise, 1).values[0]?.plain);
    expect(groups[0]).toMatchObject({
      id: 'typical error: square-of-sum',
      cause: 'Squared each term',
      shown: `x^{2}+${own * own}`,
      members: [0, 1, 3],
    });
    expect(groups.find(({ members }) => members.includes(2))?.cause).toBe('Middle term of a square not doubled');
    expect(groups.find(({ members }) => members.includes(4))).toMatchObject({ id: 'other', shown: '' });
  });

  it('shows a mistake that the exercise knows with the reference values', () => {
    const exercise = exerciseOf({
      ...square,
      accept: [{ value: '(x+a)^2' }, { value: 'x+a', score: 0, feedback: 'You forgot the square.' }],
    });
    const answers = markAll(exercise, [
      { seed: 3, value: (n) => `x+${n}` },
      { seed: 4, value: (n) => `${n}+x` },
    ]);
    const own = variantAt(exercise, 9).values[0]?.plain;
    expect(groupByCause(exercise, 'p', 9, answers)).toEqual([
      {
        id: 'known mistake 2',
        cause: '',
        says: 'You forgot the square.',
        shown: `x+${own}`,
        isMath: true,
        members: [0, 1],
      },
    ]);
  });

  it('says the words of the author about a known mistake with the reference values', () => {
    const exercise = exerciseOf({
      ...square,
      accept: [{ value: '(x+a)^2' }, { value: 'x^2+a', score: 0, feedback: 'You did not square {{a}}.' }],
    });
    const answers = markAll(exercise, [{ seed: 3, value: (n) => `x^2+${n}` }]);
    const own = variantAt(exercise, 9).values[0]?.plain;
    expect(own).not.toBe(variantAt(exercise, 3).values[0]?.plain);
    expect(groupByCause(exercise, 'p', 9, answers)[0]).toMatchObject({ cause: '', says: `You did not square ${own}.` });
  });

  it('names a known mistake in general words only where its author said nothing', () => {
    const exercise = exerciseOf({ ...square, accept: [{ value: '(x+a)^2' }, { value: 'x+a', score: 0 }] });
    const answers = markAll(exercise, [{ seed: 3, value: (n) => `x+${n}` }]);
    expect(groupByCause(exercise, 'p', 9, answers)[0]).toMatchObject({
      cause: 'A mistake that the exercise knows',
      says: '',
    });
  });

  it('says the words of the author about a wrong choice', () => {
    const choices = ['$1$', '$2$'].map((text, index) => ({
      text,
      correct: index === 0,
      ...(index === 1 ? { feedback: 'Not {{a}} either.' } : {}),
    }));
    const exercise = exerciseOf({ name: 'p', answerType: 2, choices });
    const key = variantAt(exercise, 4).parts[0]?.choices.find(({ text }) => text === '$2$')?.key ?? '';
    const answers = [{ seed: 4, value: key, reason: 'choice', feedback: 'Not 99 either.' }];
    const own = variantAt(exercise, 9).values[0]?.plain;
    expect(groupByCause(exercise, 'p', 9, answers)[0]).toMatchObject({ says: `Not ${own} either.` });
  });

  it('groups answers without a cause by their value, where everybody has the same numbers', () => {
    const exercise = exerciseOf(square, [{ name: 'a', generator: 'constant', value: '3' }]);
    const answers = ['11x', 'x+10x', '(x+3)^3'].map((value) => ({ seed: 1, value, reason: 'value', feedback: '' }));
    const groups = groupByCause(exercise, 'p', 1, answers);
    expect(groups.map(({ shown, members }) => ({ shown, members }))).toEqual([
      { shown: '11x', members: [0, 1] },
      { shown: '\\left(x+3\\right)^{3}', members: [2] },
    ]);
  });

  it('takes shuffled choices for the same choice', () => {
    const choices = ['$1$', '$2$', '$3$', '$4$'].map((text, index) => ({ text, correct: index === 0 }));
    const exercise = exerciseOf({ name: 'p', answerType: 2, choices });
    const answers = [1, 2, 3, 4, 5].map((seed) => {
      const key = variantAt(exercise, seed).parts[0]?.choices.find(({ text }) => text === '$3$')?.key ?? '';
      return { seed, value: key, reason: 'choice', feedback: '' };
    });
    expect(new Set(answers.map(({ value }) => value)).size).toBeGreaterThan(1);
    expect(groupByCause(exercise, 'p', 1, answers)).toMatchObject([{ shown: '$3$', members: [0, 1, 2, 3, 4] }]);
  });

  it('takes words for the same whatever their case, and says what the author says about them', () => {
    const accept = [
      { value: 'even' },
      { value: 'odd', score: 0, feedback: 'Try {{a}} and -{{a}}.' },
      { value: 'symmetric', score: 0.5 },
    ];
    const exercise = exerciseOf({ name: 'p', answerType: 5, accept }, [
      { name: 'a', generator: 'constant', value: '3' },
    ]);
    const answers = ['odd', ' Odd', 'neither', 'symmetric'].map((value) => ({
      seed: 1,
      value,
      reason: 'words',
      feedback: value === 'symmetric' ? 'Nearly.' : '',
    }));
    expect(groupByCause(exercise, 'p', 1, answers)).toEqual([
      { id: 'value odd', cause: '', says: 'Try 3 and -3.', shown: 'odd', isMath: false, members: [0, 1] },
      { id: 'value neither', cause: '', says: '', shown: 'neither', isMath: false, members: [2] },
      { id: 'value symmetric', cause: '', says: 'Nearly.', shown: 'symmetric', isMath: false, members: [3] },
    ]);
  });

  it('shows several chosen choices together, with all that the author says about them', () => {
    const choices = ['one', 'two', 'three'].map((text, index) => ({
      text,
      correct: index === 0,
      ...(index > 0 ? { feedback: `Not ${text}.` } : {}),
    }));
    const exercise = exerciseOf({ name: 'p', answerType: 3, choices, shuffle: false });
    const answer = (value: string, feedback = '') => ({ seed: 1, value, reason: 'choices', feedback });
    const groups = groupByCause(exercise, 'p', 1, [
      answer('b, c'),
      answer('c,b'),
      answer('a', 'Something is missing.'),
    ]);
    expect(groups).toEqual([
      {
        id: 'choices 1,2',
        cause: '',
        says: 'Not two. Not three.',
        shown: 'two, three',
        isMath: false,
        members: [0, 1],
      },
      { id: 'choices 0', cause: '', says: 'Something is missing.', shown: 'one', isMath: false, members: [2] },
    ]);
  });

  it('keeps answers with the same feedback together, and those to other numbers apart from values, last', () => {
    const exercise = exerciseOf(square);
    const answer = (seed: number, value: string, reason: string, feedback: string) => ({
      seed,
      value,
      reason,
      feedback,
    });
    const groups = groupByCause(exercise, 'p', 1, [
      answer(1, '(x+1)^2', 'form', 'Multiply out.'),
      answer(2, '(x+2)^2', 'form', 'Multiply out.'),
      answer(2, '7', 'value', ''),
      answer(1, '7', 'value', ''),
    ]);
    expect(groups).toEqual([
      { id: 'form Multiply out.', cause: '', says: 'Multiply out.', shown: '', isMath: true, members: [0, 1] },
      { id: 'value 7', cause: '', says: '', shown: '7', isMath: true, members: [3] },
      { id: 'other', cause: 'Other answers', says: '', shown: '', isMath: true, members: [2] },
    ]);
  });

  it('shows the words that learners read on a typical error', () => {
    const exercise = exerciseOf(square);
    const answers = markAll(exercise, [{ seed: 1, value: (n) => `x^2+${n * n}` }]);
    const [group] = groupByCause(exercise, 'p', 1, answers);
    expect(group?.says).toBe(answers[0]?.feedback);
    expect(group?.says).not.toBe('');
  });

  it('finds nothing for a part that is not there', () => {
    expect(groupByCause(exerciseOf(square), 'q', 1, [{ seed: 1, value: '7', reason: 'value', feedback: '' }])).toEqual(
      [],
    );
  });
});

describe('the cause of a wrong answer', () => {
  const exercise = exerciseOf(square);
  const answer = (seed: number, value: string, reason: string, feedback = ''): WrongAnswer => ({
    seed,
    value,
    reason,
    feedback,
  });
  const idOf = (one: WrongAnswer, of = exercise) => groupByCause(of, 'p', 1, [one])[0]?.id;

  it('is its typical error or known mistake, whether it followed from another answer or not', () => {
    expect(idOf(answer(2, 'x', 'typical error: opposite', 'Sign.'))).toBe('typical error: opposite');
    expect(idOf(answer(2, 'x', 'follow-through: typical error: opposite'))).toBe('typical error: opposite');
    expect(idOf(answer(2, 'x', 'known mistake 2: identical'))).toBe('known mistake 2');
    expect(idOf(answer(2, 'x', 'follow-through: known mistake 2: a: b'))).toBe('known mistake 2');
  });

  it('is what was said of it, where something was', () => {
    expect(idOf(answer(2, 'x', 'form', 'Multiply out.'))).toBe('form Multiply out.');
    expect(idOf(answer(2, 'x', 'follow-through: form', 'Multiply out.'))).toBe('form Multiply out.');
    expect(idOf(answer(1, 'x', 'form'))).toBe('value x');
    for (const reason of ['value', 'members', 'solutions', 'entries', 'words']) {
      expect(idOf(answer(1, 'x + x', reason, 'One of your values is right.'))).toBe('value 2x');
      expect(idOf(answer(2, 'x + x', reason, 'One of your values is right.'))).toBe('other');
    }
  });

  it('is its value where everybody has the same numbers, whatever the seed', () => {
    const same = buildExercise({ parts: [square], list: [{ name: 'a', generator: 'constant', value: '3' }] });
    expect(idOf(answer(5, 'x+x', 'value'), same)).toBe('value 2x');
  });

  it('is the text where it cannot be read', () => {
    const [group] = groupByCause(exercise, 'p', 1, [answer(1, ' x+( ', 'value'), answer(1, 'x+(', 'value')]);
    expect(group).toEqual({ id: 'value x+(', cause: '', says: '', shown: '', isMath: true, members: [0, 1] });
  });

  it('comes with the largest group first, and among equal ones in the order of their names', () => {
    const groups = groupByCause(
      exercise,
      'p',
      1,
      ['9', '7', '8', '7', '8', '5'].map((value) => answer(1, value, 'value')),
    );
    expect(groups.map(({ id, members }) => [id, members])).toEqual([
      ['value 7', [1, 3]],
      ['value 8', [2, 4]],
      ['value 5', [5]],
      ['value 9', [0]],
    ]);
  });

  it('is the set of choices by their places, however they are shuffled and typed', () => {
    const choices = ['$1$', '$2$', '$3$', '$4$', '$5$'].map((text, index) => ({ text, correct: index === 0 }));
    const several = exerciseOf({ name: 'p', answerType: 3, choices });
    const answers = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const drawn = variantAt(several, seed).parts[0]?.choices ?? [];
      const keys = drawn.filter(({ text }) => text === '$2$' || text === '$5$').map(({ key }) => key);
      return answer(seed, (seed % 2 > 0 ? keys : keys.toReversed()).join(' , '), 'choices');
    });
    expect(groupByCause(several, 'p', 1, answers)).toEqual([
      {
        id: 'choices 1,4',
        cause: '',
        says: '',
        shown: '$2$, $5$',
        isMath: false,
        members: [0, 1, 2, 3, 4, 5, 6, 7],
      },
    ]);
    expect(groupByCause(several, 'p', 1, [answer(1, 'z', 'choices')])).toMatchObject([{ id: 'choices ', shown: '' }]);
  });

  it('is shown in the reference variant only where marking finds the same one there', () => {
    const [group] = groupByCause(exercise, 'p', 1, [answer(2, 'x', 'typical error: no-such-error', 'Words.')]);
    expect(group).toEqual({
      id: 'typical error: no-such-error',
      cause: '',
      says: '',
      shown: '',
      isMath: true,
      members: [0],
    });
    expect(groupByCause(exercise, 'p', 1, [answer(2, 'x', 'known mistake 7: value', 'Words.')])).toMatchObject([
      { cause: '', says: 'Words.', shown: '' },
    ]);
  });
});
