import { createContext, useContext } from 'react';
import type { ToastInput } from './toast-queue.ts';

export interface ToastActions {
  /** Shows a toast and gives its id. */
  show: (toast: ToastInput) => string;
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastActions | undefined>(undefined);

/** Shows and dismisses toasts from any component under `ToastProvider`. */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext);
  if (actions === undefined) throw new Error('useToast needs a ToastProvider above it');
  return actions;
}
