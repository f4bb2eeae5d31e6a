import type { TaskDetail } from '@lemma/contracts';

export interface TaskContentProps {
  task: TaskDetail;
  classId: string;
  onChanged: (task: TaskDetail) => Promise<void>;
}
