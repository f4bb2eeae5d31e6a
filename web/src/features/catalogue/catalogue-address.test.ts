import { describe, expect, it } from 'vitest';
import { queryOf, searchOf } from './catalogue-address.ts';

describe('the address of the catalogue', () => {
  it('holds what is looked for, there and back [R24]', () => {
    const query = { q: 'two roots', topic: 'algebra/quadratics', level: 'Level 2', scope: 'mine', page: 3 } as const;
    expect(queryOf(searchOf(query))).toEqual(query);
  });

  it('is empty for the usual, and reads nonsense as the usual', () => {
    expect(searchOf({ q: '', topic: '', scope: 'all', page: 1 }).toString()).toBe('');
    expect(queryOf(new URLSearchParams('level=hard&scope=theirs&page=-2'))).toEqual({
      q: '',
      topic: '',
      scope: 'all',
      page: 1,
    });
  });
});
