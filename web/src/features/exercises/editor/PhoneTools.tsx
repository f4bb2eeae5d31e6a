import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Plus } from 'lucide-react';
import { part } from '../../../ui/part.ts';
import css from './PhoneTools.module.css';

/**
 * On a narrow page the buttons that add something are at the foot, within the thumb's reach, with undo at the right.
 */
export const PhoneTools = part('fieldset', css.phoneTools);

interface AddToolProps {
  /** Name of the thing that is added. */
  label: string;
  onAdd: () => void;
  disabled?: boolean;
  icon?: ReactNode;
}

/** A button of the bar. */
export function AddTool({ label, onAdd, disabled = false, icon }: AddToolProps): ReactElement {
  return (
    <Button size="small" variant="text" startIcon={icon ?? <Plus aria-hidden />} onClick={onAdd} disabled={disabled}>
      {label}
    </Button>
  );
}
