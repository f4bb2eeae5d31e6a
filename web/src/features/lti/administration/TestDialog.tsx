import { testLtiRegistration, type LtiRegistration, type LtiTest } from '@lemma/contracts';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './InviteDialog.module.css';

const stepNames: Readonly<Record<LtiTest['steps'][number]['step'], string>> = {
  keys: t(m.publicKeys),
  token: t(m.accessForRosters),
};

/** Asks the system now, and shows what it answers. */
export function TestDialog({ registration, onClose }: { registration: LtiRegistration; onClose: () => void }) {
  const id = useId();
  const { id: registrationId, name } = registration;
  const [result, setResult] = useState<LtiTest>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    call(testLtiRegistration, { params: { registrationId } }).then(
      (answer) => isCurrent && setResult(answer),
      (error: unknown) => isCurrent && setProblem(wordsFor(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [registrationId]);
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id} slotProps={dialogWidth('medium')}>
      <DialogTitle id={id}>{t(m.testOf, { name })}</DialogTitle>
      <DialogContent className={css.stack} aria-live="polite">
        {problem !== undefined && <Note tone="wrong" title={problem} />}
        {result === undefined && problem === undefined && <SkeletonRows label={t(m.askingSystem)} rows={2} />}
        {result?.steps.map(({ step, isFine, words }) => (
          <Note key={step} tone={isFine ? 'right' : 'wrong'} title={stepNames[step]}>
            {words}
          </Note>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t(m.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
