import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { prefetchTypesetting } from '../../../maths/typesetting/prefetch-typesetting.ts';
import { usePrinting } from '../../../printing.ts';
import { firstToLookAt, itemOutcome, type ReviewedAttempt } from './review.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewList } from './ReviewList.tsx';

const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'narrow' })<{ narrow: boolean }>(
  ({ theme, narrow }) => ({
    display: 'grid',
    gridTemplateColumns: narrow ? 'minmax(0, 1fr)' : 'minmax(260px, 1fr) minmax(0, 2fr)',
    gap: narrow ? 16 : 24,
    alignItems: 'start',
    '& > .side': narrow ? {} : { position: 'sticky', top: 84 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > .side': { position: 'static' },
    },
    '@media print': { display: 'block', '& > .side': { position: 'static' }, '& > * + *': { marginTop: 24 } },
  }),
);

/** The questions of an attempt, and every answer to the chosen one; on paper the answers to all of them. */
export function AttemptReview({ attempt, narrow = false }: { attempt: ReviewedAttempt; narrow?: boolean }) {
  const [chosen, setChosen] = useState(() => firstToLookAt(attempt));
  const isPrinting = usePrinting();
  useEffect(prefetchTypesetting, []);
  return (
    <Columns narrow={narrow}>
      <div className="side">
        <ReviewList
          items={attempt.items.map((one) => ({
            id: one.id,
            title: one.title,
            points: one.points,
            score: one.score,
            outcome: itemOutcome(one),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      {attempt.items.map((item, index) =>
        isPrinting || index === chosen ? <ReviewItem key={item.id} item={item} number={index + 1} /> : null,
      )}
    </Columns>
  );
}
