import { Card, CardBody } from '../../../ui/Card.tsx';
import { SkeletonBar, SkeletonText } from '../../../ui/waiting/Skeleton.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionWait.module.css';

/** The boxes of a question while it is loading. */
export function QuestionWait() {
  return (
    <Card as="div">
      <CardBody size="question">
        <SkeletonBar width={72} height={24} className={css.before} />
        <SkeletonText label={t(m.loadingQuestion)} lines={2} />
        <SkeletonBar width={160} height={44} className={css.after} />
      </CardBody>
    </Card>
  );
}
