import { describe, expect, it } from 'vitest';
import { findUsers, type ModuleImports } from './module-users.ts';

const modules: Readonly<Record<string, ModuleImports>> = {
  entry: { now: ['app'], later: ['player', 'poll'] },
  app: { now: [], later: [] },
  player: { now: ['box'], later: [] },
  poll: { now: [], later: ['reader'] },
  box: { now: [], later: ['field'] },
  field: { now: ['keys', 'signs', 'app'], later: [] },
  keys: { now: [], later: [] },
  signs: { now: [], later: [] },
  reader: { now: ['signs'], later: [] },
};
const importsOf = (module: string): ModuleImports => modules[module] ?? { now: [], later: [] };
const usersIn = (usersOf: ReadonlyMap<string, ReadonlySet<string>>, module: string): string[] =>
  [...(usersOf.get(module) ?? [])].toSorted((a, b) => a.localeCompare(b));

describe('findUsers', () => {
  it('names what every page needs first, and who needs the rest', () => {
    const { first, usersOf } = findUsers('entry', importsOf);
    expect([...first]).toEqual(['entry', 'app']);
    expect(usersIn(usersOf, 'box')).toEqual(['player']);
    expect(usersIn(usersOf, 'signs')).toEqual(['field', 'reader']);
  });

  it('gives what a part in one file shares with others to the pages that fetch it, and leaves it the rest', () => {
    const { usersOf } = findUsers('entry', importsOf, ['field']);
    expect(usersIn(usersOf, 'signs')).toEqual(['field', 'player', 'reader']);
    expect(usersIn(usersOf, 'keys')).toEqual(['field']);
  });

  it('gives it to every page where all of them fetch the part', () => {
    const all = (module: string): ModuleImports =>
      module === 'app' ? { now: [], later: ['field'] } : importsOf(module);
    expect(findUsers('entry', all, ['field']).first).toContain('signs');
  });
});
