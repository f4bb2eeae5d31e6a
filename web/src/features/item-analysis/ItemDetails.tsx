import type { AnalysedItem } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Pencil } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { part } from '../../ui/part.ts';
import { secondsWords } from './analysis-words.ts';
import { Fairness } from './Fairness.tsx';
import { WrongFirstAnswers } from './WrongFirstAnswers.tsx';
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
      {item.learners === 0 ? <p>No one has answered this question yet.</p> : <WrongFirstAnswers item={item} />}
      <div className={css.two}>
        <Fairness item={item} onRetired={onRetired} />
        {item.times === null ? null : <Times times={item.times} />}
      </div>
      {mayOpen ? (
        <div>
          <Button component={Link} to={paths.exercise(item.exerciseId)} size="small" startIcon={<Pencil aria-hidden />}>
            Open the exercise
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
      <h3>Time until the first answer</h3>
      <p>
        {count(learners, 'learner')}, fastest {secondsWords(fastestSeconds)}, slowest {secondsWords(slowestSeconds)}.
        The dashed line is the median, {secondsWords(medianSeconds)}.
      </p>
      <Bars
        caption="Time until the first answer"
        heads={['From', 'Learners']}
        bars={counts.map((value, index) => ({
          name: secondsWords(index * spanSeconds),
          value,
          words: String(value),
        }))}
        mark={Math.min(counts.length, medianSeconds / spanSeconds)}
        ends={['0:00', `${secondsWords(counts.length * spanSeconds)}${isCut ? ' and longer' : ''}`]}
      />
    </section>
  );
}
