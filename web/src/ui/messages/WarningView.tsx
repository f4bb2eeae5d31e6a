import { useId } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../dialog/Dialog.tsx';
import type { Warning, WarningAnswer } from './warning-context.ts';
import css from './WarningView.module.css';

interface WarningViewProps {
  warning: Warning;
  isOpen: boolean;
  onAnswer: (answer: WarningAnswer) => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

/** The warning dialog itself; loaded when a page with something to warn about is there. */
export function WarningView({ warning, isOpen, onAnswer, onGone }: WarningViewProps): ReactElement {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onAnswer({ cancelled: true })}
      role="alertdialog"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={`${id}-title`}>{warning.title}</DialogTitle>
      <DialogContent id={`${id}-message`} className={css.quiet}>
        {warning.message}
      </DialogContent>
      <DialogActions>
        {warning.actions.map((action) => (
          <Button
            key={action.value}
            variant={action.variant ?? 'outlined'}
            color={action.color ?? 'primary'}
            onClick={() => onAnswer({ action: action.value, cancelled: false })}
          >
            {action.label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
