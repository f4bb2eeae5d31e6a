import type { ReactNode } from 'react';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskSummary.module.css';

const List = part('dl', css.list);

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
        <h2 id="summary-head" className={css.text}>
          {t(m.whatLearnersGet)}
        </h2>
        <List>
          <dt>{t(m.questions)}</dt>
          <dd>{questions}</dd>
          <dt>{t(m.points)}</dt>
          <dd>{points}</dd>
          <dt>{t(m.learners)}</dt>
          <dd>{learners ?? '–'}</dd>
          {withExtraTime === undefined || withExtraTime === 0 ? null : (
            <>
              <dt>{t(m.withExtraTime)}</dt>
              <dd>{withExtraTime}</dd>
            </>
          )}
        </List>
        <div className={css.stack}>{children}</div>
      </CardBody>
    </Card>
  );
}
