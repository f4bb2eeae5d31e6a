import { setGoal, type LearnerGoal } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { keepGoal } from '../use-goal.ts';
import { GoalFields, goalOf, goalValues } from './GoalFields.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface GoalDialogProps {
  learnerGoal: LearnerGoal;
  onClose: () => void;
}

/** Sets or changes the daily goal. */
export function GoalDialog({ learnerGoal, onClose }: GoalDialogProps) {
  const form = useForm(() => goalValues(learnerGoal));
  const isSet = learnerGoal.goal !== null;
  const save = async (goal: ReturnType<typeof goalOf> | null): Promise<void> => {
    const saved = await form.submit(setGoal, { body: { goal } });
    if (saved === undefined) return;
    await keepGoal(saved);
    onClose();
  };
  return (
    <FormDialog
      title={isSet ? t(m.changeGoal) : t(m.setDailyGoal)}
      action={isSet ? t(m.save) : t(m.setGoal)}
      state={form}
      onSubmit={() => save(goalOf(form.values))}
      onClose={onClose}
    >
      <GoalFields form={form} />
      {isSet && (
        <div>
          <Button variant="text" disabled={form.isSending} onClick={() => void save(null)}>
            {t(m.turnOff)}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
