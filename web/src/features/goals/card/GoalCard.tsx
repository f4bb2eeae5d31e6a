import type { LearnerGoal, User } from '@lemma/contracts';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { rememberCelebrated, wasCelebrated } from '../celebrated.ts';
import { streakWords, todayWords } from '../goal-words.ts';
import { GoalDialog } from '../settings/GoalDialog.tsx';
import { useGoal } from '../use-goal.ts';
import { FourWeeks } from './FourWeeks.tsx';
import { GoalRing } from './GoalRing.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GoalCard.module.css';

/** M06: the day's ring, the streak and four weeks. Nothing is shown to people who want no goal. */
export function GoalCard({ user, className }: { user: User; className?: string | undefined }) {
  const { data } = useGoal();
  if (data === undefined || data.goal === null) return null;
  return (
    <div className={className}>
      <Shown user={user} learnerGoal={data} rightCount={data.goal.rightCount} />
    </div>
  );
}

const Body = part('div', css.body);

const Figures = part('dl', css.figures);

interface ShownProps {
  user: User;
  learnerGoal: LearnerGoal;
  rightCount: number;
}

function Shown({ user, learnerGoal, rightCount }: ShownProps) {
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const { isReached, today, days, rightToday, streak, best } = learnerGoal;
  const isCelebrated = useCelebration(user.id, isReached ? today : null);
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t(m.dailyGoal)}
        actions={
          <Button variant="text" size="small" onClick={() => setIsChanging(true)}>
            {t(m.change)}
          </Button>
        }
      />
      <Body>
        <div className={css.now}>
          <GoalRing right={rightToday} goal={rightCount} isCelebrated={isCelebrated} />
          <div role="status" className={css.words}>
            <b>{isCelebrated ? t(m.youDidIt) : todayWords(learnerGoal)}</b>
            <p>
              {isCelebrated && `${t(m.rightAnswersToday, { count: rightToday })} `}
              {streakWords(learnerGoal)}
            </p>
          </div>
        </div>
        <div>
          <FourWeeks days={days} today={today} />
          <Figures>
            <div>
              <dt>{t(m.streak)}</dt>
              <dd>{t(m.days, { count: streak })}</dd>
            </div>
            <div>
              <dt>{t(m.best)}</dt>
              <dd>{t(m.days, { count: best })}</dd>
            </div>
          </Figures>
        </div>
      </Body>
      {isChanging && <GoalDialog learnerGoal={learnerGoal} onClose={() => setIsChanging(false)} />}
    </Card>
  );
}

/** Whether reaching the goal is celebrated now: the first time that it is seen on a day. */
function useCelebration(userId: string, reachedOn: string | null): boolean {
  const [celebrated, setCelebrated] = useState<string | null>(null);
  if (reachedOn !== null && celebrated !== reachedOn && !wasCelebrated(userId, reachedOn)) setCelebrated(reachedOn);
  useEffect(() => {
    if (celebrated !== null) rememberCelebrated(userId, celebrated);
  }, [userId, celebrated]);
  return reachedOn !== null && celebrated === reachedOn;
}
