import { describe, expect, it } from 'vitest';
import { toDraft, withNewPart, type ExerciseDraft } from '../exercise-draft.ts';
import { starterDocument } from '../starter.ts';
import { solutionText, withPlacedFigure } from './caret.ts';
import { freeFigureName, isPlaced, withMarkerAt, withoutFigure, withRenamedFigure } from './markers.ts';

const draftOf = (question: string): ExerciseDraft =>
  withNewPart({ ...toDraft(starterDocument), question }, 2, 'pick').draft;

describe('the marker of a figure in a text', () => {
  it.each([
    ['One.', 4, 'One.\n\n[[figure:g]]'],
    ['One. Two.', 4, 'One.\n\n[[figure:g]]\n\n Two.'],
    ['One.\nTwo.', 5, 'One.\n\n[[figure:g]]\n\nTwo.'],
    ['One.\n\nTwo.', 6, 'One.\n\n[[figure:g]]\n\nTwo.'],
    ['', 0, '[[figure:g]]'],
    ['One.', Infinity, 'One.\n\n[[figure:g]]'],
  ])('has a line of its own in %j at %d', (text, at, expected) => {
    expect(withMarkerAt(text, at, 'g')).toBe(expected);
  });

  it('is put into a choice where its cursor was, and into the question without a cursor', () => {
    const draft = draftOf('Which? [[pick]]');
    const choice = draft.parts.at(-1)?.choices[1];
    const placed = withPlacedFigure(draft, 'g', { text: { choiceId: choice?.id ?? '' }, at: 0 });
    expect(placed.draft.parts.at(-1)?.choices[1]?.text).toBe('[[figure:g]]');
    expect(placed.text).toEqual({ kind: 'choice', number: 2 });
    expect(withPlacedFigure(draft, 'g', { text: solutionText, at: 0 }).draft.solution).toContain('[[figure:g]]');
    expect(withPlacedFigure(draft, 'g', undefined).draft.question).toBe('Which? [[pick]]\n\n[[figure:g]]');
  });

  it('follows a figure that is renamed, but not one whose name only begins alike', () => {
    const { question } = withRenamedFigure(draftOf('[[figure:g]] [[ figure: g ]] [[figure:g2]] [[g]]'), 'g', 'h');
    expect(question).toBe('[[figure:h]] [[figure:h]] [[figure:g2]] [[g]]');
  });

  it('is taken out with its figure and the line that it had', () => {
    expect(withoutFigure(draftOf('One.\n\n[[figure:g]]\n\nTwo.'), 'g').question).toBe('One.\n\nTwo.');
    expect(withoutFigure(draftOf('[[figure:g]]\n\nTwo. [[figure:g2]]'), 'g').question).toBe('Two. [[figure:g2]]');
  });

  it('is found in every text that can have one', () => {
    expect(isPlaced(draftOf('None.'), 'g')).toBe(false);
    expect(isPlaced({ ...draftOf('None.'), solution: 'See [[figure:g]].' }, 'g')).toBe(true);
  });
});

describe('a new name of a figure', () => {
  it('is free', () => {
    expect(freeFigureName('graph', [])).toBe('graph');
    expect(freeFigureName('graph', ['graph', 'graph2'])).toBe('graph3');
    expect(freeFigureName('graph2', ['graph', 'graph2'])).toBe('graph3');
  });
});
