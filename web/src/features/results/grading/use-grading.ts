import { getGrading, updateGrading, type Grading, type InputOf } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type GradingChange = NonNullable<InputOf<typeof updateGrading>['body']>;

/** The parts of a rule that a change can put back. */
export function sameAgain(grading: Grading): GradingChange {
  const { weighBy, missingCounts, learnersSeeTotal, learnersSeeAverage, groups } = grading;
  const sections = grading.sections.map(({ sectionId, weight, dropLowest }) => ({ sectionId, weight, dropLowest }));
  return { weighBy, missingCounts, learnersSeeTotal, learnersSeeAverage, sections, groups };
}

/** Reads and changes how the class's total is computed; each change is saved immediately, with undo in its toast. */
export function useGrading(classId: string) {
  const read = useRead(getGrading, { classId });
  const toast = useToast();
  const put = async (body: GradingChange): Promise<boolean> => {
    try {
      const answer = await call(updateGrading, { params: { classId }, body });
      await read.mutate(answer, { revalidate: false });
      return true;
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
      await read.mutate();
      return false;
    }
  };
  const save = async (body: GradingChange): Promise<void> => {
    const before = read.data;
    if (!(await put(body)) || before === undefined) return;
    const undo = async () => {
      if (await put(sameAgain(before))) toast.show({ id: 'grading', kind: 'success', message: t(m.asBefore) });
    };
    toast.show({
      id: 'grading',
      kind: 'success',
      message: t(m.saved),
      action: { label: t(m.undo), onClick: () => void undo() },
    });
  };
  return { read, save };
}
