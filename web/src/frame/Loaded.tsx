import type { ReactNode } from 'react';
import { ReadProblem } from './ReadProblem.tsx';

interface LoadedProps<T> {
  /** What `useRead` gave. */
  read: { readonly data: T | undefined; readonly error: unknown; readonly mutate: () => Promise<unknown> };
  /** What was looked for, e.g. `class`. */
  noun: string;
  /** What stands there until the data comes: the same boxes as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The content of a read: its skeleton first, words and a way to try again when it fails. Stale data beats an error. */
export function Loaded<T>({ read, noun, skeleton, children }: LoadedProps<T>) {
  if (read.data !== undefined) return children(read.data);
  if (read.error === undefined) return skeleton;
  return <ReadProblem error={read.error} noun={noun} onRetry={() => void read.mutate()} />;
}
