import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { SkeletonBar, SkeletonText } from '../../ui/waiting/Skeleton.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './SampleWait.module.css';

/** The boxes of a sample question while it is loading. */
export function SampleQuestionWait() {
  return (
    <div className={css.div}>
      <SkeletonText label={t(m.loadingExercise)} lines={2} />
      <SkeletonBar width={150} height={44} className={css.after} />
    </div>
  );
}

/** The card of the sample exercise while its code is loading. */
export function SampleWait() {
  return (
    <Card aria-busy="true" aria-labelledby="sample-title">
      <CardHead id="sample-title" title={t(m.tryOne)} />
      <CardBody>
        <SampleQuestionWait />
      </CardBody>
    </Card>
  );
}
