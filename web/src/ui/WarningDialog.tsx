import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { WarningContext } from './warning-context.ts';
import type { AskWarning, Warning, WarningAnswer } from './warning-context.ts';

interface Pending {
  readonly warning: Warning;
  readonly resolve: (answer: WarningAnswer) => void;
}

/** [F05] Holds the one warning dialog of the page; `useWarningDialog` asks with it. A second question cancels the first. */
export function WarningDialogProvider({ children }: { children: ReactNode }): ReactElement {
  const id = useId();
  const [pending, setPending] = useState<Pending | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const current = useRef<Pending | undefined>(undefined);

  const answer = useCallback((given: WarningAnswer) => {
    setOpen(false);
    current.current?.resolve(given);
    current.current = undefined;
  }, []);

  const ask = useCallback(
    (warning: Warning) =>
      new Promise<WarningAnswer>((resolve) => {
        current.current?.resolve({ cancelled: true });
        current.current = { warning, resolve };
        setPending(current.current);
        setOpen(true);
      }),
    [],
  ) as AskWarning;

  useEffect(() => () => current.current?.resolve({ cancelled: true }), []);

  return (
    <WarningContext value={ask}>
      {children}
      {pending === undefined ? null : (
        <Dialog
          open={open}
          onClose={() => answer({ cancelled: true })}
          role="alertdialog"
          fullWidth
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-message`}
          slotProps={{
            transition: { onExited: () => setPending((old) => (old === current.current ? old : undefined)) },
          }}
        >
          <DialogTitle id={`${id}-title`}>{pending.warning.title}</DialogTitle>
          <DialogContent id={`${id}-message`} sx={{ color: 'text.secondary' }}>
            {pending.warning.message}
          </DialogContent>
          <DialogActions>
            {pending.warning.actions.map((action) => (
              <Button
                key={action.value}
                variant={action.variant ?? 'outlined'}
                color={action.color ?? 'primary'}
                onClick={() => answer({ action: action.value, cancelled: false })}
              >
                {action.label}
              </Button>
            ))}
          </DialogActions>
        </Dialog>
      )}
    </WarningContext>
  );
}
