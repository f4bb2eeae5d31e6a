import { describe, expect, it } from 'vitest';
import { isNarrowed, queryOf, searchOf, toggled } from './catalogue-address.ts';

describe('the address of the catalogue', () => {
  it('holds the whole query, there and back [R24]', () => {
    const query = {
      q: 'two roots',
      topic: 'algebra/quadratics',
      levels: 'Level 1,Level 2',
      answerTypes: '4,8',
      languages: 'de',
      author: '01900000-0000-7000-8000-000000000001',
      quality: 3,
      scope: 'shared',
      sort: 'newest',
      page: 3,
    } as const;
    expect(queryOf(searchOf(query))).toEqual(query);
    expect(isNarrowed(query)).toBe(true);
  });

  it('is empty for the usual, and reads nonsense as the usual', () => {
    const usual = queryOf(new URLSearchParams());
    expect(searchOf(usual).toString()).toBe('');
    expect(isNarrowed(usual)).toBe(false);
    const nonsense = 'level=hard&scope=theirs&page=-2&answer=1,x&language=;&author=me&sort=best&quality=9';
    expect(queryOf(new URLSearchParams(nonsense))).toEqual(usual);
  });

  it('puts a value into a list and takes it out again', () => {
    expect(toggled('', '4')).toBe('4');
    expect(toggled('4,8', '6')).toBe('4,6,8');
    expect(toggled('4,8', '4')).toBe('8');
  });
});
