import type { ReactNode } from 'react';
import { useWaiting } from '../ui/waiting/waiting.ts';
import { ReadProblem } from './ReadProblem.tsx';

interface LoadedProps<T> {
  /** The result of `useRead`. */
  read: { readonly data: T | undefined; readonly error: unknown; readonly mutate: () => Promise<unknown> };
  /** Reads of parts that would push the content away by coming later: it comes with them, or without those that fail. */
  together?: readonly { readonly data: unknown; readonly error: unknown; readonly isLoading: boolean }[];
  /** The data are known to be over, as after a change: a failed read then shows its error instead. */
  isOutdated?: boolean;
  /** Name of the thing being loaded, e.g. `class`. */
  noun: string;
  /** Shown until the data arrives: the same boxes as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

const none: NonNullable<LoadedProps<never>['together']> = [];

function Waiting({ children }: { children: ReactNode }) {
  useWaiting();
  return children;
}

/** The content of a read: its skeleton first (F09: with the bar along the upper edge), words and a way to try again when it fails. Stale data beats an error. */
export function Loaded<T>({ read, together = none, isOutdated = false, noun, skeleton, children }: LoadedProps<T>) {
  const areOthersDone = together.every(
    ({ data, error, isLoading }) => data !== undefined || error !== undefined || !isLoading,
  );
  const isOver = isOutdated && read.error !== undefined;
  if (read.data !== undefined && areOthersDone && !isOver) return children(read.data);
  if (read.error === undefined) return <Waiting>{skeleton}</Waiting>;
  return <ReadProblem error={read.error} noun={noun} onRetry={() => void read.mutate()} />;
}
