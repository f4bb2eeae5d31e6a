import type { ClassroomAdmin, ResponseOf, updateClassroom } from '@lemma/contracts';
import { useOutletContext } from 'react-router';

export interface TaughtClassroom {
  readonly classroom: ClassroomAdmin;
  /** Puts the answer of a change in the place of what was read. */
  readonly keep: (classroom: ResponseOf<typeof updateClassroom>) => Promise<void>;
  readonly readAgain: () => Promise<void>;
}

/** The class around a tab of its teacher's pages. */
export function useTaughtClassroom(): TaughtClassroom {
  return useOutletContext<TaughtClassroom>();
}
