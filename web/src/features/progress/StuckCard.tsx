import type { Stuck } from './stuck.ts';
import { Link } from '../../routing/Link.tsx';
import { PersonBadge } from '../../frame/PersonBadge.tsx';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './StuckCard.module.css';

const List = part('ul', css.list);

interface StuckCardProps {
  stuck: readonly Stuck[];
  classId: string;
  taskId: string;
}

/**
 * Learners who have tried a question three times or more without getting it right, or have gone quiet, with links to
 * their answers.
 */
export function StuckCard({ stuck, classId, taskId }: StuckCardProps) {
  return (
    <Card aria-labelledby="stuck-head">
      <CardHead title={t(m.stuck)} id="stuck-head">
        <HeadNote>{t(m.threeTriesOrFive)}</HeadNote>
      </CardHead>
      <List>
        {stuck.map(({ learner, words }) => (
          <li key={learner.memberId}>
            <Link to={paths.learnerReview(classId, learner.memberId, taskId)}>
              <PersonBadge person={learner} />
              <span>
                <strong>
                  {learner.firstName} {learner.lastName}
                </strong>
                <small>{words}</small>
              </span>
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}
