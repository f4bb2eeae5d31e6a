import { goalSizes, setGoal } from '@lemma/contracts';
import { Target, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { part } from '../../ui/part.ts';
import { GoalDialog } from './settings/GoalDialog.tsx';
import { keepGoal, useGoal } from './use-goal.ts';
import { weekDays } from './goal-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AskForGoal.module.css';

const Line = part('section', css.line);

/** M06: asks once for a daily goal, in one line. Who puts it away is not asked again. */
export function AskForGoal({ className }: { className?: string | undefined }) {
  const { data } = useGoal();
  const toast = useToast();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  if (data === undefined || data.isDecided) return null;
  const decide = async (rightCount: number | null): Promise<void> => {
    setIsSending(true);
    try {
      const goal = rightCount === null ? null : { rightCount, weekDays: weekDays.map(({ number }) => number) };
      await keepGoal(await call(setGoal, { body: { goal } }));
      if (goal !== null) toast.show({ kind: 'success', message: t(m.goalIsSet) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
      setIsSending(false);
    }
  };
  return (
    <Line aria-label={t(m.dailyGoal)} className={className}>
      <p>
        <Target aria-hidden />
        {t(m.dailyGoalAsked)}
      </p>
      <div>
        {goalSizes.map((size) => (
          <Button
            key={size}
            variant="soft"
            size="small"
            disabled={isSending}
            aria-label={t(m.perDay, { count: size })}
            onClick={() => void decide(size)}
          >
            {size}
          </Button>
        ))}
        <Button variant="text" size="small" disabled={isSending} onClick={() => setIsChoosing(true)}>
          {t(m.otherGoal)}
        </Button>
      </div>
      <IconButton aria-label={t(m.noDailyGoal)} disabled={isSending} onClick={() => void decide(null)}>
        <X aria-hidden />
      </IconButton>
      {isChoosing && <GoalDialog learnerGoal={data} onClose={() => setIsChoosing(false)} />}
    </Line>
  );
}
