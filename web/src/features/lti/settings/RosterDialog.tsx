import {
  applyCourseRoster,
  previewCourseRoster,
  type ConnectedCourse,
  type RosterLine,
  type RosterPlan,
} from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { t } from '../../../words/say.tsx';
import { roleWords } from '../../classrooms/members/role-words.ts';
import * as m from './messages.ts';
import css from './CoursesSection.module.css';
import { inSentence } from '../../../words/in-sentence.ts';

interface RosterDialogProps {
  classId: string;
  course: ConnectedCourse;
  onApplied: (courses: ConnectedCourse[]) => Promise<void>;
  onClose: () => void;
}

const groups: readonly { readonly change: RosterLine['change']; readonly title: string }[] = [
  { change: 'comes', title: t(m.comeIntoClass) },
  { change: 'role', title: t(m.changeTheirRole) },
  { change: 'goes', title: t(m.leaveClassTheirWork) },
  { change: 'later', title: t(m.comeInWhenThey) },
  { change: 'kept-out', title: t(m.stayOutTeacherRemoved) },
];

const isActed = ({ change }: RosterLine): boolean => change === 'comes' || change === 'role' || change === 'goes';

/** Shows the people who would come, go or change if the class followed the course now. */
export function RosterDialog({ classId, course, onApplied, onClose }: RosterDialogProps) {
  const toast = useToast();
  const form = useForm({});
  const [plan, setPlan] = useState<RosterPlan>();
  const [problem, setProblem] = useState<string>();
  const courseId = course.id;
  useEffect(() => {
    let isCurrent = true;
    call(previewCourseRoster, { params: { classId, courseId } }).then(
      (answer) => isCurrent && setPlan(answer),
      (error: unknown) => isCurrent && setProblem(wordsFor(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [classId, courseId]);

  const handleSubmit = async () => {
    if (plan === undefined) return;
    const body = { fingerprint: plan.fingerprint };
    const courses = await form.send(() => call(applyCourseRoster, { params: { classId, courseId }, body }));
    if (courses === undefined) return;
    await onApplied(courses);
    toast.show({ kind: 'success', message: t(m.classFollows, { title: course.title }) });
    onClose();
  };

  const acted = plan?.lines.filter(isActed).length ?? 0;
  return (
    <FormDialog
      title={t(m.peopleOf, { title: course.title })}
      action={acted === 0 ? t(m.nothingToChange) : t(m.changePeople, { acted })}
      state={form}
      isIncomplete={acted === 0}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.stack} aria-live="polite">
        {problem !== undefined && <Note tone="wrong" title={problem} />}
        {plan === undefined && problem === undefined && <SkeletonRows label={t(m.readingCourse)} rows={4} />}
        {plan?.needsLook && (
          <Note tone="warning" title={t(m.manyPeopleLeaveAt)}>
            {t(m.canErrorOfLms)}
          </Note>
        )}
        {plan !== undefined && <Plan plan={plan} />}
      </div>
    </FormDialog>
  );
}

function Plan({ plan: { lines, unchanged } }: { plan: RosterPlan }) {
  return (
    <>
      {groups.map(({ change, title }) => {
        const these = lines.filter((line) => line.change === change);
        if (these.length === 0) return null;
        return (
          <section key={change} aria-label={title}>
            <b>
              {title} ({these.length})
            </b>
            <ul className={css.lines}>
              {these.map((line, place) => (
                <li key={place}>{lineWords(line)}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <span>{t(m.peopleStayAsThey, { unchanged })}</span>
    </>
  );
}

function lineWords({ name, role, before }: RosterLine): string {
  const now = inSentence(roleWords[role]);
  return before === null ? `${name}, ${now}` : `${name}: ${inSentence(roleWords[before])} → ${now}`;
}
