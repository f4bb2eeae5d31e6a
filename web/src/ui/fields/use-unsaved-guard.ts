import { useEffect, useRef } from 'react';
import { useBlocker } from '../../routing/router-context.ts';
import { beforeForcedReload } from '../../updates/forced-reload.ts';
import { useWarningDialog } from '../messages/warning-context.ts';
import type { WarningAction } from '../messages/warning-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface UnsavedGuard {
  /** Whether there is something to lose. */
  isDirty: boolean;
  /** The work that would be lost, e.g. `You changed the exercise “Two rational roots”.` */
  message?: string;
  /** Saves; resolves with whether that worked. With it the dialog offers "Save and leave". */
  onSave?: () => Promise<boolean>;
}

type Choice = 'stay' | 'leave' | 'save';

/** All guards on the page: the router asks one blocker alone, the last that was made. */
const guards = new Set<() => UnsavedGuard>();
const dirtyGuards = (): UnsavedGuard[] => [...guards].map((read) => read()).filter(({ isDirty }) => isDirty);

async function saveAll(dirty: readonly UnsavedGuard[]): Promise<boolean> {
  for (const { onSave } of dirty) if ((await onSave?.()) !== true) return false;
  return true;
}

/**
 * [F04] Asks before a route change loses unsaved changes, and lets the browser ask before the tab is closed. A forced
 * reload waits until they are saved [S10]. A page may have several forms with a guard each.
 */
export function useUnsavedGuard(guard: UnsavedGuard): void {
  const { isDirty } = guard;
  const ask = useWarningDialog();
  const current = useRef(guard);
  current.current = guard;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && dirtyGuards().length > 0,
  );

  useEffect(() => {
    const read = () => current.current;
    guards.add(read);
    return () => void guards.delete(read);
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    const dirty = dirtyGuards();
    const messages = dirty.map(({ message }) => message ?? t(m.changesNotSaved));
    const actions: WarningAction<Choice>[] = [
      { value: 'stay', label: t(m.stay), variant: 'text' },
      { value: 'leave', label: t(m.leave), variant: 'outlined' },
    ];
    if (dirty.every(({ onSave }) => onSave !== undefined))
      actions.push({ value: 'save', label: t(m.saveAndLeave), variant: 'contained' });
    void (async () => {
      const answer = await ask({
        title: t(m.leaveWithoutSaving),
        message: t(m.ifLeaveNowThose, { changes: messages.join(' ') }),
        actions,
      });
      if (answer.cancelled || answer.action === 'stay') reset();
      else if (answer.action === 'leave') proceed();
      else if (await saveAll(dirty)) proceed();
      else reset();
    })();
    // The blocker object is new in every render; only its state starts the question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    const leave = beforeForcedReload(async () => (await current.current.onSave?.()) ?? false);
    return () => {
      window.removeEventListener('beforeunload', hold);
      leave();
    };
  }, [isDirty]);
}
