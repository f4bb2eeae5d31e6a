import type { AnalysedItem } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Pencil } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { part } from '../../ui/part.ts';
import { secondsWords } from './analysis-words.ts';
import { Fairness } from './Fairness.tsx';
import { WrongFirstAnswers } from './WrongFirstAnswers.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ItemDetails.module.css';

const Details = part('div', css.details);

interface ItemDetailsProps {
  item: AnalysedItem;
  /** Leads to the exercise; not needed on its own page. */
  hasLink?: boolean;
  onRetired: () => Promise<void>;
}

/** Everything that is known of one question: who chose what, fairness, time. */
export function ItemDetails({ item, hasLink = true, onRetired }: ItemDetailsProps) {
  const mayOpen = isPrivileged(useUser()) && hasLink;
  return (
    <Details>
      {item.learners === 0 ? <p>{t(m.noAnswersYet)}</p> : <WrongFirstAnswers item={item} />}
      <div className={css.two}>
        <Fairness item={item} onRetired={onRetired} />
        {item.times === null ? null : <Times times={item.times} />}
      </div>
      {mayOpen ? (
        <div>
          <Button component={Link} to={paths.exercise(item.exerciseId)} size="small" startIcon={<Pencil aria-hidden />}>
            {t(m.openExercise)}
          </Button>
        </div>
      ) : null}
    </Details>
  );
}

function Times({ times }: { times: NonNullable<AnalysedItem['times']> }) {
  const { medianSeconds, fastestSeconds, slowestSeconds, spanSeconds, counts } = times;
  const learners = counts.reduce((sum, one) => sum + one, 0);
  const isCut = slowestSeconds >= counts.length * spanSeconds;
  return (
    <section>
      <h3>{t(m.timeUntilFirst)}</h3>
      <p>
        {t(m.timesOfLearners, {
          count: learners,
          fastest: secondsWords(fastestSeconds),
          slowest: secondsWords(slowestSeconds),
          median: secondsWords(medianSeconds),
        })}
      </p>
      <Bars
        caption={t(m.timeUntilFirst)}
        heads={[t(m.from), t(m.learners)]}
        bars={counts.map((value, index) => ({
          name: secondsWords(index * spanSeconds),
          value,
          words: String(value),
        }))}
        mark={Math.min(counts.length, medianSeconds / spanSeconds)}
        ends={[
          '0:00',
          isCut
            ? t(m.andLonger, { time: secondsWords(counts.length * spanSeconds) })
            : secondsWords(counts.length * spanSeconds),
        ]}
      />
    </section>
  );
}
