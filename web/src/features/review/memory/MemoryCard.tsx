import { getClassMemory, getMemberMemory, type Memory } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TopicShares } from '../../classrooms/topic-shares/TopicShares.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MemoryCard.module.css';

/** Topics that are shown without opening the rest: those that need it most. */
const shownFirst = 6;

/** How much of each topic a class remembers now. */
export function ClassMemoryCard({ classId }: { classId: string }) {
  const read = useRead(getClassMemory, { classId });
  return (
    <MemoryFrame className={css.ofClass}>
      <Loaded read={read} noun="figures" skeleton={<SkeletonRows label={t(m.loadingFigures)} rows={3} head={false} />}>
        {(memory) => <Topics memory={memory} isOfClass />}
      </Loaded>
    </MemoryFrame>
  );
}

/** The same of one learner. */
export function MemberMemoryCard({ classId, memberId }: { classId: string; memberId: string }) {
  const read = useRead(getMemberMemory, { classId, memberId });
  return (
    <MemoryFrame>
      <Loaded read={read} noun="figures" skeleton={<SkeletonRows label={t(m.loadingFigures)} rows={3} head={false} />}>
        {(memory) => <Topics memory={memory} isOfClass={false} />}
      </Loaded>
    </MemoryFrame>
  );
}

function MemoryFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Card className={className} aria-labelledby="memory">
      <CardHead title={t(m.rememberedNow)} id="memory">
        <HeadNote end>{t(m.fallsWithTimeRises)}</HeadNote>
      </CardHead>
      {children}
    </Card>
  );
}

function Topics({ memory: { topics }, isOfClass }: { memory: Memory; isOfClass: boolean }) {
  if (topics.length === 0) {
    return <EmptyState drawing="curve">{t(m.topicsAppearHereAs)}</EmptyState>;
  }
  const shares = topics.map(({ topic, remembered, exerciseCount, learnerCount, dueCount }) => ({
    topic,
    share: remembered,
    note: (
      <>
        {t(m.exercises, { exerciseCount })}
        {isOfClass && `, ${t(m.learners, { learnerCount })}`}
        {dueCount > 0 && t(m.due, { dueCount })}
      </>
    ),
  }));
  const rest = shares.slice(shownFirst);
  return (
    <TopicShares
      topics={shares.slice(0, shownFirst)}
      rest={rest}
      summary={t(m.topicsRememberedBetter, { restCount: rest.length })}
      wideNotes
    />
  );
}
