import { countHelpThreads, listAttention } from '@lemma/contracts';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Clock, LifeBuoy, MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { askedNeed, needsOf, type Need } from './attention.ts';
import { part } from '../../ui/part.ts';
import css from './NeedsYou.module.css';

const Tile = part('span', css.tile);

const Words = part(Grow, css.words);

const signs: Record<Need['kind'], ReactNode> = {
  asked: <MessageCircleQuestionMark aria-hidden />,
  stuck: <LifeBuoy aria-hidden />,
  closing: <Clock aria-hidden />,
};

/** Learners who ask, learners who are stuck and tasks that close soon, over all classes. */
export function NeedsYou() {
  const read = useRead(listAttention, {}, { refreshInterval: 60_000 });
  const asked = useRead(countHelpThreads, {}, { refreshInterval: 60_000 });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading what needs you" rows={3} />}>
      {(attention) => {
        const now = serverNow();
        return <Needs needs={[...(asked.data ? askedNeed(asked.data, now) : []), ...needsOf(attention, now)]} />;
      }}
    </Loaded>
  );
}

function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <Card aria-labelledby="needs-head">
      <CardHead title="Needs you" id="needs-head">
        {needs.length === 0 ? null : <HeadNote>{needs.length}</HeadNote>}
      </CardHead>
      {needs.length === 0 ? (
        <EmptyState>No one asks or is stuck, and no task closes in the next two days.</EmptyState>
      ) : (
        <CardRows>
          {needs.map((need) => (
            <CardRow key={need.key} className={css.cardRow}>
              <Tile className={css[need.kind]}>{signs[need.kind]}</Tile>
              <Words>
                <strong>{need.title}</strong>
                <span>{need.line}</span>
              </Words>
              <Button
                className={css.button}
                size="small"
                component={Link}
                to={need.to}
                aria-label={`Look: ${need.title}`}
              >
                Look
              </Button>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
