import { getClassroomAdmin } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';

/** Teachers regrade, while the class is not over; assistants look. */
export function useMayRegrade(classId: string): boolean {
  const { data } = useRead(getClassroomAdmin, { classId });
  return data?.role === 'teacher' && !data.isReadOnly;
}
