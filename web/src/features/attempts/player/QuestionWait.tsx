import { Card, CardBody } from '../../../ui/Card.tsx';
import { SkeletonBar, SkeletonText } from '../../../ui/waiting/Skeleton.tsx';

/** The boxes of a question while it is loading. */
export function QuestionWait() {
  return (
    <Card as="div">
      <CardBody size="question">
        <SkeletonBar width={72} height={24} style={{ marginBottom: 16 }} />
        <SkeletonText label="Loading question" lines={2} />
        <SkeletonBar width={160} height={44} style={{ marginTop: 28 }} />
      </CardBody>
    </Card>
  );
}
