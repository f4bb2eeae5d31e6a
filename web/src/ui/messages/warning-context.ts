import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { whenSettled } from '../hooks/when-settled.ts';
import type { ButtonColor } from '../pressing/Button.tsx';

/** [F05] One way out of the dialog. */
export interface WarningAction<Value extends string = string> {
  value: Value;
  label: string;
  variant?: 'contained' | 'outlined' | 'soft' | 'text';
  color?: ButtonColor;
}

export interface Warning<Value extends string = string> {
  title: string;
  message: ReactNode;
  actions: readonly WarningAction<Value>[];
}

/** [F05] The action that was chosen, or that the dialog was closed without one. */
export type WarningAnswer<Value extends string = string> =
  { readonly action: Value; readonly cancelled: false } | { readonly cancelled: true };

export type AskWarning = <Value extends string>(warning: Warning<Value>) => Promise<WarningAnswer<Value>>;

export interface WarningPort {
  readonly ask: AskWarning;
  /** Fetches the dialog before it is needed. */
  readonly prepare: () => void;
}

export const WarningContext = createContext<WarningPort | undefined>(undefined);

/** Asks with a dialog: `const answer = await ask({ title, message, actions })`. */
export function useWarningDialog(): AskWarning {
  const port = useContext(WarningContext);
  if (port === undefined) throw new Error('useWarningDialog needs a WarningDialogProvider above it');
  // It may be needed offline, and does not compete with what the page shows.
  useEffect(() => whenSettled(port.prepare), [port]);
  return port.ask;
}
