import type { LearnerReport } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { count } from '../../../dates.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { topicName } from '../../catalogue/exercise-words.ts';
import { ProgressLine } from '../../classrooms/ProgressLine.tsx';

const List = styled('ul')(({ theme }) => ({
  padding: '6px 20px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 140px 56px 84px',
    gap: 16,
    alignItems: 'center',
    minHeight: 40,
    padding: '8px 0',
    fontSize: 15,
    lineHeight: '20px',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 650, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& small': { fontSize: 13, textAlign: 'right', color: theme.vars.palette.text.secondary },
  '& .few': { gridColumn: '2 / span 2', fontSize: 13, textAlign: 'right', color: theme.vars.palette.text.secondary },
  '& .rising': { color: theme.vars.palette.lemma.okText, fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' },
  '& .falling': { color: theme.vars.palette.lemma.errText, fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    padding: '6px 16px',
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px' },
    '& .line': { gridColumn: '1 / -1', gridRow: 2 },
    '& .few': { gridColumn: 2 },
    '& small': { gridColumn: '1 / -1', textAlign: 'left' },
  },
}));

const Few = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': { padding: '12px 20px', fontSize: 14, lineHeight: '20px', cursor: 'pointer' },
}));

/** How well the learner does each topic now. */
export function MasteryCard({ topics }: { topics: LearnerReport['topics'] }) {
  const known = topics.filter((one) => one.mastery !== null);
  const few = topics.filter((one) => one.mastery === null);
  return (
    <Card aria-labelledby="mastery">
      <CardHead title="Mastery by topic" id="mastery">
        <HeadNote end>older answers count less</HeadNote>
      </CardHead>
      {topics.length === 0 ? (
        <EmptyState drawing="bars">Topics appear here as soon as there are answers.</EmptyState>
      ) : (
        <>
          <List>
            {known.map((one) => (
              <TopicRow key={one.topic} {...one} />
            ))}
          </List>
          {few.length === 0 ? null : (
            <Few open={known.length === 0}>
              <summary>{count(few.length, 'topic')} with too few answers to say</summary>
              <List>
                {few.map((one) => (
                  <TopicRow key={one.topic} {...one} />
                ))}
              </List>
            </Few>
          )}
        </>
      )}
    </Card>
  );
}

function TopicRow({ topic, mastery, answerCount, trend }: LearnerReport['topics'][number]) {
  return (
    <li>
      <span title={topic}>
        {topic === '' ? 'Other' : topicName(topic)}{' '}
        {trend === 'steady' ? null : (
          <span className={trend}>
            {trend === 'rising' ? <TrendingUp aria-hidden /> : <TrendingDown aria-hidden />} {trend}
          </span>
        )}
      </span>
      {mastery === null ? (
        <span className="few" />
      ) : (
        <>
          <span className="line">
            <ProgressLine share={mastery} />
          </span>
          <b>{Math.round(mastery * 100)} %</b>
        </>
      )}
      <small>{count(answerCount, 'answer')}</small>
    </li>
  );
}
