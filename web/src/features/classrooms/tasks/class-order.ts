import type { InputOf, arrangeClassroom } from '@lemma/contracts';
import type { TaughtSection } from './taught-sections.ts';

/** A section's head or a task, in the order of the page. */
export interface OrderEntry {
  readonly kind: 'section' | 'task';
  /** '-2' for the head of the tasks in no section (D08). */
  readonly id: string;
}

export const looseSection = '-2';

/** The page as one list, each section's head before its tasks. */
export const entriesOf = (sections: readonly TaughtSection[]): readonly OrderEntry[] =>
  sections.flatMap(({ id, tasks }) => [
    { kind: 'section', id: id ?? looseSection },
    ...tasks.map((task): OrderEntry => ({ kind: 'task', id: task.id })),
  ]);

/**
 * Moves the entry at `from` to `to`. A task goes between the others, into whatever section stands above it; a section goes
 * with its tasks, past the sections that it was moved over. Undefined when nothing changes.
 */
export function moveEntry(entries: readonly OrderEntry[], from: number, to: number): readonly OrderEntry[] | undefined {
  const moved = entries[from];
  if (moved === undefined) return undefined;
  const next = moved.kind === 'task' ? moveTask(entries, moved, from, to) : moveSection(entries, moved, from, to);
  return next.every((entry, index) => entry.id === entries[index]?.id) ? undefined : next;
}

function moveTask(entries: readonly OrderEntry[], moved: OrderEntry, from: number, to: number): readonly OrderEntry[] {
  const rest = entries.toSpliced(from, 1);
  // Above the first head there is no section.
  return rest.toSpliced(Math.min(rest.length, Math.max(1, to)), 0, moved);
}

const blocksOf = (entries: readonly OrderEntry[]): OrderEntry[][] =>
  entries.reduce<OrderEntry[][]>((blocks, entry) => {
    if (entry.kind === 'section') blocks.push([entry]);
    else blocks.at(-1)?.push(entry);
    return blocks;
  }, []);

function moveSection(
  entries: readonly OrderEntry[],
  moved: OrderEntry,
  from: number,
  to: number,
): readonly OrderEntry[] {
  const blocks = blocksOf(entries);
  const index = blocks.findIndex(([head]) => head?.id === moved.id);
  const block = blocks[index];
  if (block === undefined || moved.id === looseSection) return entries;
  const passed = entries
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .filter((entry) => entry.kind === 'section' && entry.id !== moved.id).length;
  const first = blocks[0]?.[0]?.id === looseSection ? 1 : 0;
  const place = Math.max(first, Math.min(blocks.length - 1, index + (to > from ? passed : -passed)));
  return blocks.toSpliced(index, 1).toSpliced(place, 0, block).flat();
}

/** One step up or down by keys: a task past its neighbour or into the next section, a section past the next one. */
export function stepEntry(entries: readonly OrderEntry[], from: number, by: 1 | -1): readonly OrderEntry[] | undefined {
  if (entries[from]?.kind !== 'section') return moveEntry(entries, from, from + by);
  const heads = entries.flatMap((entry, index) => (entry.kind === 'section' ? [index] : []));
  const target = heads[heads.indexOf(from) + by];
  return target === undefined ? undefined : moveEntry(entries, from, target);
}

/** Returns the order in the server's form. */
export const arrangementOf = (entries: readonly OrderEntry[]): InputOf<typeof arrangeClassroom>['body'] => ({
  sections: blocksOf(entries).map(([head, ...tasks]) => ({
    id: head?.id ?? looseSection,
    taskIds: tasks.map(({ id }) => id),
  })),
});

/** The sections as they stand after a move, before the server has answered. */
export function sectionsIn(
  entries: readonly OrderEntry[],
  sections: readonly TaughtSection[],
): readonly TaughtSection[] {
  const byId = new Map(sections.map((section) => [section.id ?? looseSection, section]));
  const tasks = new Map(sections.flatMap((section) => section.tasks.map((task) => [task.id, task])));
  return blocksOf(entries).flatMap(([head, ...rest]) => {
    const section = byId.get(head?.id ?? '');
    return section === undefined ? [] : [{ ...section, tasks: rest.flatMap(({ id }) => tasks.get(id) ?? []) }];
  });
}
