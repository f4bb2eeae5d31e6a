import { Card, CardHead } from '../../../ui/Card.tsx';
import { PressRows } from '../../../ui/PressRows.tsx';
import { SquareState } from '../../../ui/SquareState.tsx';
import { scoreWords } from '../grade-book/grade-table.ts';
import type { ItemOutcome } from './review.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReviewList.module.css';

const List = part(PressRows, css.list);

export const outcomeTones = {
  open: 'open',
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  unknown: 'partly',
} as const;
export const outcomeWords: Record<ItemOutcome, string> = {
  open: t(m.noAnswer),
  right: t(m.rightWord),
  partly: t(m.partlyWord),
  wrong: t(m.notYetWord),
  unknown: t(m.notDecidedWord),
};

interface ReviewListProps {
  items: readonly {
    readonly id: string;
    readonly title: string;
    readonly points: number;
    readonly score: number;
    readonly outcome: ItemOutcome;
  }[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The questions of an attempt with how they went. */
export function ReviewList({ items, chosen, onChoose }: ReviewListProps) {
  return (
    <Card aria-labelledby="review-head">
      <CardHead title={t(m.questions)} id="review-head" />
      <List>
        {items.map((item, index) => (
          <li key={item.id}>
            <button type="button" aria-pressed={chosen === index} onClick={() => onChoose(index)}>
              <SquareState tone={outcomeTones[item.outcome]} label={outcomeWords[item.outcome]}>
                {index + 1}
              </SquareState>
              <span>{item.title}</span>
              <span className={css.points}>{scoreWords(item.score, item.points)}</span>
            </button>
          </li>
        ))}
      </List>
    </Card>
  );
}
