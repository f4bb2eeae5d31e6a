import type { ClassroomAdmin, ResponseOf, updateClassroom } from '@lemma/contracts';
import { useOutletContext } from '../../routing/router-context.ts';

export interface TaughtClassroom {
  readonly classroom: ClassroomAdmin;
  /** A teacher of a class that is not over; assistants and archived classes change nothing. */
  readonly mayChange: boolean;
  /** Puts the answer of a change in the place of what was read. */
  readonly keep: (classroom: ResponseOf<typeof updateClassroom>) => Promise<void>;
  readonly readAgain: () => Promise<void>;
}

/** The class around a tab of its teacher's pages. */
export function useTaughtClassroom(): TaughtClassroom {
  return useOutletContext() as TaughtClassroom;
}
