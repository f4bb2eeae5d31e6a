import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { ConfirmationContext, type ConfirmationPort } from './use-confirmed.ts';

interface Pending {
  readonly Dialog: typeof ConfirmIdentity;
  readonly needsTwoStep: boolean;
  readonly resolve: (isConfirmed: boolean) => void;
}

/** Holds the one dialog that asks who is here; it is loaded when it is needed. */
export function ConfirmIdentityProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending>();
  const [isOpen, setIsOpen] = useState(false);
  const current = useRef<Pending>(undefined);

  const settle = useCallback((isConfirmed: boolean) => {
    setIsOpen(false);
    current.current?.resolve(isConfirmed);
    current.current = undefined;
  }, []);

  const port = useMemo<ConfirmationPort>(
    () => ({
      ask: async ({ needsTwoStep }) => {
        const { ConfirmIdentity: Dialog } = await import('./ConfirmIdentity.tsx');
        return new Promise<boolean>((resolve) => {
          current.current?.resolve(false);
          current.current = { Dialog, needsTwoStep, resolve };
          setPending(current.current);
          setIsOpen(true);
        });
      },
    }),
    [],
  );

  useEffect(() => () => current.current?.resolve(false), []);

  return (
    <ConfirmationContext value={port}>
      {children}
      {pending !== undefined && (
        <pending.Dialog
          isOpen={isOpen}
          needsTwoStep={pending.needsTwoStep}
          onSettled={settle}
          onGone={() => setPending((old) => (old === current.current ? old : undefined))}
        />
      )}
    </ConfirmationContext>
  );
}
