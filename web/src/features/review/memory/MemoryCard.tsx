import { getClassMemory, getMemberMemory, type Memory } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { count } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { topicName } from '../../catalogue/exercise-words.ts';
import { ProgressLine } from '../../classrooms/ProgressLine.tsx';
import { part } from '../../../ui/part.ts';
import css from './MemoryCard.module.css';

const List = part('ul', css.list);

const Rest = part('details', css.rest);

/** Topics that are shown without opening the rest: those that need it most. */
const shownFirst = 6;

/** How much of each topic a class remembers now. */
export function ClassMemoryCard({ classId }: { classId: string }) {
  const read = useRead(getClassMemory, { classId });
  return (
    <MemoryFrame className={css.ofClass}>
      <Loaded read={read} noun="figures" skeleton={<SkeletonRows label="Loading figures" rows={3} head={false} />}>
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
      <Loaded read={read} noun="figures" skeleton={<SkeletonRows label="Loading figures" rows={3} head={false} />}>
        {(memory) => <Topics memory={memory} isOfClass={false} />}
      </Loaded>
    </MemoryFrame>
  );
}

function MemoryFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Card className={className} aria-labelledby="memory">
      <CardHead title="Remembered now" id="memory">
        <HeadNote end>falls with time, rises with each review</HeadNote>
      </CardHead>
      {children}
    </Card>
  );
}

function Topics({ memory: { topics }, isOfClass }: { memory: Memory; isOfClass: boolean }) {
  if (topics.length === 0) {
    return <EmptyState drawing="curve">Topics appear here as soon as something was practised.</EmptyState>;
  }
  const [weakest, rest] = [topics.slice(0, shownFirst), topics.slice(shownFirst)];
  return (
    <>
      <TopicList topics={weakest} isOfClass={isOfClass} />
      {rest.length === 0 ? null : (
        <Rest>
          <summary>{count(rest.length, 'topic')} remembered better</summary>
          <TopicList topics={rest} isOfClass={isOfClass} />
        </Rest>
      )}
    </>
  );
}

function TopicList({ topics, isOfClass }: { topics: Memory['topics']; isOfClass: boolean }) {
  return (
    <List>
      {topics.map(({ topic, remembered, exerciseCount, learnerCount, dueCount }) => (
        <li key={topic}>
          <span title={topic}>{topic === '' ? 'Other' : topicName(topic)}</span>
          <span className={css.line}>
            <ProgressLine share={remembered} />
          </span>
          <b>{Math.round(remembered * 100)} %</b>
          <small>
            {count(exerciseCount, 'exercise')}
            {isOfClass && `, ${count(learnerCount, 'learner')}`}
            {dueCount > 0 && `, ${dueCount} due`}
          </small>
        </li>
      ))}
    </List>
  );
}
