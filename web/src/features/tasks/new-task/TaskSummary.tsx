import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Card, CardBody } from '../../../ui/Card.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  paddingBottom: 16,
  marginBottom: 16,
  fontSize: 15,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

interface TaskSummaryProps {
  questions: number;
  points: number;
  /** Undefined while no class is chosen. */
  learners: number | undefined;
  /** How many of them have more time than the others; undefined while it is not known. */
  withExtraTime: number | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** Shows the consequences of the form, and the button that submits it. */
export function TaskSummary({ questions, points, learners, withExtraTime, children }: TaskSummaryProps) {
  return (
    <Card aria-labelledby="summary-head">
      <CardBody>
        <h2 id="summary-head" style={{ fontSize: 16, lineHeight: '24px', fontWeight: 650, marginBottom: 12 }}>
          What learners get
        </h2>
        <List>
          <dt>Questions</dt>
          <dd>{questions}</dd>
          <dt>Points</dt>
          <dd>{points}</dd>
          <dt>Learners</dt>
          <dd>{learners ?? '–'}</dd>
          {withExtraTime === undefined || withExtraTime === 0 ? null : (
            <>
              <dt>With extra time</dt>
              <dd>{withExtraTime}</dd>
            </>
          )}
        </List>
        <div style={{ display: 'grid', gap: 12 }}>{children}</div>
      </CardBody>
    </Card>
  );
}
