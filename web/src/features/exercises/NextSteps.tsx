import type { Exercise } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Check, ClipboardList, Hand, Plus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { addToBasket, takeFromBasket, useBasket } from '../catalogue/basket.ts';
import { useAskNow } from '../polls/ask-now.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './NextSteps.module.css';

const Steps = part('div', css.steps);

interface NextStepsProps {
  exercise: Exercise;
  /** The question of a variant, for the basket. */
  sample: string;
  /** Offers a poll as well: for exercises with one answer. */
  withPoll?: boolean;
}

/** Ways to use a published exercise: a task, the basket, a poll. */
export function NextSteps({ exercise, sample, withPoll = false }: NextStepsProps) {
  const isChosen = useBasket().some((item) => item.id === exercise.id);
  const { ask, isAsking } = useAskNow();
  const { id, document, reader } = exercise;
  const points = document.parts.reduce((sum, part) => sum + (part.points ?? 1), 0);
  const toggle = (): void =>
    isChosen ? takeFromBasket(id) : addToBasket({ id, title: reader.title, sample, points, level: document.level });
  return (
    <Steps role="group" aria-label={t(m.takeIt)}>
      <Button
        variant="outlined"
        component={Link}
        to={paths.createTask({ exerciseIds: [id] })}
        startIcon={<ClipboardList aria-hidden />}
      >
        {t(m.setAsTask)}
      </Button>
      <Button
        variant={isChosen ? 'soft' : 'outlined'}
        aria-pressed={isChosen}
        startIcon={isChosen ? <Check aria-hidden /> : <Plus aria-hidden />}
        onClick={toggle}
      >
        {isChosen ? t(m.inBasket) : t(m.addToBasket)}
      </Button>
      {withPoll && document.parts.length === 1 ? (
        <Button
          variant="outlined"
          disabled={isAsking}
          startIcon={<Hand aria-hidden />}
          onClick={() => void ask({ kind: 'exercise', exerciseId: id })}
        >
          {t(m.askItAsPoll)}
        </Button>
      ) : null}
    </Steps>
  );
}
