import { getClassroomAdmin, getTaskProgress, type ClassroomAdmin, type ClassroomSummary } from '@lemma/contracts';
import useSWR from 'swr';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Clock, LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-clock.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { count } from '../../dates.ts';
import { dueWords } from '../../dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { closingSoon, stuckWords, underWay, type TaskOfClass } from './attention.ts';

interface Need {
  readonly key: string;
  readonly kind: 'stuck' | 'closing';
  readonly title: string;
  readonly line: string;
  readonly to: string;
}

/** Classes are read up to this number; a teacher with more sees their latest ones here. */
const mostClasses = 12;

async function stuckNeed({ classId, className, task }: TaskOfClass): Promise<readonly Need[]> {
  const progress = await call(getTaskProgress, { params: { classId, taskId: task.id } });
  const title = stuckWords(progress.learners);
  if (title === undefined) return [];
  return [
    {
      key: `stuck ${task.id}`,
      kind: 'stuck',
      title,
      line: `${task.name} · ${className}`,
      to: paths.taskProgress(classId, task.id),
    },
  ];
}

function closingNeed({ classId, className, learnerCount, task }: TaskOfClass, now: number): Need {
  const missing = learnerCount - task.startedCount;
  const when = dueWords(task.dueAt ?? '', now).replace(/^T(?=o)/, 't');
  return {
    key: `closing ${task.id}`,
    kind: 'closing',
    title: `“${task.name}” closes ${when}`,
    line: `${className} · ${missing} of ${count(learnerCount, 'learner')} ${missing === 1 ? 'has' : 'have'} not started`,
    to: paths.taskProgress(classId, task.id),
  };
}

async function findNeeds(classIds: readonly string[]): Promise<readonly Need[]> {
  const read = await Promise.allSettled(classIds.map((classId) => call(getClassroomAdmin, { params: { classId } })));
  const classrooms: ClassroomAdmin[] = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const now = serverNow();
  const stuck = await Promise.allSettled(underWay(classrooms, now).map(stuckNeed));
  return [
    ...stuck.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    ...closingSoon(classrooms, now).map((one) => closingNeed(one, now)),
  ];
}

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  flex: 'none',
  borderRadius: 8,
  fontSize: 17,
  '&.stuck': { background: theme.vars.palette.lemma.errSoft, color: theme.vars.palette.lemma.errText },
  '&.closing': { background: theme.vars.palette.lemma.warnSoft, color: theme.vars.palette.lemma.warnText },
}));

const Words = styled(Grow)(({ theme }) => ({
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}));

const signs: Record<Need['kind'], ReactNode> = { stuck: <LifeBuoy aria-hidden />, closing: <Clock aria-hidden /> };

/** Learners who are stuck and tasks that close soon, over all classes. */
export function NeedsYou({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  const ids = classrooms.slice(0, mostClasses).map((classroom) => classroom.id);
  const { data } = useSWR(['needs', ...ids], () => findNeeds(ids), { refreshInterval: 60_000 });
  if (data === undefined) return <SkeletonRows label="Loading what needs you" rows={3} />;
  return (
    <Card aria-labelledby="needs-head">
      <CardHead title="Needs you" id="needs-head">
        {data.length === 0 ? null : <HeadNote>{data.length}</HeadNote>}
      </CardHead>
      {data.length === 0 ? (
        <EmptyState>Nobody is stuck, and no task closes in the next two days.</EmptyState>
      ) : (
        <CardRows>
          {data.map((need) => (
            <CardRow key={need.key}>
              <Tile className={need.kind}>{signs[need.kind]}</Tile>
              <Words>
                <strong>{need.title}</strong>
                <span>{need.line}</span>
              </Words>
              <Button size="small" component={Link} to={need.to} aria-label={`Look: ${need.title}`}>
                Look
              </Button>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
