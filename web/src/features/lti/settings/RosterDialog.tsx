import {
  applyCourseRoster,
  previewCourseRoster,
  roleWords,
  type ConnectedCourse,
  type RosterLine,
  type RosterPlan,
} from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { count } from '../../../dates.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import css from './CoursesSection.module.css';

interface RosterDialogProps {
  classId: string;
  course: ConnectedCourse;
  onApplied: (courses: ConnectedCourse[]) => Promise<void>;
  onClose: () => void;
}

const groups: readonly { readonly change: RosterLine['change']; readonly title: string }[] = [
  { change: 'comes', title: 'Come into the class' },
  { change: 'role', title: 'Change their role' },
  { change: 'goes', title: 'Leave the class; their work stays' },
  { change: 'later', title: 'Come in when they open a link for the first time' },
  { change: 'kept-out', title: 'Stay out: a teacher has removed them' },
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
    toast.show({ kind: 'success', message: `The class follows “${course.title}”.` });
    onClose();
  };

  const acted = plan?.lines.filter(isActed).length ?? 0;
  return (
    <FormDialog
      title={`People of ${course.title}`}
      action={acted === 0 ? 'Nothing to change' : `Change ${count(acted, 'person', 'people')}`}
      state={form}
      isIncomplete={acted === 0}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={css.stack} aria-live="polite">
        {problem !== undefined && <Note tone="wrong" title={problem} />}
        {plan === undefined && problem === undefined && <SkeletonRows label="Reading the course" rows={4} />}
        {plan?.needsLook && (
          <Note tone="warning" title="Many people leave at the same time">
            This can be an error of the LMS. Look at the list first.
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
      <span>{count(unchanged, 'person', 'people')} stay as they are.</span>
    </>
  );
}

function lineWords({ name, role, before }: RosterLine): string {
  const now = roleWords[role].toLowerCase();
  return before === null ? `${name}, ${now}` : `${name}: ${roleWords[before].toLowerCase()} → ${now}`;
}
