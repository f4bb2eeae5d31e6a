import type { Task } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { ruleWords } from '../form/task-rules.ts';

const List = styled('ul')(({ theme }) => ({
  fontSize: 15,
  lineHeight: '22px',
  '& li': { padding: '6px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** The rules as sentences: what learners read, at a glance. */
export function TaskRulesCard({ task }: { task: Task }) {
  const now = serverNow();
  return (
    <Card aria-labelledby="rules-head">
      <CardBody>
        <h2 id="rules-head" style={{ fontSize: 16, lineHeight: '24px', fontWeight: 650, marginBottom: 8 }}>
          Rules
        </h2>
        <List>
          {ruleWords(task, now).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {task.lastClosesAt !== null && task.lastClosesAt !== task.dueAt && (
            <li>Over for everybody {momentWords(task.lastClosesAt, now)}, extra time included</li>
          )}
        </List>
      </CardBody>
    </Card>
  );
}
