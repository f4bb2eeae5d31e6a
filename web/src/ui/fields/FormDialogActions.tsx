import { Button } from '../pressing/Button.tsx';
import { DialogActions } from '../dialog/Dialog.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface FormDialogActionsProps {
  /** Label of the button that submits the form. */
  label: string;
  color?: 'primary' | 'error';
  /** While it is being sent, or cannot be. */
  isDisabled: boolean;
  onCancel: () => void;
}

/** The foot of a dialog that is a form: leave it, or send it. */
export function FormDialogActions({ label, color = 'primary', isDisabled, onCancel }: FormDialogActionsProps) {
  return (
    <DialogActions>
      <Button variant="text" onClick={onCancel}>
        {t(m.cancel)}
      </Button>
      <Button type="submit" variant="contained" color={color} disabled={isDisabled}>
        {label}
      </Button>
    </DialogActions>
  );
}
