import { describe, expect, it } from 'vitest';
import { mergeGroups, type Group } from './merge-groups.ts';

const group = (users: string, modules: string, bytes: number): Group => ({
  users: new Set(users.split(' ')),
  modules: modules.split(' '),
  bytes,
});

const byName = (a: string, b: string): number => a.localeCompare(b);

const namesOf = (groups: readonly Group[]): string[] =>
  groups.map(({ modules }) => [...modules].sort(byName).join('')).sort(byName);

const options = { weight: () => 1, bytesPerRequest: 100, importsOf: (): string[] => [] };

describe('mergeGroups', () => {
  it('joins chunks that are smaller than a request is worth', () => {
    expect(namesOf(mergeGroups([group('list class', 'a', 40), group('list player', 'b', 30)], options))).toEqual([
      'ab',
    ]);
  });

  it('keeps chunks apart that pages would load without using them', () => {
    const groups = [group('list class', 'a', 4_000), group('list player', 'b', 3_000)];
    expect(namesOf(mergeGroups(groups, options))).toEqual(['a', 'b']);
  });

  it('counts rare pages for little', () => {
    const groups = [group('list class', 'a', 40), group('list class admin', 'b', 4_000)];
    const weight = (user: string): number => (user === 'admin' ? 0.01 : 1);
    expect(namesOf(mergeGroups(groups, { ...options, weight }))).toEqual(['ab']);
  });

  it('counts the bytes that a page loads only because the joined chunk needs them', () => {
    const groups = [group('list class', 'a', 40), group('list player', 'b', 30), group('list player', 'big', 9_000)];
    const importsOf = (module: string): string[] => (module === 'b' ? ['big'] : []);
    expect(namesOf(mergeGroups(groups, { ...options, importsOf }))).toEqual(['a', 'bbig']);
  });

  it('never makes two chunks wait for each other', () => {
    const groups = [group('list', 'a', 10), group('list class', 'b', 5_000), group('list class player', 'c', 10)];
    const importsOf = (module: string): string[] => ({ a: ['b'], b: ['c'] })[module] ?? [];
    const weight = (user: string): number => (user === 'list' ? 1 : 0.01);
    const merged = mergeGroups(groups, { ...options, weight, importsOf, bytesPerRequest: 20 });
    expect(namesOf(merged)).not.toContain('ac');
  });
});
