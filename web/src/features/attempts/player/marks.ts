import { useCallback, useState } from 'react';
import { keptHere } from '../../../kept-here.ts';

const key = (attemptId: string): string => `lemma.marks.${attemptId}`;

/** Item ids in a stored text; anything unexpected reads as none. */
export function readMarks(text: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The questions that the learner marked for later, kept on this device. */
export function useMarks(attemptId: string): { marks: ReadonlySet<string>; toggle: (itemId: string) => void } {
  const [marks, setMarks] = useState(() => readMarks(keptHere.getItem(key(attemptId))));
  const toggle = useCallback(
    (itemId: string) =>
      setMarks((old) => {
        const next = new Set(old);
        if (!next.delete(itemId)) next.add(itemId);
        keptHere.setItem(key(attemptId), JSON.stringify([...next]));
        return next;
      }),
    [attemptId],
  );
  return { marks, toggle };
}
