import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useMayRegrade } from './use-may-regrade.ts';

interface RegradeButtonProps {
  ids: { readonly classId: string; readonly taskId: string; readonly itemId: string };
  /** Of the exercise, for those who hear the button alone. */
  name: string;
}

/** The way to the preview of a regrade. */
export function RegradeButton({ ids, name }: RegradeButtonProps) {
  const mayRegrade = useMayRegrade(ids.classId);
  return !mayRegrade ? null : (
    <Button size="small" variant="text" component={Link} to={paths.regrade(ids)} aria-label={`Regrade ${name}`}>
      Regrade
    </Button>
  );
}
