import { disconnectClassCourse, listClassCourses, updateClassCourse, type ConnectedCourse } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { RefreshCw } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { keepRead, useRead } from '../../../api/use-read.ts';
import { count, momentWords } from '../../../dates.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { part } from '../../../ui/part.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { RosterDialog } from './RosterDialog.tsx';
import css from './CoursesSection.module.css';

const Hint = part('p', css.hint);

interface CoursesSectionProps {
  classId: string;
  isReadOnly: boolean;
}

/** The courses of learning management systems that are connected with a class; empty where there is none. */
export function CoursesSection({ classId, isReadOnly }: CoursesSectionProps) {
  const { data } = useRead(listClassCourses, { classId });
  if (data === undefined || data.length === 0) return null;
  return (
    <SettingsSection
      title="Courses in your LMS"
      about="Their people come into this class, and scores of tasks that you have placed there go back to them."
    >
      {data.map((course) => (
        <Course key={course.id} classId={classId} course={course} isReadOnly={isReadOnly} />
      ))}
    </SettingsSection>
  );
}

interface CourseProps extends CoursesSectionProps {
  course: ConnectedCourse;
}

function Course({ classId, course, isReadOnly }: CourseProps) {
  const ask = useWarningDialog();
  const toast = useToast();
  const [isLooking, setIsLooking] = useState(false);
  const params = { classId, courseId: course.id };
  const keep = (courses: ConnectedCourse[]): Promise<void> => keepRead(listClassCourses, { classId }, courses);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const handleLeader = (isLms: boolean): Promise<void> =>
    attempt(async () => keep(await call(updateClassCourse, { params, body: { leader: isLms ? 'lms' : 'lemma' } })));
  const handleDisconnect = async (): Promise<void> => {
    const answer = await ask({
      title: `Disconnect “${course.title}”?`,
      message:
        'Links in the course ask for a class again, and no more scores go there. People, work and the scores that were sent stay where they are.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'disconnect', label: 'Disconnect', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'disconnect') return;
    await attempt(async () => {
      await call(disconnectClassCourse, { params });
      toast.show({ kind: 'success', message: `“${course.title}” is disconnected.` });
      await keep(await call(listClassCourses, { params: { classId } }));
    });
  };
  return (
    <>
      <CardBody className={css.course}>
        <CourseFacts course={course} />
        {course.syncProblem !== '' && (
          <Note tone="warning" title="The list of people could not be read">
            {course.syncProblem}
          </Note>
        )}
        <div className={css.actions}>
          {course.hasRoster && (
            <Button
              size="small"
              disabled={isReadOnly}
              startIcon={<RefreshCw aria-hidden />}
              aria-label={`Compare the people of ${course.title}`}
              onClick={() => setIsLooking(true)}
            >
              Compare people
            </Button>
          )}
          <Button
            size="small"
            color="error"
            aria-label={`Disconnect ${course.title}`}
            onClick={() => void handleDisconnect()}
          >
            Disconnect
          </Button>
        </div>
      </CardBody>
      <SwitchRow
        label="Grades that were changed in the LMS stay"
        about="Off: Lemma’s score replaces them when it changes."
        checked={course.leader === 'lms'}
        disabled={isReadOnly}
        onChange={handleLeader}
      />
      {isLooking && (
        <RosterDialog classId={classId} course={course} onApplied={keep} onClose={() => setIsLooking(false)} />
      )}
    </>
  );
}

function CourseFacts({ course }: { course: ConnectedCourse }) {
  return (
    <div>
      <b>{course.title}</b>
      <Hint>
        {course.platform} · {count(course.people, 'person', 'people')} · {readWords(course)}
      </Hint>
      <Hint>{scoreWords(course)}</Hint>
    </div>
  );
}

function readWords({ hasRoster, syncedAt }: ConnectedCourse): string {
  if (!hasRoster) return 'people come in with their first launch';
  return syncedAt === null ? 'its list was not read yet' : `list read ${momentWords(syncedAt, serverNow())}`;
}

function scoreWords({ scoresWaiting, scoresRefused }: ConnectedCourse): string {
  const waiting = scoresWaiting === 0 ? 'No score waits' : `${count(scoresWaiting, 'score')} on the way`;
  return scoresRefused === 0 ? `${waiting}.` : `${waiting}, ${count(scoresRefused, 'score')} refused.`;
}
