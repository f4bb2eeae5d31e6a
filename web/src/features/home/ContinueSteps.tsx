import { getAttempt, type Attempt } from '@lemma/contracts';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';
import { stateWords } from '../attempts/playing/step-words.ts';
import { storedPlace } from '../attempts/player/places.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ContinueSteps.module.css';

type State = Attempt['items'][number]['state'];

const List = part('ol', css.list);

/** More would be a wall of squares: then the figures say it alone. */
const shownSteps = 20;

const signs: Record<State, (position: number) => ReactNode> = {
  right: () => <Check />,
  wrong: () => <X />,
  partly: () => <Minus />,
  answered: (position) => position,
  open: (position) => position,
};

/** The attempt that is open, as the player will show it; undefined until it is read. */
export function useOpenAttempt(attemptId: string | null): Attempt | undefined {
  return useRead(getAttempt, attemptId === null ? null : { attemptId }).data;
}

/** `2 right, 1 not right yet, 5 open`. */
export function stepFigures({ items }: Pick<Attempt, 'items'>): string {
  const order: readonly State[] = ['right', 'partly', 'wrong', 'answered', 'open'];
  const words: Record<State, string> = { ...stateWords, open: t(m.openState) };
  return order
    .map((state) => ({ state, number: items.filter((item) => item.state === state).length }))
    .filter(({ number }) => number > 0)
    .map(({ state, number }) => `${number} ${words[state]}`)
    .join(', ');
}

/** The number of the question to continue with, from 1: where this device left off, otherwise the first open question. */
export function placeIn(attempt: Attempt): number {
  const stored = Number(storedPlace(attempt.id));
  if (Number.isInteger(stored) && stored >= 1 && stored <= attempt.items.length) return stored;
  return (
    1 +
    Math.max(
      0,
      attempt.items.findIndex(({ state }) => state === 'open'),
    )
  );
}

/** The questions as squares: which are right, which are not, and which are open. */
export function ContinueSteps({ attempt, count }: { attempt: Attempt | undefined; count: number }) {
  if (count > shownSteps) return null;
  const now = attempt && placeIn(attempt);
  return (
    <List aria-label={t(m.questions)}>
      {Array.from({ length: count }, (_, index) => {
        const position = index + 1;
        const state = attempt?.items[index]?.state ?? 'open';
        return (
          <li
            key={position}
            className={classes(css[state], position === now && css.now)}
            aria-current={position === now ? 'step' : undefined}
          >
            <span aria-hidden="true">{signs[state](position)}</span>
            <VisuallyHidden>{t(m.questionState, { number: position, state: stateWords[state] })}</VisuallyHidden>
          </li>
        );
      })}
    </List>
  );
}
