import { Button } from '../../ui/pressing/Button.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { useMayChange } from '../classrooms/use-may-change.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface RegradeButtonProps {
  ids: { readonly classId: string; readonly taskId: string; readonly itemId: string };
  /** Of the exercise, for those who hear the button alone. */
  name: string;
}

/** The way to the preview of a regrade. */
export function RegradeButton({ ids, name }: RegradeButtonProps) {
  const mayRegrade = useMayChange(ids.classId);
  return !mayRegrade ? null : (
    <Button
      size="small"
      variant="text"
      component={Link}
      to={paths.regrade(ids)}
      aria-label={t(m.regradeNamed, { name })}
    >
      {t(m.regrade)}
    </Button>
  );
}
