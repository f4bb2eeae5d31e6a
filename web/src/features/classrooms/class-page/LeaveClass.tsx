import { leaveClassroom, listClassrooms } from '@lemma/contracts';
import { useNavigate } from '../../../routing/router-context.ts';
import { Ellipsis, LogOut } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { readAgain } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { useClassAct } from '../use-class-act.ts';

/** The learner's actions on a class as a whole. */
export function LeaveClass({ classId, name }: { classId: string; name: string }) {
  const ask = useWarningDialog();
  const act = useClassAct();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    const answer = await ask({
      title: `Leave ${name}?`,
      message: 'You will no longer see the class. Your work is kept: when you join again, it is back.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'leave', label: 'Leave class', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'leave') return;
    if (!(await act(() => call(leaveClassroom, { params: { classId } }), `You have left ${name}.`))) return;
    await readAgain(listClassrooms, {});
    await navigate(paths.classrooms);
  };
  return (
    <ActionMenu
      label="More for this class"
      icon={<Ellipsis aria-hidden />}
      iconOnly
      items={[{ key: 'leave', label: 'Leave class', icon: <LogOut aria-hidden />, onSelect: () => void leave() }]}
    />
  );
}
