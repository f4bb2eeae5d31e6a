import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** [D17] A short message at the top of the page. */
export interface ToastInput {
  /** Without a kind it is a plain message. */
  kind?: ToastKind;
  message: ReactNode;
  /** Milliseconds until it leaves; `Infinity` stays until dismissed. Default by kind [K01]. */
  timeout?: number;
  /** A toast with the same id is replaced, not shown twice. */
  id?: string;
  /** Default true. */
  canDismiss?: boolean;
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastInput {
  readonly id: string;
  readonly timeout: number;
  readonly canDismiss: boolean;
}

/** [K01] How long a toast stays: success, info and warning 5 s, errors 10 s, all others 6 s. */
export function toastTimeout(kind: ToastKind | undefined): number {
  if (kind === undefined) return 6000;
  return kind === 'error' ? 10_000 : 5000;
}

/** The queue with one toast more; one with the same id gives up its place, and no more than four are kept. */
export function withToast(queue: readonly Toast[], input: ToastInput, newId: string): readonly Toast[] {
  const toast: Toast = {
    ...input,
    id: input.id ?? newId,
    timeout: input.timeout ?? toastTimeout(input.kind),
    canDismiss: input.canDismiss ?? true,
  };
  const at = queue.findIndex((other) => other.id === toast.id);
  const next = at === -1 ? [...queue, toast] : queue.with(at, toast);
  return next.slice(-4);
}
