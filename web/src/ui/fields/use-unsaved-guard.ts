import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { beforeForcedReload } from '../../updates/forced-reload.ts';
import { useWarningDialog } from '../messages/warning-context.ts';
import type { WarningAction } from '../messages/warning-context.ts';

interface UnsavedGuard {
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** The work that would be lost, e.g. `You changed the exercise “Two rational roots”.` */
  message?: string;
  /** Saves; resolves with whether that worked. With it the dialog offers "Save and leave". */
  onSave?: () => Promise<boolean>;
}

type Choice = 'stay' | 'leave' | 'save';

/**
 * [F04] Asks before a route change loses unsaved changes, and lets the browser ask before the tab is closed. A forced
 * reload waits until they are saved [S10].
 */
export function useUnsavedGuard({ isDirty, message, onSave }: UnsavedGuard): void {
  const ask = useWarningDialog();
  const save = useRef(onSave);
  save.current = onSave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    const actions: WarningAction<Choice>[] = [
      { value: 'stay', label: 'Stay', variant: 'text' },
      { value: 'leave', label: 'Leave', variant: 'outlined' },
    ];
    if (save.current !== undefined) actions.push({ value: 'save', label: 'Save and leave', variant: 'contained' });
    void (async () => {
      const answer = await ask({
        title: 'Leave without saving?',
        message: `${message ?? 'You have changes that are not saved.'} If you leave now, those changes are lost.`,
        actions,
      });
      if (answer.cancelled || answer.action === 'stay') reset();
      else if (answer.action === 'leave') proceed();
      else if ((await save.current?.()) === true) proceed();
      else reset();
    })();
    // The blocker object is new in every render; only its state starts the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const leave = beforeForcedReload(async () => (await save.current?.()) ?? false);
    return () => {
      window.removeEventListener('beforeunload', hold);
      leave();
    };
  }, [isDirty]);
}
