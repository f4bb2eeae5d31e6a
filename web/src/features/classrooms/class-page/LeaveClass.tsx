import { leaveClassroom, listClassrooms } from '@lemma/contracts';
import { useNavigate } from '../../../routing/router-context.ts';
import { Ellipsis, LogOut } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { readAgain } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { useClassAct } from '../use-class-act.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The learner's actions on a class as a whole. */
export function LeaveClass({ classId, name }: { classId: string; name: string }) {
  const ask = useWarningDialog();
  const act = useClassAct();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    const answer = await ask({
      title: t(m.leaveNow, { name }),
      message: t(m.leaveMeans),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'leave', label: t(m.leaveClass), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'leave') return;
    if (!(await act(() => call(leaveClassroom, { params: { classId } }), t(m.youHaveLeft, { name })))) return;
    await readAgain(listClassrooms, {});
    await navigate(paths.classrooms);
  };
  return (
    <ActionMenu
      label={t(m.moreForClass)}
      icon={<Ellipsis aria-hidden />}
      iconOnly
      items={[{ key: 'leave', label: t(m.leaveClass), icon: <LogOut aria-hidden />, onSelect: () => void leave() }]}
    />
  );
}
