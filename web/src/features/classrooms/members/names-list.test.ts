import { describe, expect, it } from 'vitest';
import { incompleteNames, readNames } from './names-list.ts';

describe('a list of names', () => {
  it.each([
    ['Mila Novak', 'Mila', 'Novak'],
    ['Novak, Mila', 'Mila', 'Novak'],
    ['Mila\tNovak', 'Mila', 'Novak'],
    ['Mila;Novak', 'Mila', 'Novak'],
    ['  Anne  Marie   Curie ', 'Anne Marie', 'Curie'],
    ['van der Berg, Jan Piet', 'Jan Piet', 'van der Berg'],
    ['12. Mila Novak', 'Mila', 'Novak'],
    ['3) Novak, Mila', 'Mila', 'Novak'],
  ])('[D01] reads %j as %s and %s', (line, firstName, lastName) => {
    expect(readNames(line)).toEqual([{ firstName, lastName }]);
  });

  it('leaves empty lines out, however lines end', () => {
    expect(readNames('Mila Novak\r\n\r\n  \nSam Okafor\n')).toHaveLength(2);
  });

  it('says which names are not whole', () => {
    expect(incompleteNames(readNames('Mila\nSam Okafor\nNovak,'))).toEqual(['Mila', 'Novak']);
  });
});
