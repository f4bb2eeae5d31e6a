import type { RegradePreview } from '@lemma/contracts';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface RegradeHeadProps {
  title: string;
  item: RegradePreview['item'];
  ids: { readonly classId: string; readonly taskId: string };
  part: string | null;
  /** Behind the names, such as how many learners. */
  more?: string;
}

/** Which question of which task of which class. */
export function RegradeHead({ title, item, ids, part, more }: RegradeHeadProps) {
  const places = [
    part === null
      ? t(m.question, { taskName: item.taskName, position: item.position })
      : t(m.questionPart, { taskName: item.taskName, position: item.position, part }),
    item.title,
  ];
  return (
    <PageHeader
      title={title}
      above={[
        { label: item.className, to: paths.taughtClassroom(ids.classId) },
        { label: item.taskName, to: paths.task(ids.classId, ids.taskId) },
      ]}
      lead={[...places, ...(more === undefined ? [] : [more])].join(' · ')}
    />
  );
}
