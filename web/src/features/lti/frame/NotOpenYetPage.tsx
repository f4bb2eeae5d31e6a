import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';

/** For learners who come before a teacher has connected the course with a class. */
export function NotOpenYetPage() {
  return (
    <PageFrame title="Not open yet" access="signed-in" width="reading">
      <PageHeader
        title="Your teacher has not opened this yet"
        lead="This course is not connected with a class so far. Come back when your teacher has opened this link once."
      />
    </PageFrame>
  );
}
