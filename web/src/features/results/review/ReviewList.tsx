import { styled } from '@mui/material/styles';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { SquareState } from '../../../ui/SquareState.tsx';
import { figure } from '../grade-book/grade-table.ts';
import type { ItemOutcome } from './review.ts';

const List = styled('ol')(({ theme }) => ({
  padding: '6px 0',
  '& button': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: '6px 20px 6px 17px',
    border: 0,
    borderLeft: '3px solid transparent',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 15,
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.vars.palette.lemma.sunken },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-pressed=true]': {
    background: theme.vars.palette.lemma.primarySoft,
    borderLeftColor: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '& .points': { fontSize: 14, fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
}));

export const outcomeTones = {
  open: 'open',
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  unknown: 'partly',
} as const;
export const outcomeWords: Record<ItemOutcome, string> = {
  open: 'no answer',
  right: 'right',
  partly: 'partly right',
  wrong: 'not yet',
  unknown: 'not decided',
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
      <CardHead title="Questions" id="review-head" />
      <List>
        {items.map((item, index) => (
          <li key={item.id}>
            <button type="button" aria-pressed={chosen === index} onClick={() => onChoose(index)}>
              <SquareState tone={outcomeTones[item.outcome]} label={outcomeWords[item.outcome]}>
                {index + 1}
              </SquareState>
              <span>{item.title}</span>
              <span className="points">
                {figure(item.score)} / {figure(item.points)}
              </span>
            </button>
          </li>
        ))}
      </List>
    </Card>
  );
}
