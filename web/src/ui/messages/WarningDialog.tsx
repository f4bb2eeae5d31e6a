import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { prepareDialog } from '../dialog/Dialog.tsx';
import { WarningContext } from './warning-context.ts';
import type { AskWarning, Warning, WarningAnswer, WarningPort } from './warning-context.ts';
import type { WarningView } from './WarningView.tsx';

async function loadView(): Promise<typeof WarningView> {
  const [view] = await Promise.all([import('./WarningView.tsx'), prepareDialog()]);
  return view.WarningView;
}

interface Pending {
  readonly View: typeof WarningView;
  readonly warning: Warning;
  readonly resolve: (answer: WarningAnswer) => void;
}

/**
 * [F05] Holds the one warning dialog of the page; `useWarningDialog` asks with it. A second question cancels the first, and
 * one that cannot be shown counts as cancelled: nothing is done unasked.
 */
export function WarningDialogProvider({ children }: { children: ReactNode }): ReactElement {
  const [pending, setPending] = useState<Pending | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const current = useRef<Pending | undefined>(undefined);

  const answer = useCallback((given: WarningAnswer) => {
    setOpen(false);
    current.current?.resolve(given);
    current.current = undefined;
  }, []);

  const port = useMemo<WarningPort>(
    () => ({
      prepare: () => void loadView().catch(() => undefined),
      ask: (async (warning: Warning): Promise<WarningAnswer> => {
        const View = await loadView().catch(() => undefined);
        if (View === undefined) return { cancelled: true };
        return new Promise<WarningAnswer>((resolve) => {
          current.current?.resolve({ cancelled: true });
          current.current = { View, warning, resolve };
          setPending(current.current);
          setOpen(true);
        });
      }) as AskWarning,
    }),
    [],
  );

  useEffect(() => () => current.current?.resolve({ cancelled: true }), []);

  return (
    <WarningContext value={port}>
      {children}
      {pending === undefined ? null : (
        <pending.View
          warning={pending.warning}
          isOpen={open}
          onAnswer={answer}
          onGone={() => setPending((old) => (old === current.current ? old : undefined))}
        />
      )}
    </WarningContext>
  );
}
