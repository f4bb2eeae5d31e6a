import { getMemberTrend, getMyTrend, type LearnerTrend as Trend } from '@lemma/contracts';
import { Chip } from '../../ui/Chip.tsx';
import { useRead } from '../../api/use-read.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { Curve } from '../../ui/charts/Curve.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { topicName } from '../catalogue/exercise-words.ts';
import { newestWords, shortDay, standingWords, weekWords } from './trend-words.ts';
import css from './LearnerTrend.module.css';

/** A curve needs two weeks with answers. */
const hasAnswers = ({ weeks }: Trend): boolean => weeks.filter(({ rightShare }) => rightShare !== null).length > 1;

/** A learner's last weeks, for those who teach them; nothing while there was no work. */
export function MemberTrend({ classId, memberId }: { classId: string; memberId: string }) {
  const trend = useRead(getMemberTrend, { classId, memberId }, { revalidateOnFocus: false }).data;
  if (trend === undefined || !hasAnswers(trend)) return null;
  return (
    <Card aria-labelledby="trend">
      <CardHead title="Right week by week" id="trend">
        <HeadNote end>{newestWords(trend.weeks)}</HeadNote>
      </CardHead>
      <div className={css.body}>
        <WeekCurve weeks={trend.weeks} />
      </div>
    </Card>
  );
}

/** The learner's own practice: the last weeks, and a word on each topic. */
export function MyTrend({ classId }: { classId: string }) {
  const trend = useRead(getMyTrend, { classId }, { revalidateOnFocus: false }).data;
  if (trend === undefined || !hasAnswers(trend)) return null;
  const known = trend.topics.filter(({ mastery }) => mastery !== null);
  return (
    <Card aria-labelledby="my-trend" className={css.spaced}>
      <CardHead title="Your practice, week by week" id="my-trend">
        <HeadNote end>{newestWords(trend.weeks)}</HeadNote>
      </CardHead>
      <div className={css.body}>
        <WeekCurve weeks={trend.weeks} />
        {known.length === 0 ? null : (
          <ul className={css.topics} aria-label="Your topics">
            {known.map((one) => {
              const { words, tone } = standingWords(one);
              return (
                <li key={one.topic}>
                  {one.topic === '' ? 'Other' : topicName(one.topic)}
                  <Chip color={tone} label={words} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
}

function WeekCurve({ weeks }: { weeks: Trend['weeks'] }) {
  return (
    <Curve
      caption="Share right, week by week"
      heads={['Week', 'Right']}
      points={weeks.map((week) => ({ name: weekWords(week), share: week.rightShare }))}
      ends={[weeks[0] === undefined ? '' : shortDay(weeks[0].from), 'this week']}
    />
  );
}
