import type { Task } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { taughtSections } from './taught-sections.ts';

const task = (id: string, sectionId: string | null, isArchived = false) =>
  ({ id, sectionId, name: id, isArchived }) as Task;

const sections = [
  { id: 's1', name: 'Quadratics' },
  { id: 's2', name: 'Surds' },
];

describe('taughtSections', () => {
  it('keeps the order of sections, empty ones included, with loose tasks first [R19]', () => {
    const grouped = taughtSections({ sections, tasks: [task('a', 's2'), task('b', null), task('c', 'gone')] });
    expect(grouped.map((one) => [one.name, one.tasks.map((t) => t.id)])).toEqual([
      ['No section', ['b', 'c']],
      ['Quadratics', []],
      ['Surds', ['a']],
    ]);
  });

  it('leaves archived tasks out unless asked for', () => {
    const classroom = { sections: [], tasks: [task('a', null), task('b', null, true)] };
    expect(taughtSections(classroom)[0]?.tasks.map((t) => t.id)).toEqual(['a']);
    expect(taughtSections(classroom, { withArchived: true })[0]?.tasks).toHaveLength(2);
    expect(taughtSections(classroom)[0]?.name).toBe('Tasks');
  });
});
