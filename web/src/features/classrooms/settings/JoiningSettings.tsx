import { updateClassroom, type InputOf } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { useClassAct } from '../use-class-act.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type Change = NonNullable<InputOf<typeof updateClassroom>['body']>;

/** Settings for joining with the code; each switch is saved immediately. */
export function JoiningSettings() {
  const { classroom, keep } = useTaughtClassroom();
  const act = useClassAct();
  const { isJoinOpen, needsApproval, takesAnonymous, waitingCount } = classroom;
  const change = (body: Change, done: string): Promise<boolean> =>
    act(async () => keep(await call(updateClassroom, { params: { classId: classroom.id }, body })), done);
  const waiting = waitingCount === 0 ? t(m.noOneWaiting) : t(m.areWaiting, { waitingCount });
  return (
    <>
      <SwitchRow
        label={t(m.anyoneWithCodeMay)}
        about={t(m.offCodeLinkAnd)}
        checked={isJoinOpen}
        disabled={classroom.isReadOnly}
        onChange={(value) => change({ isJoinOpen: value }, value ? t(m.joiningOpen) : t(m.joiningClosed))}
      />
      <SwitchRow
        label={t(m.iApproveEachNew)}
        about={needsApproval ? t(m.switchedOffTheyLet, { waiting }) : t(m.peopleWhoJoinWait)}
        checked={needsApproval}
        disabled={classroom.isReadOnly}
        onChange={(value) =>
          change({ needsApproval: value }, value ? t(m.newLearnersWaitFor) : t(m.newLearnersJoinImmediately))
        }
      />
      <SwitchRow
        label={t(m.learnersWithoutAccountMay)}
        about={t(m.theyGiveTheirName)}
        checked={takesAnonymous}
        disabled={classroom.isReadOnly}
        onChange={(value) =>
          change({ takesAnonymous: value }, value ? t(m.nameEnoughToJoin) : t(m.joiningNeedsAccount))
        }
      />
    </>
  );
}
