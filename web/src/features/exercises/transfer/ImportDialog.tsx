import { importExercises, transferMaximumBytes, transferType, type ImportResult } from '@lemma/contracts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { Upload } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { paths } from '../../../paths.ts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    if (file.size > transferMaximumBytes) return setProblems([t(m.fileTooLarge, { megabytes: mostBytes })]);
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
      <DialogTitle id={id}>{t(m.importExercises)}</DialogTitle>
      <DialogContent className={css.stack}>
        <p>{t(m.chooseExported)}</p>
        <div>
          <Button
            variant={results === undefined ? 'contained' : 'outlined'}
            disabled={isSending}
            startIcon={<Upload aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {isSending ? t(m.importing) : results === undefined ? t(m.chooseFile) : t(m.chooseAnother)}
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
          <Note tone="wrong" role="alert" title={t(m.nothingImported)}>
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
        <Button onClick={onClose}>{t(m.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}

const stateWords = {
  added: t(m.newDraft),
  'there-already': t(m.haveAlready),
  archived: t(m.haveArchived),
} as const;

function Results({ results }: { results: readonly ImportResult[] }) {
  const added = results.filter(({ state }) => state === 'added').length;
  return (
    <section aria-label={t(m.importedExercises)}>
      <Note
        tone={added === 0 ? 'neutral' : 'right'}
        role="status"
        title={added === 0 ? t(m.nothingNew) : t(m.importedCount, { count: added })}
      />
      <ul className={css.ul}>
        {results.map(({ id, title, state }, index) => (
          <li key={`${id} ${index}`} className={css.li}>
            {state === 'archived' ? (
              title || t(m.untitled)
            ) : (
              <Link to={paths.exercise(id)}>{title || t(m.untitled)}</Link>
            )}
            : {stateWords[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}
