import { describe, expect, it } from 'vitest';
import { arrangementOf, moveEntry, stepEntry, type OrderEntry } from './class-order.ts';

/** `#` before sections: `-2 a #s b c`. */
const page = (text: string): OrderEntry[] =>
  text.split(' ').map((word) => ({
    kind: word.startsWith('#') || word === '-2' ? 'section' : 'task',
    id: word.replace('#', ''),
  }));
const spell = (entries: readonly OrderEntry[] | undefined): string | undefined =>
  entries?.map(({ kind, id }) => (kind === 'section' && id !== '-2' ? `#${id}` : id)).join(' ');

describe('the order of a class [M04] [D08]', () => {
  it.each([
    ['within its section', '-2 a #s b c', 4, 3, '-2 a #s c b'],
    ['into the section above', '-2 a #s b c', 3, 2, '-2 a b #s c'],
    ['into the section below', '-2 a #s b c', 1, 2, '-2 #s a b c'],
    ['out of all sections', '-2 a #s b c', 4, 1, '-2 c a #s b'],
    ['to the very end', '-2 a #s b c', 1, 4, '-2 #s b c a'],
    ['never above the first head', '#s a #t b', 3, 0, '#s b a #t'],
  ])('moves a task %s', (_, before, from, to, after) => {
    expect(spell(moveEntry(page(before), from, to))).toBe(after);
  });

  it.each([
    ['down past another one', '-2 a #s b #t c #u', 2, 5, '-2 a #t c #s b #u'],
    ['up past two', '-2 a #s b #t c #u d', 6, 2, '-2 a #u d #s b #t c'],
    ['not above the tasks in no section', '-2 a #s b', 2, 0, undefined],
    ['nowhere when it is dropped on its own tasks', '#s b #t c', 0, 1, undefined],
    ['the tasks in no section nowhere', '-2 a #s b', 0, 3, undefined],
  ])('moves a section with its tasks %s', (_, before, from, to, after) => {
    expect(spell(moveEntry(page(before), from, to))).toBe(after);
  });

  it('goes step by step with keys', () => {
    expect(spell(stepEntry(page('-2 a #s b'), 1, 1))).toBe('-2 #s a b');
    expect(spell(stepEntry(page('-2 a #s b #t c'), 2, 1))).toBe('-2 a #t c #s b');
    expect(stepEntry(page('-2 a #s b #t c'), 4, 1)).toBeUndefined();
    expect(stepEntry(page('-2 a #s b'), 3, 1)).toBeUndefined();
  });

  it('is sent to the server section by section', () => {
    expect(arrangementOf(page('-2 a #s b c #t'))).toEqual({
      sections: [
        { id: '-2', taskIds: ['a'] },
        { id: 's', taskIds: ['b', 'c'] },
        { id: 't', taskIds: [] },
      ],
    });
  });
});
