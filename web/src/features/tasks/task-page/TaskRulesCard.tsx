import type { Task } from '@lemma/contracts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { ruleWords } from '../form/task-rules.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskRulesCard.module.css';

const List = part('ul', css.list);

/** The rules as sentences: what learners read, at a glance. */
export function TaskRulesCard({ task }: { task: Task }) {
  const now = serverNow();
  return (
    <Card aria-labelledby="rules-head">
      <CardBody>
        <h2 id="rules-head" className={css.text}>
          {t(m.rules)}
        </h2>
        <List>
          {ruleWords(task, now).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {task.lastClosesAt !== null && task.lastClosesAt !== task.dueAt && (
            <li>{t(m.overForEverybodyExtra, { moment: momentWords(task.lastClosesAt, now) })}</li>
          )}
        </List>
      </CardBody>
    </Card>
  );
}
