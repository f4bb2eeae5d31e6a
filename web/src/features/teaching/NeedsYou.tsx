import { listAttention } from '@lemma/contracts';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Clock, LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { needsOf, type Need } from './attention.ts';

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
  // On the phone the button goes below the words, not beside them.
  [theme.breakpoints.down('sm')]: { flexBasis: 'calc(100% - 60px)' },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}));

const signs: Record<Need['kind'], ReactNode> = { stuck: <LifeBuoy aria-hidden />, closing: <Clock aria-hidden /> };

/** Learners who are stuck and tasks that close soon, over all classes. */
export function NeedsYou() {
  const read = useRead(listAttention, {}, { refreshInterval: 60_000 });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading what needs you" rows={3} />}>
      {(attention) => <Needs needs={needsOf(attention, serverNow())} />}
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
        <EmptyState>No one is stuck, and no task closes in the next two days.</EmptyState>
      ) : (
        <CardRows>
          {needs.map((need) => (
            <CardRow key={need.key} sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
              <Tile className={need.kind}>{signs[need.kind]}</Tile>
              <Words>
                <strong>{need.title}</strong>
                <span>{need.line}</span>
              </Words>
              <Button
                sx={{ marginLeft: { xs: '50px', sm: 0 } }}
                size="small"
                component={Link}
                to={paths.taskProgress(need.classId, need.taskId)}
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
