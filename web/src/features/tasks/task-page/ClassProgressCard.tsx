import type { TaskDetail } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Card, CardBody } from '../../../ui/Card.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  fontSize: 15,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

/** How many have finished, are at it, and have not begun. */
export function ClassProgressCard({ task, learners }: { task: TaskDetail; learners: number | undefined }) {
  const working = Math.max(0, task.startedCount - task.finishedCount);
  return (
    <Card aria-labelledby="class-progress-head">
      <CardBody>
        <h2 id="class-progress-head" style={{ fontSize: 16, lineHeight: '24px', fontWeight: 650, marginBottom: 12 }}>
          Where learners stand
        </h2>
        <List>
          <dt>Finished</dt>
          <dd>{task.finishedCount}</dd>
          <dt>Working on it</dt>
          <dd>{working}</dd>
          <dt>Not started</dt>
          <dd>{learners === undefined ? '–' : Math.max(0, learners - task.startedCount)}</dd>
        </List>
      </CardBody>
    </Card>
  );
}
