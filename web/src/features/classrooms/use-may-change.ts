import { getClassroomAdmin } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';

/** Teachers change a class and its tasks, while it is not over; assistants look. For pages outside the class's tabs. */
export function useMayChange(classId: string): boolean {
  const { data } = useRead(getClassroomAdmin, { classId });
  return data?.role === 'teacher' && !data.isReadOnly;
}
