import { importExercises, transferMaximumBytes, transferType, type ImportResult } from '@lemma/contracts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { Upload } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { count } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import css from './ImportDialog.module.css';

const mostBytes = transferMaximumBytes / 1_048_576;

/** Each line that is wrong, or the one thing that is. */
function problemsOf(error: unknown): readonly string[] {
  const lines = error instanceof FetchError && error.status === 400 ? error.info['nonFieldErrors'] : undefined;
  return lines !== undefined && lines.length > 0 ? lines : [wordsFor(error)];
}

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Imports a file of exercises and shows the outcome for each; a file with a mistake is refused as a whole. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [results, setResults] = useState<readonly ImportResult[]>();
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setResults(undefined);
    if (file.size > transferMaximumBytes) return setProblems([`This file is larger than ${mostBytes} MB.`]);
    setProblems([]);
    setIsSending(true);
    try {
      setResults(await call(importExercises, {}, { file: new Blob([file], { type: transferType }) }));
      onImported();
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={dialogWidth('wide')}>
      <DialogTitle id={id}>Import exercises</DialogTitle>
      <DialogContent className={css.stack}>
        <p>
          Choose a file that was exported from here or written by the published format. Its exercises become drafts of
          yours; those that you have already stay as they are.
        </p>
        <div>
          <Button
            variant={results === undefined ? 'contained' : 'outlined'}
            disabled={isSending}
            startIcon={<Upload aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {isSending ? 'Importing …' : results === undefined ? 'Choose file' : 'Choose another file'}
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
        {problems.length === 0 ? null : (
          <Note tone="wrong" role="alert" title="Nothing was imported.">
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Note>
        )}
        {results === undefined ? null : <Results results={results} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const stateWords = {
  added: 'new draft',
  'there-already': 'you have it already',
  archived: 'you have archived it',
} as const;

function Results({ results }: { results: readonly ImportResult[] }) {
  const added = results.filter(({ state }) => state === 'added').length;
  return (
    <section aria-label="Imported exercises">
      <Note
        tone={added === 0 ? 'neutral' : 'right'}
        role="status"
        title={added === 0 ? 'There was nothing new in it.' : `${count(added, 'exercise')} imported.`}
      />
      <ul className={css.ul}>
        {results.map(({ id, title, state }, index) => (
          <li key={`${id} ${index}`} className={css.li}>
            {state === 'archived' ? (
              title || 'Untitled exercise'
            ) : (
              <Link to={paths.exercise(id)}>{title || 'Untitled exercise'}</Link>
            )}
            : {stateWords[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}
