import { useId, type ReactNode } from 'react';
import { Dialog, DialogContent, DialogTitle } from '../dialog/Dialog.tsx';
import { dialogWidth, type DialogWidth } from '../dialog/dialog-width.ts';
import { Form, type FormState } from './Form.tsx';
import { FormDialogActions } from './FormDialogActions.tsx';
import { FormProblem } from './FormProblem.tsx';
import css from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  /** Label of the button that submits the form. */
  action: string;
  /** `error` for what cannot be taken back. */
  color?: 'primary' | 'error';
  width?: DialogWidth;
  state: FormState;
  /** There is nothing to send yet. */
  isIncomplete?: boolean;
  /** Follows the problem of the form. */
  advice?: ReactNode;
  onSubmit: () => void | Promise<void>;
  /** The dialog has come in. */
  onShown?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: its fields, what is wrong with it, and at its foot the ways to leave it or to send it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, color = 'primary', width, state, isIncomplete = false, advice } = props;
  const { onSubmit, onShown, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ ...dialogWidth(width), transition: onShown === undefined ? {} : { onEntered: onShown } }}
    >
      <Form state={state} className={css.form} onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={css.content}>
          {children}
          <FormProblem state={state}>{advice}</FormProblem>
        </DialogContent>
        <FormDialogActions
          label={action}
          color={color}
          isDisabled={state.isSending || isIncomplete}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
