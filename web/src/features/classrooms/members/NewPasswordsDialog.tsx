import { newPasswordsAtOnce, resetSchoolPasswords, type Member } from '@lemma/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Checkbox, Labelled } from '../../../ui/input/Toggles.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { CountedProgress } from '../../../ui/waiting/CountedProgress.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { hasSchoolAccount, nameOf } from './member-words.ts';
import { SchoolSlips, type Slip } from './SchoolSlips.tsx';
import { useMembers } from './use-members.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NewPasswordsDialog.module.css';

const Quick = part('div', css.quick);
const Names = part('ul', css.names);

/** Gives learners whose accounts were made in this class new passwords, as slips to cut apart. */
export function NewPasswordsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { classroom } = useTaughtClassroom();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const making = useNewPasswords(classroom.id);
  const { slips, all, isRunning } = making;
  const isOver = !isRunning && slips.length > 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // Passwords that are shown once do not go away by a slip of the finger.
      onClose={isRunning || isOver ? undefined : onClose}
    >
      <DialogTitle id={id}>
        {isOver ? t(m.newPasswordsCount, { count: slips.length }) : t(m.newPasswordsAndSlips)}
      </DialogTitle>
      <DialogContent className={css.stack}>
        {making.problem === undefined ? null : <Note tone="wrong" role="alert" title={making.problem} />}
        {isRunning ? (
          <CountedProgress label={t(m.madeOf, { done: slips.length, count: all })} done={slips.length} all={all} />
        ) : isOver ? (
          <SchoolSlips slips={slips} className={classroom.name} onKept={making.keep} />
        ) : (
          <Choose chosen={chosen} onChange={setChosen} />
        )}
      </DialogContent>
      <DialogActions>
        {isOver ? (
          <Button variant="contained" onClick={onClose}>
            {t(m.done)}
          </Button>
        ) : (
          <>
            <Button variant="text" disabled={isRunning} onClick={onClose}>
              {t(m.cancel)}
            </Button>
            <Button
              variant="contained"
              disabled={isRunning || chosen.size === 0}
              onClick={() => void making.run([...chosen])}
            >
              {chosen.size === 0 ? t(m.makeNewPasswords) : t(m.makeCount, { count: chosen.size })}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The learners with accounts of this class; all of them, or those who never came, by one click. */
function Choose({ chosen, onChange }: { chosen: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void }) {
  const { classroom } = useTaughtClassroom();
  const { members, hasMore, readMore } = useMembers(classroom.id, 'present');
  const isReading = useRef(false);
  // One page after the other, until all are here.
  useEffect(() => {
    if (!hasMore || isReading.current) return;
    isReading.current = true;
    void readMore().finally(() => {
      isReading.current = false;
    });
  });
  const learners = members.filter(hasSchoolAccount);
  const choose = (some: readonly Member[]) => onChange(new Set(some.map(({ id }) => id)));
  const never = learners.filter(({ lastActiveAt }) => lastActiveAt === null);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <>
      <p>{t(m.oldPasswordsEnd)}</p>
      <Quick>
        <Button variant="soft" onClick={() => choose(learners)}>
          {t(m.allCount, { count: learners.length })}
        </Button>
        {never.length === 0 || never.length === learners.length ? null : (
          <Button variant="soft" onClick={() => choose(never)}>
            {t(m.neverCameCount, { count: never.length })}
          </Button>
        )}
        {chosen.size === 0 ? null : (
          <Button variant="text" onClick={() => choose([])}>
            {t(m.noneOfThem)}
          </Button>
        )}
      </Quick>
      <Names aria-label={t(m.learnersWithAccount)}>
        {learners.map((member) => (
          <li key={member.id}>
            <Labelled
              control={<Checkbox checked={chosen.has(member.id)} onChange={() => toggle(member.id)} />}
              label={nameOf(member)}
            />
          </li>
        ))}
      </Names>
    </>
  );
}

/** Makes passwords a few at a time. Keeps those that were made when the rest fails: they are shown this once. */
function useNewPasswords(classId: string) {
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  const [all, setAll] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<string>();
  useUnsavedGuard({
    isDirty: isRunning || (slips.length > 0 && !isKept),
    message: t(m.passwordsNotKept),
  });
  const run = async (memberIds: readonly string[]): Promise<void> => {
    setAll(memberIds.length);
    setRunning(true);
    setProblem(undefined);
    try {
      for (let start = 0; start < memberIds.length; start += newPasswordsAtOnce) {
        const some = memberIds.slice(start, start + newPasswordsAtOnce);
        const made = await call(resetSchoolPasswords, { params: { classId }, body: { memberIds: some } });
        setSlips((before) => [
          ...before,
          ...made.map(({ firstName, lastName, userName, password }) => ({
            name: `${firstName} ${lastName}`.trim(),
            userName,
            password,
          })),
        ]);
      }
    } catch (error) {
      setProblem(wordsFor(error));
    } finally {
      setRunning(false);
    }
  };
  return { slips, all, isRunning, problem, run, keep: () => setKept(true) };
}
