import type { Task } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Eye } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** R22, R23: the task as learners meet it, the kind that it is set as first. */
export function PreviewLinks({ task, classId }: { task: Pick<Task, 'id' | 'kind'>; classId: string }) {
  const practice = (
    <Button
      key="practice"
      fullWidth
      component={Link}
      to={paths.practicePreview(classId, task.id)}
      startIcon={<Eye aria-hidden />}
    >
      {t(m.previewPractice)}
    </Button>
  );
  const assessment = (
    <Button
      key="assessment"
      fullWidth
      component={Link}
      to={paths.assessmentPreview(classId, task.id)}
      startIcon={<Eye aria-hidden />}
    >
      {t(m.previewAssessment)}
    </Button>
  );
  return <>{task.kind === 'practice' ? [practice, assessment] : [assessment, practice]}</>;
}
