import { getMemberTrend, getMyTrend, type LearnerTrend as Trend } from '@lemma/contracts';
import { Chip } from '../../ui/Chip.tsx';
import { useRead } from '../../api/use-read.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { Curve } from '../../ui/charts/Curve.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { topicName } from '../catalogue/topics/topic-names.ts';
import { newestWords, shortDay, standingWords, weekWords } from './trend-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnerTrend.module.css';

/** A curve needs two weeks with answers. */
const hasAnswers = ({ weeks }: Trend): boolean => weeks.filter(({ rightShare }) => rightShare !== null).length > 1;

/** The last weeks of a learner of a class; null reads nothing yet. */
export const useMemberTrend = (of: { readonly classId: string; readonly memberId: string } | null) =>
  useRead(getMemberTrend, of, { revalidateOnFocus: false });

/** A learner's last weeks, for those who teach them; nothing while there was no work. */
export function MemberTrend({ classId, memberId }: { classId: string; memberId: string }) {
  const trend = useMemberTrend({ classId, memberId }).data;
  if (trend === undefined || !hasAnswers(trend)) return null;
  return (
    <Card aria-labelledby="trend">
      <CardHead title={t(m.rightByWeek)} id="trend">
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
      <CardHead title={t(m.practiceByWeek)} id="my-trend">
        <HeadNote end>{newestWords(trend.weeks)}</HeadNote>
      </CardHead>
      <div className={css.body}>
        <WeekCurve weeks={trend.weeks} />
        {known.length === 0 ? null : (
          <ul className={css.topics} aria-label={t(m.yourTopics)}>
            {known.map((one) => {
              const { words, tone } = standingWords(one);
              return (
                <li key={one.topic}>
                  {one.topic === '' ? t(m.other) : topicName(one.topic)}
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
      caption={t(m.shareByWeek)}
      heads={[t(m.week), t(m.rightHead)]}
      points={weeks.map((week) => ({ name: weekWords(week), share: week.rightShare }))}
      ends={[weeks[0] === undefined ? '' : shortDay(weeks[0].from), t(m.thisWeek)]}
    />
  );
}
