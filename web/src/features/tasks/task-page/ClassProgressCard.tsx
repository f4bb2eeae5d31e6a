import type { TaskDetail } from '@lemma/contracts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassProgressCard.module.css';

const List = part('dl', css.list);

/** How many have finished, are at it, and have not begun. */
export function ClassProgressCard({ task, learners }: { task: TaskDetail; learners: number | undefined }) {
  const working = Math.max(0, task.startedCount - task.finishedCount);
  return (
    <Card aria-labelledby="class-progress-head">
      <CardBody>
        <h2 id="class-progress-head" className={css.text}>
          {t(m.whereLearnersStand)}
        </h2>
        <List>
          <dt>{t(m.finished)}</dt>
          <dd>{task.finishedCount}</dd>
          <dt>{t(m.workingOn)}</dt>
          <dd>{working}</dd>
          <dt>{t(m.notStarted)}</dt>
          <dd>{learners === undefined ? '–' : Math.max(0, learners - task.startedCount)}</dd>
        </List>
      </CardBody>
    </Card>
  );
}
