import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** For learners who come before a teacher has connected the course with a class. */
export function NotOpenYetPage() {
  return (
    <PageFrame title={t(m.notOpenYet)} access="signed-in" width="reading">
      <PageHeader title={t(m.teacherNotOpenedYet)} lead={t(m.courseNotConnectedWith)} />
    </PageFrame>
  );
}
