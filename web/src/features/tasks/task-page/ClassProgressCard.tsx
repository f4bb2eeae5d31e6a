import type { TaskDetail } from '@lemma/contracts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import css from './ClassProgressCard.module.css';

const List = part('dl', css.list);

/** How many have finished, are at it, and have not begun. */
export function ClassProgressCard({ task, learners }: { task: TaskDetail; learners: number | undefined }) {
  const working = Math.max(0, task.startedCount - task.finishedCount);
  return (
    <Card aria-labelledby="class-progress-head">
      <CardBody>
        <h2 id="class-progress-head" className={css.text}>
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
