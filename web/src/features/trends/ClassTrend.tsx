import { listClassTrends } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';
import { count } from '../../dates.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { changeOf, shareWords, shortDay, weekWords } from './trend-words.ts';
import css from './ClassTrend.module.css';

/** The last weeks of a class: active learners as bars, and how much was right. Nothing while there was no work. */
export function ClassTrend({ classId }: { classId: string }) {
  const read = useRead(listClassTrends, {}, { revalidateOnFocus: false });
  const weeks = read.data?.find((one) => one.classId === classId)?.weeks ?? [];
  const last = weeks.at(-1);
  if (last === undefined || weeks.every(({ activeCount }) => activeCount === 0)) return null;
  const change = changeOf(weeks);
  const share = weeks.findLast(({ rightShare }) => rightShare !== null)?.rightShare ?? null;
  return (
    <div className={css.trend}>
      <div className={css.figures}>
        <span>
          <b>{last.activeCount}</b> active this week
        </span>
        <span>
          <b>{shareWords(share)}</b> right
          {change === undefined ? null : <span className={change.points > 0 ? css.up : css.down}> {change.words}</span>}
        </span>
      </div>
      <Bars
        caption="Active learners and share right, week by week"
        heads={['Week', 'Active learners, share right']}
        bars={weeks.map((week) => ({
          name: weekWords(week),
          value: week.activeCount,
          words: `${count(week.activeCount, 'learner')}, ${shareWords(week.rightShare)}`,
        }))}
        lastIsNow
        ends={[shortDay(weeks[0]?.from ?? last.from), 'this week']}
      />
    </div>
  );
}
