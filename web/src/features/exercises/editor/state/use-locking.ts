import type { Variant } from '@lemma/math';
import { useMemo, type Dispatch, type SetStateAction } from 'react';
import { useLatest } from '../../../../ui/hooks/use-latest.ts';
import type { Locks } from '../../engine/locked.ts';

/** Which variables keep the value that the preview shows while the others are rolled. */
export interface Locking {
  /** Whether the preview shows a value to keep. */
  readonly canLock: boolean;
  readonly isLocked: (name: string) => boolean;
  readonly toggle: (name: string) => void;
}

export function useLocking(
  shown: Variant | undefined,
  locks: Locks,
  setLocks: Dispatch<SetStateAction<Locks>>,
): Locking {
  const valueOf = useLatest((name: string) => shown?.values.find((value) => value.name === name)?.plain);
  const canLock = shown !== undefined;
  return useMemo<Locking>(
    () => ({
      canLock,
      isLocked: (name) => locks[name] !== undefined,
      toggle: (name) => {
        const value = valueOf(name);
        setLocks(({ [name]: locked, ...others }) =>
          locked !== undefined || value === undefined ? others : { ...others, [name]: value },
        );
      },
    }),
    [canLock, locks, setLocks, valueOf],
  );
}
