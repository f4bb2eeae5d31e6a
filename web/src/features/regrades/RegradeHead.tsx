import type { RegradePreview } from '@lemma/contracts';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';

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
  const places = [`${item.taskName}, question ${item.position}${part === null ? '' : `, part ${part}`}`, item.title];
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
