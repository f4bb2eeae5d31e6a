import { getClassMemory, getMemberMemory, type Memory } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { topicName } from '../../catalogue/topics/topic-names.ts';
import { ProgressLine } from '../../classrooms/ProgressLine.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
  const [weakest, rest] = [topics.slice(0, shownFirst), topics.slice(shownFirst)];
  return (
    <>
      <TopicList topics={weakest} isOfClass={isOfClass} />
      {rest.length === 0 ? null : (
        <Rest>
          <summary>{t(m.topicsRememberedBetter, { restCount: rest.length })}</summary>
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
          <span title={topic}>{topic === '' ? t(m.other) : topicName(topic)}</span>
          <span className={css.line}>
            <ProgressLine share={remembered} />
          </span>
          <b>{Math.round(remembered * 100)} %</b>
          <small>
            {t(m.exercises, { exerciseCount })}
            {isOfClass && `, ${t(m.learners, { learnerCount })}`}
            {dueCount > 0 && t(m.due, { dueCount })}
          </small>
        </li>
      ))}
    </List>
  );
}
