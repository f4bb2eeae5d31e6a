import { describe, expect, it } from 'vitest';
import { toDraft } from '../draft/exercise-draft.ts';
import { starterDocument } from '../draft/starter.ts';
import { sameCard } from './same-card.ts';

const draft = toDraft(starterDocument);
const names = ['a', 'b'];

describe('sameCard', () => {
  it('looks at the fields that a card shows, at lists by their items, and not at what the card does', () => {
    const isSame = sameCard('tests', 'parts');
    const card = { draft, names, change: () => 1, onRemove: () => 1, label: 'x' };
    expect(
      isSame(card, { ...card, draft: { ...draft, question: 'Another' }, names: ['a', 'b'], change: () => 2 }),
    ).toBe(true);
    expect(isSame(card, { ...card, draft: { ...draft, parts: [] } })).toBe(false);
    expect(isSame(card, { ...card, names: ['a', 'c'] })).toBe(false);
    expect(isSame(card, { ...card, label: 'y' })).toBe(false);
  });
});
