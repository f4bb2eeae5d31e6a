import type { ReactElement, ReactNode } from 'react';
import Button from '@mui/material/Button';
import { wordsFor } from '../api/error-words.ts';
import { FetchError } from '../api/fetch-error.ts';
import { MessagePage } from './ErrorPage.tsx';
import { Note } from './Note.tsx';

interface LoadedProps<T> {
  /** What `useRead` gave. */
  read: { readonly data: T | undefined; readonly error: unknown; readonly mutate: () => Promise<unknown> };
  /** What stands there until the data comes: the same boxes as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The content of a read: its skeleton first, words and a way to try again when it fails. Stale data beats an error. */
export function Loaded<T>({ read, skeleton, children }: LoadedProps<T>): ReactElement {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  if (read.error === undefined) return <>{skeleton}</>;
  const isMissing = read.error instanceof FetchError && (read.error.status === 404 || read.error.status === 403);
  if (isMissing) {
    return (
      <MessagePage title="Not here" sign="{ } = ∅">
        This does not exist, or it is not yours to see.
      </MessagePage>
    );
  }
  return (
    <Note tone="warning" title={wordsFor(read.error)} role="alert">
      <Button size="small" variant="text" onClick={() => void read.mutate()} sx={{ ml: -3, mt: 1 }}>
        Try again
      </Button>
    </Note>
  );
}
