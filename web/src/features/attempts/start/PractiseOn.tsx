import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { paths } from '../../../paths.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Leads from a task that is closed to practice that does not count. */
export function PractiseOn({ classId, taskId }: { classId: string; taskId: string }) {
  return (
    <Button component={Link} to={paths.freePractice(classId, taskId)} variant="contained" size="large">
      {t(m.practiseAnyway)}
    </Button>
  );
}
