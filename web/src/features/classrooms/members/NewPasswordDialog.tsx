import { resetSchoolPassword, type Member } from '@lemma/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { useSubmit } from '../../../api/use-submit.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { SchoolSlips, type Slip } from './SchoolSlips.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NewPasswordDialog.module.css';

/** Gives a learner whose account was made in this class a new password. */
export function NewPasswordDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const id = useId();
  const { classroom } = useTaughtClassroom();
  const { formError, isSending, submit } = useSubmit(resetSchoolPassword, []);
  const [slip, setSlip] = useState<Slip>();
  const name = `${member.firstName} ${member.lastName}`.trim();
  const handleReset = async () => {
    const made = await submit({ params: { classId: classroom.id, memberId: member.id } });
    if (made) setSlip({ name, ...made });
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={slip === undefined ? onClose : undefined}>
      <DialogTitle id={id}>
        {slip === undefined ? t(m.giveNewPassword, { name }) : t(m.newPasswordFor, { name })}
      </DialogTitle>
      <DialogContent className={css.stack}>
        {slip === undefined ? (
          <p>{t(m.oldPasswordEnds, { name: member.firstName })}</p>
        ) : (
          <SchoolSlips slips={[slip]} className={classroom.name} />
        )}
        <FormProblem state={{ formError }} />
      </DialogContent>
      <DialogActions>
        {slip === undefined ? (
          <>
            <Button variant="text" onClick={onClose}>
              {t(m.cancel)}
            </Button>
            <Button variant="contained" disabled={isSending} onClick={() => void handleReset()}>
              {t(m.makeNewPassword)}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {t(m.done)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
