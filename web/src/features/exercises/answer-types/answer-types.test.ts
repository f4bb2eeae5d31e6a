import { answerShapes, answerTypes } from '@lemma/math/document';
import { describe, expect, test } from 'vitest';
import { toPart, toPartDraft } from '../draft/part-conversion.ts';
import { emptyPart } from '../draft/part-draft.ts';
import { typeFields } from './fields/index.ts';
import { answerTypeEditing, offeredTypes } from './index.ts';

describe('answer types in the editor', () => {
  test('each has a name and a place of its own in the menu', () => {
    const all = Object.values(answerTypeEditing);
    expect(offeredTypes).toHaveLength(Object.keys(answerTypes).length);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    expect(new Set(all.map(({ place }) => place)).size).toBe(all.length);
  });

  test.each(Object.entries(answerTypes))('%s: a part is the same after it was opened and saved', (_, type) => {
    const typed = { value: '2', percent: '50', feedback: 'Almost.' };
    const draft = emptyPart('p', type);
    const part = toPart({
      ...draft,
      answers: draft.answers.map((answer) => ({ ...answer, ...typed })),
      choices: draft.choices.map((choice, index) => ({ ...choice, text: `Choice ${index}` })),
    });
    expect(part.answerType).toBe(type);
    expect(toPart(toPartDraft(part))).toEqual(part);
  });

  test.each(Object.entries(answerTypes))('%s: forms are offered where the answer is mathematics', (_, type) => {
    const isMaths = answerShapes[type] === 'maths';
    expect(answerTypeEditing[type].forms.length > 0).toBe(isMaths);
    // Choices may be those things of a figure that are chosen on it.
    expect(typeFields[type].Marking !== undefined).toBe(isMaths || answerShapes[type] === 'choices');
    expect(answerTypeEditing[type].example === '').toBe(answerShapes[type] === 'choices');
  });
});
