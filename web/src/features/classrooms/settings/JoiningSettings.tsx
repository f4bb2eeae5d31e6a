import { updateClassroom, type InputOf } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { useClassAct } from '../use-class-act.ts';

type Change = NonNullable<InputOf<typeof updateClassroom>['body']>;

/** Settings for joining with the code; each switch is saved immediately. */
export function JoiningSettings() {
  const { classroom, keep } = useTaughtClassroom();
  const act = useClassAct();
  const { isJoinOpen, needsApproval, takesAnonymous, waitingCount } = classroom;
  const change = (body: Change, done: string): Promise<boolean> =>
    act(async () => keep(await call(updateClassroom, { params: { classId: classroom.id }, body })), done);
  const waiting =
    waitingCount === 0 ? 'No one is waiting' : `${waitingCount} ${waitingCount === 1 ? 'is' : 'are'} waiting`;
  return (
    <>
      <SwitchRow
        label="Anyone with the code may join"
        about="Off: code, link and QR code let no one in. Members stay."
        checked={isJoinOpen}
        disabled={classroom.isReadOnly}
        onChange={(value) => change({ isJoinOpen: value }, value ? 'Joining is open.' : 'Joining is closed.')}
      />
      <SwitchRow
        label="I approve each new learner"
        about={
          needsApproval ? `${waiting}. Switched off, they are let in.` : 'People who join wait until you let them in.'
        }
        checked={needsApproval}
        disabled={classroom.isReadOnly}
        onChange={(value) =>
          change({ needsApproval: value }, value ? 'New learners wait for you.' : 'New learners join immediately.')
        }
      />
      <SwitchRow
        label="Learners without an account may join"
        about="They give their name and can add an account later."
        checked={takesAnonymous}
        disabled={classroom.isReadOnly}
        onChange={(value) =>
          change({ takesAnonymous: value }, value ? 'A name is enough to join.' : 'Joining needs an account.')
        }
      />
    </>
  );
}
