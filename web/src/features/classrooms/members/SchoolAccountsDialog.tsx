import { createSchoolAccounts } from '@lemma/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { incompleteNames, readNames } from './names-list.ts';
import { SchoolSlips, type Slip } from './SchoolSlips.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SchoolAccountsDialog.module.css';

const most = 100;

/** Makes accounts with user names for learners without e-mail, and shows their passwords once. */
export function SchoolAccountsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { classroom, readAgain } = useTaughtClassroom();
  const [slips, setSlips] = useState<readonly Slip[]>();
  const handleMade = (made: readonly Slip[]) => {
    setSlips(made);
    void readAgain();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // Passwords that are shown once do not go away by a slip of the finger.
      onClose={slips === undefined ? onClose : undefined}
    >
      <DialogTitle id={id}>
        {slips === undefined ? t(m.makeAccountsTitle) : t(m.accountsMade, { count: slips.length })}
      </DialogTitle>
      {slips === undefined ? (
        <NamesForm classId={classroom.id} onMade={handleMade} onClose={onClose} />
      ) : (
        <>
          <DialogContent className={css.stack}>
            <SchoolSlips slips={slips} className={classroom.name} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose}>
              {t(m.done)}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface NamesFormProps {
  classId: string;
  onMade: (slips: readonly Slip[]) => void;
  onClose: () => void;
}

function NamesForm({ classId, onMade, onClose }: NamesFormProps) {
  const form = useForm({ names: '' });
  const learners = readNames(form.values.names);

  const handleSubmit = async () => {
    const problem = problemOf(form.values.names);
    if (problem !== undefined) {
      form.refuse({ names: problem });
      return;
    }
    const made = await form.submit(createSchoolAccounts, { params: { classId }, body: { learners: [...learners] } });
    if (!made) return;
    onMade(made.map(({ firstName, lastName, ...rest }) => ({ name: `${firstName} ${lastName}`, ...rest })));
  };

  return (
    <Form state={form} className={css.unboxed} onSubmit={handleSubmit}>
      <DialogContent className={css.stack}>
        <p>{t(m.eachGetsAccount)}</p>
        <TextField
          label={t(m.namesLineByLine)}
          multiline
          minRows={6}
          maxRows={14}
          placeholder={'Mila Novak\nOkafor, Sam'}
          helper={learners.length === 0 ? t(m.pasteList) : t(m.learnersCount, { count: learners.length })}
          {...form.field('names')}
        />
        <FormProblem state={form} />
      </DialogContent>
      <FormDialogActions label={t(m.makeAccounts)} isDisabled={form.isSending} onCancel={onClose} />
    </Form>
  );
}

function problemOf(text: string): string | undefined {
  const learners = readNames(text);
  if (learners.length === 0) return t(m.enterOneLearner);
  if (learners.length > most) return t(m.enterAtMost, { most, count: learners.length });
  const [incomplete] = incompleteNames(learners);
  return incomplete === undefined ? undefined : t(m.writeFullName, { name: incomplete });
}
