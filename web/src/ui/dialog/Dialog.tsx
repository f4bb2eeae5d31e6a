import type { DialogProps } from '@mui/material/Dialog';
import type { ReactElement } from 'react';
import { later } from '../later.tsx';
import { part } from '../part.ts';
import css from './Dialog.module.css';

const Widget = later<DialogProps>(async () => (await import('../mui/Dialog.ts')).Dialog);

/** Loads the code of dialogs before one is opened. */
export const prepareDialog = Widget.prepare;

/** A modal dialog; it needs an accessible name. Its code is loaded when the first dialog opens. */
export function Dialog(props: DialogProps): ReactElement | null {
  return <Widget {...props} />;
}

export const DialogTitle = part('h2', css.title);

export const DialogContent = part('div', css.content);

export const DialogActions = part('div', css.actions);
