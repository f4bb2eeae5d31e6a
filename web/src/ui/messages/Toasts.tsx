import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CircleCheck, CircleX, Info, MessageSquare, TriangleAlert, X } from 'lucide-react';
import { ToastContext } from './toast-context.ts';
import type { ToastActions } from './toast-context.ts';
import { withToast } from './toast-queue.ts';
import type { Toast, ToastKind } from './toast-queue.ts';

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  top: 12,
  insetInline: 0,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '0 12px',
  pointerEvents: 'none',
}));

const Shown = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'fit-content',
  minWidth: 'min(360px, 100%)',
  maxWidth: 'min(560px, 100%)',
  minHeight: 56,
  padding: '10px 8px 10px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.lemma.raised,
  boxShadow: theme.vars.palette.lemma.overlay,
  fontSize: 15,
  lineHeight: '22px',
  pointerEvents: 'auto',
  '& .words': { flex: 1, minWidth: 0 },
}));

const Tile = styled('span', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: ToastKind | undefined }>(({
  theme,
  kind,
}) => {
  const { lemma, text } = theme.vars.palette;
  const tones = {
    success: [lemma.okSoft, lemma.okText],
    error: [lemma.errSoft, lemma.errText],
    warning: [lemma.warnSoft, lemma.warnText],
    info: [lemma.secondarySoft, lemma.secondaryText],
  } as const;
  const [ground, ink] = kind === undefined ? [lemma.sunken, text.secondary] : tones[kind];
  return {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 32,
    height: 32,
    borderRadius: 8,
    fontSize: 16,
    background: ground,
    color: ink,
    '& svg': { verticalAlign: 0 },
  };
});

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
      <Region aria-label="Messages" aria-live="polite">
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
      <Tile kind={toast.kind}>{toast.kind === undefined ? <MessageSquare aria-hidden /> : signs[toast.kind]}</Tile>
      <span className="words">{toast.message}</span>
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
        <IconButton aria-label="Dismiss" size="small" onClick={() => onDismiss(toast.id)}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Shown>
  );
}
