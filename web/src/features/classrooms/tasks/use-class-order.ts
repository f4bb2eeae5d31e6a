import { arrangeClassroom } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { arrangementOf, entriesOf, moveEntry, sectionsIn, stepEntry, type OrderEntry } from './class-order.ts';
import { useTaughtClassroom } from '../classroom-context.ts';
import type { TaughtSection } from './taught-sections.ts';
import { useClassAct } from '../use-class-act.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export interface ClassOrder {
  /** As they stand now, what was just moved included. */
  readonly sections: readonly TaughtSection[];
  readonly entries: readonly OrderEntry[];
  /** For screen readers: what has moved where. */
  readonly said: string;
  readonly moveTo: (from: number, to: number) => void;
  readonly step: (from: number, by: 1 | -1) => void;
  readonly send: (from: number, sectionId: string) => void;
}

const none = t(m.noSection);

/** The order of a class's page: moves show immediately and are undone when the server refuses them. */
export function useClassOrder(read: readonly TaughtSection[]): ClassOrder {
  const { classroom, readAgain } = useTaughtClassroom();
  const act = useClassAct();
  const [moved, setMoved] = useState<readonly OrderEntry[]>();
  const [said, setSaid] = useState('');
  // Tasks may leave all sections although there the page shows nothing yet.
  const whole = read.some(({ id }) => id === null) ? read : [{ id: null, name: none, tasks: [] }, ...read];
  const entries = moved ?? entriesOf(whole);
  const arranged = sectionsIn(entries, whole);
  const sections = arranged.filter(({ id, tasks }) => id !== null || tasks.length > 0);

  const apply = (next: readonly OrderEntry[] | undefined, from: number): void => {
    const entry = entries[from];
    if (next === undefined || entry === undefined) return;
    setMoved(next);
    setSaid(wordsOf(entry, sectionsIn(next, whole)));
    void act(async () => {
      await call(arrangeClassroom, { params: { classId: classroom.id }, body: arrangementOf(next) });
      await readAgain();
    }).then(() => setMoved((last) => (last === next ? undefined : last)));
  };
  return {
    sections,
    entries,
    said,
    moveTo: (from, to) => apply(moveEntry(entries, from, to), from),
    step: (from, by) => apply(stepEntry(entries, from, by), from),
    send: (from, sectionId) => apply(sendToEnd(entries, from, sectionId), from),
  };
}

/** Behind the last task of a section. */
function sendToEnd(entries: readonly OrderEntry[], from: number, sectionId: string): readonly OrderEntry[] | undefined {
  const head = entries.findIndex(({ kind, id }) => kind === 'section' && id === sectionId);
  if (head < 0) return undefined;
  const next = entries.findIndex(({ kind }, index) => kind === 'section' && index > head);
  const end = next < 0 ? entries.length : next;
  return moveEntry(entries, from, from < end ? end - 1 : end);
}

function wordsOf(entry: OrderEntry, sections: readonly TaughtSection[]): string {
  if (entry.kind === 'section') {
    const named = sections.filter(({ id }) => id !== null);
    const place = named.findIndex(({ id }) => id === entry.id);
    return t(m.sectionNumberOfNow, { name: named[place]?.name ?? '', number: place + 1, namedCount: named.length });
  }
  const section = sections.find(({ tasks }) => tasks.some(({ id }) => id === entry.id));
  const place = section?.tasks.findIndex(({ id }) => id === entry.id) ?? 0;
  const where = section?.id === null || section === undefined ? none : section.name;
  return t(m.numberOfInNow, {
    name: section?.tasks[place]?.name ?? '',
    number: place + 1,
    taskCount: section?.tasks.length ?? 0,
    where,
  });
}
