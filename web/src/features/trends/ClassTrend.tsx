import { listClassTrends } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { changeOf, shareWords, shortDay, weekWords } from './trend-words.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassTrend.module.css';

/** The last weeks of all classes that the caller teaches. */
export const useClassTrends = (hasClass: boolean) =>
  useRead(listClassTrends, hasClass ? {} : null, { revalidateOnFocus: false });

/** The last weeks of a class: active learners as bars, and how much was right. Nothing while there was no work. */
export function ClassTrend({ classId }: { classId: string }) {
  const read = useClassTrends(true);
  const weeks = read.data?.find((one) => one.classId === classId)?.weeks ?? [];
  const last = weeks.at(-1);
  if (last === undefined || weeks.every(({ activeCount }) => activeCount === 0)) return null;
  const change = changeOf(weeks);
  const share = weeks.findLast(({ rightShare }) => rightShare !== null)?.rightShare ?? null;
  return (
    <div className={css.trend}>
      <div className={css.figures}>
        <span>
          <Rich of={m.activeWeek} values={{ activeCount: last.activeCount }} tags={{ b: <b /> }} />
        </span>
        <span>
          <Rich of={m.right} values={{ share: shareWords(share) }} tags={{ b: <b /> }} />
          {change === undefined ? null : <span className={change.points > 0 ? css.up : css.down}> {change.words}</span>}
        </span>
      </div>
      <Bars
        caption={t(m.activeLearnersAndShare)}
        heads={[t(m.week), t(m.activeLearnersShareRight)]}
        bars={weeks.map((week) => ({
          name: weekWords(week),
          value: week.activeCount,
          words: `${t(m.learners, { activeCount: week.activeCount })}, ${shareWords(week.rightShare)}`,
        }))}
        lastIsNow
        ends={[shortDay(weeks[0]?.from ?? last.from), t(m.thisWeek)]}
      />
    </div>
  );
}
