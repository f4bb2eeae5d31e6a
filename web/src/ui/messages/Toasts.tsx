import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../pressing/Button.tsx';
import { IconButton } from '../pressing/IconButton.tsx';
import { CircleCheck, CircleX, Info, MessageSquare, TriangleAlert, X } from 'lucide-react';
import { ToastContext } from './toast-context.ts';
import type { ToastActions } from './toast-context.ts';
import { withToast } from './toast-queue.ts';
import type { Toast, ToastKind } from './toast-queue.ts';
import { part } from '../part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Toasts.module.css';
import { classes } from '../classes.ts';

const Region = part('section', css.region);

const Shown = part('div', css.shown);

const signs: Record<ToastKind, ReactNode> = {
  success: <CircleCheck aria-hidden />,
  error: <CircleX aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  info: <Info aria-hidden />,
};

/** [D17] [S08] Holds the toasts of the page, top centre; `useToast` shows them. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => setQueue((old) => old.filter((toast) => toast.id !== id)), []);
  const actions = useMemo<ToastActions>(
    () => ({
      show: (toast) => {
        count.current += 1;
        const id = toast.id ?? `toast-${count.current}`;
        setQueue((old) => withToast(old, toast, id));
        return id;
      },
      dismiss,
    }),
    [dismiss],
  );
  return (
    <ToastContext value={actions}>
      {children}
      <Region aria-label={t(m.messages)} aria-live="polite">
        {queue.map((toast) => (
          <ToastView key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </Region>
    </ToastContext>
  );
}

function ToastView({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }): ReactElement {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // While the pointer or the focus is on it, it stays.
    if (held || !Number.isFinite(toast.timeout)) return;
    const timer = window.setTimeout(() => onDismiss(toast.id), toast.timeout);
    return () => window.clearTimeout(timer);
  }, [held, toast, onDismiss]);
  const { action } = toast;
  return (
    <Shown
      role={toast.kind === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes(css.tile, toast.kind !== undefined && css[toast.kind])}>
        {toast.kind === undefined ? <MessageSquare aria-hidden /> : signs[toast.kind]}
      </span>
      <span className={css.words}>{toast.message}</span>
      {action === undefined ? null : (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            action.onClick();
            onDismiss(toast.id);
          }}
        >
          {action.label}
        </Button>
      )}
      {toast.canDismiss ? (
        <IconButton aria-label={t(m.dismiss)} size="small" onClick={() => onDismiss(toast.id)}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Shown>
  );
}
