import { disconnectClassCourse, listClassCourses, updateClassCourse, type ConnectedCourse } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { RefreshCw } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { keepRead, useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { part } from '../../../ui/part.ts';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { RosterDialog } from './RosterDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    <SettingsSection title={t(m.coursesInLms)} about={t(m.coursesMean)}>
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
      title: t(m.disconnectNow, { title: course.title }),
      message: t(m.disconnectMeans),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'disconnect', label: t(m.disconnect), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'disconnect') return;
    await attempt(async () => {
      await call(disconnectClassCourse, { params });
      toast.show({ kind: 'success', message: t(m.isDisconnected, { title: course.title }) });
      await keep(await call(listClassCourses, { params: { classId } }));
    });
  };
  return (
    <>
      <CardBody className={css.course}>
        <CourseFacts course={course} />
        {course.syncProblem !== '' && (
          <Note tone="warning" title={t(m.listNotRead)}>
            {course.syncProblem}
          </Note>
        )}
        <div className={css.actions}>
          {course.hasRoster && (
            <Button
              size="small"
              disabled={isReadOnly}
              startIcon={<RefreshCw aria-hidden />}
              aria-label={t(m.comparePeopleOf, { title: course.title })}
              onClick={() => setIsLooking(true)}
            >
              {t(m.comparePeople)}
            </Button>
          )}
          <Button
            size="small"
            color="error"
            aria-label={t(m.disconnectNamed, { title: course.title })}
            onClick={() => void handleDisconnect()}
          >
            {t(m.disconnect)}
          </Button>
        </div>
      </CardBody>
      <SwitchRow
        label={t(m.gradesStay)}
        about={t(m.offReplaces)}
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
        {course.platform} · {t(m.peopleCount, { count: course.people })} · {readWords(course)}
      </Hint>
      <Hint>{scoreWords(course)}</Hint>
    </div>
  );
}

function readWords({ hasRoster, syncedAt }: ConnectedCourse): string {
  if (!hasRoster) return t(m.comeWithLaunch);
  return syncedAt === null ? t(m.listNotReadYet) : t(m.listRead, { moment: momentWords(syncedAt, serverNow()) });
}

function scoreWords({ scoresWaiting, scoresRefused }: ConnectedCourse): string {
  const waiting = scoresWaiting === 0 ? t(m.noScoreWaits) : t(m.scoresOnWay, { count: scoresWaiting });
  return scoresRefused === 0 ? `${waiting}.` : t(m.scoresRefused, { waiting, count: scoresRefused });
}
