import {
  getClassroomStudent,
  listClassrooms,
  type ClassroomStudent,
  type ClassroomSummary,
  type User,
} from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead, useReads } from '../../api/use-read.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { useSite } from '../../site.ts';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonBar, SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { lastTask } from '../attempts/player/places.ts';
import { JoinCodeForm } from '../classrooms/joining/JoinCodeForm.tsx';
import { AskForGoal } from '../goals/AskForGoal.tsx';
import { GoalCard } from '../goals/card/GoalCard.tsx';
import { greetingAt } from '../teaching/greeting.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { DueRows } from './DueRows.tsx';
import { cardsAbove, cardsBelow, cardsBeside, type TodayCard } from './today-cards.ts';
import { comingTasks, dueThisWeekWords, tasksOf, tasksToDo, taskToContinue } from './today.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TodayPage.module.css';

const Columns = part('div', css.columns);

/** R01 for the signed-in: what is due over all classes, and where one stopped. */
export function TodayPage({ user }: { user: User }) {
  const site = useSite();
  const list = useRead(listClassrooms, {});
  const learnt = list.data?.filter((classroom) => classroom.role === 'learner' && !classroom.isArchived);
  const classes = useReads(getClassroomStudent, learnt?.map(({ id }) => ({ classId: id })) ?? null);
  const error: unknown = list.error ?? classes.error;
  return (
    <PageFrame title={t(m.today)} canonical={paths.home}>
      {list.data !== undefined && classes.data !== undefined ? (
        <ErrorBoundary variant="page" supportEmail={site?.contactEmail}>
          <Today user={user} classrooms={classes.data} all={list.data} />
        </ErrorBoundary>
      ) : error !== undefined ? (
        <ReadProblem error={error} noun="page" onRetry={() => void Promise.all([list.mutate(), classes.mutate()])} />
      ) : (
        <TodayWait user={user} />
      )}
    </PageFrame>
  );
}

function greet(user: User): string {
  return `${greetingAt(new Date().getHours())}, ${user.firstName}`;
}

function TodayWait({ user }: { user: User }) {
  return (
    <>
      <PageHeader title={greet(user)} lead={<SkeletonBar width={210} height={18} className={css.spaced} />} />
      <Columns>
        <div>
          <SkeletonBar height={148} className={css.skeletonBar} />
          <SkeletonRows label={t(m.loadingTasks)} rows={3} />
        </div>
      </Columns>
    </>
  );
}

interface TodayProps {
  user: User;
  classrooms: readonly ClassroomStudent[];
  all: readonly ClassroomSummary[];
}

function Today({ user, classrooms, all }: TodayProps) {
  const now = serverNow();
  const tasks = tasksOf(classrooms);
  const toDo = tasksToDo(tasks);
  const coming = comingTasks(tasks);
  const next = taskToContinue(toDo, lastTask());
  const teaches = isPrivileged(user);
  const hasPractised = tasks.some(({ task }) => task.kind === 'practice' && task.state === 'done');
  const lead = classrooms.length === 0 ? undefined : dueThisWeekWords(toDo, now);
  return (
    <>
      <PageHeader
        title={greet(user)}
        lead={lead}
        actions={
          teaches ? (
            <Button component={Link} to={paths.teacherHome} variant="soft">
              {t(m.goToTeaching)}
            </Button>
          ) : undefined
        }
      />
      <Columns>
        <div>
          {next !== undefined && <ContinueCard entry={next} className={css.first} />}
          {hasPractised && <AskForGoal className={css.second} />}
          <TodayCards cards={cardsAbove} user={user} />
          {toDo.length > 0 ? (
            <DueRows title={t(m.due)} tasks={toDo} now={now} />
          ) : (
            <Card>
              <EmptyState>{emptyWords(classrooms.length, teaches)}</EmptyState>
            </Card>
          )}
          {coming.length > 0 && <DueRows title={t(m.opensLater)} tasks={coming} now={now} />}
          <TodayCards cards={cardsBelow} user={user} />
        </div>
        <div>
          <GoalCard user={user} className={css.second} />
          <TodayCards cards={cardsBeside} user={user} />
          {all.length > 0 && <YourClasses classrooms={classrooms} />}
          <Card>
            <CardBody>
              <JoinCodeForm
                label={classrooms.length === 0 ? t(m.joinClass) : t(m.joinAnotherClass)}
                hint={t(m.teacherHasCode)}
                variant={classrooms.length === 0 && !teaches ? 'contained' : 'soft'}
              />
            </CardBody>
          </Card>
        </div>
      </Columns>
    </>
  );
}

/** A card that fails says so in its own place. */
function TodayCards({ cards, user }: { cards: readonly TodayCard[]; user: User }) {
  return cards.map((Entry, index) => (
    <ErrorBoundary key={index} variant="text">
      <Entry user={user} />
    </ErrorBoundary>
  ));
}

function emptyWords(classCount: number, teaches: boolean): string {
  if (classCount > 0) return t(m.allDone);
  return teaches ? t(m.tasksOfLearning) : t(m.tasksAppearHere);
}

const ClassList = part('ul', css.classList);

function YourClasses({ classrooms }: { classrooms: readonly ClassroomStudent[] }) {
  if (classrooms.length === 0) return null;
  return (
    <Card aria-label={t(m.yourClasses)}>
      <CardHead title={t(m.yourClasses)} />
      <ClassList>
        {classrooms.map((classroom) => (
          <li key={classroom.id}>
            <Link to={paths.classroom(classroom.id)}>{classroom.name}</Link>
          </li>
        ))}
      </ClassList>
    </Card>
  );
}
