import type { ChosenAnswer } from './last-wrong.ts';
import {
  attemptsShownFirst,
  getClassroomAdmin,
  getStudent,
  mostAttemptsShown,
  type LearnerReport,
} from '@lemma/contracts';
import { useState } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { Clock } from 'lucide-react';
import { useParams } from '../../../routing/router-context.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords, dateWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { PrintButton } from '../../../maths/printing/PrintButton.tsx';
import { paths } from '../../../paths.ts';
import { usePrinting } from '../../../printing.ts';
import { useUser } from '../../../session/session-context.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { WriteToLearner } from '../../answer-comments/WriteToLearner.tsx';
import { MemberTrend, useMemberTrend } from '../../trends/LearnerTrend.tsx';
import { MemberMemoryCard } from '../../review/memory/MemoryCard.tsx';
import { MasteryCard } from './MasteryCard.tsx';
import { LearnerAnswer } from './LearnerAnswer.tsx';
import { LearnerAttempts } from './LearnerAttempts.tsx';
import { lastWrong } from './last-wrong.ts';
import { accommodationWords, spanWords } from './learner-words.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnerPage.module.css';
import { decimals } from '../../../words/decimals.ts';

/** R15: one learner of a class, for those who teach it. */
export function LearnerPage() {
  const { classId = '', memberId = '' } = useParams();
  const user = useUser();
  const [attempts, setAttempts] = useState<number>(attemptsShownFirst);
  const read = useRead(getStudent, user === null ? null : { classId, memberId, attempts }, { keepPreviousData: true });
  const classroom = useRead(getClassroomAdmin, user === null ? null : { classId });
  const trend = useMemberTrend(user === null ? null : { classId, memberId });
  const name = read.data === undefined ? t(m.learnerLabel) : `${read.data.firstName} ${read.data.lastName}`.trim();
  return (
    <PageFrame title={name} access="signed-in" width="wide">
      <Loaded
        read={read}
        together={[classroom, trend]}
        noun="page"
        skeleton={<SkeletonRows label={t(m.loadingLearner)} rows={6} />}
      >
        {(learner) => <LearnerView learner={learner} classId={classId} onShowMore={setAttempts} />}
      </Loaded>
    </PageFrame>
  );
}

const Columns = part('div', css.columns);

interface LearnerViewProps {
  learner: LearnerReport;
  classId: string;
  onShowMore: (attempts: number) => void;
}

function LearnerView({ learner, classId, onShowMore }: LearnerViewProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const [chosen, setChosen] = useState<ChosenAnswer | undefined>(() => lastWrong(learner.attempts));
  const onPaper = useWholeReport(learner, classId);
  const words = accommodationWords(learner.accommodation);
  return (
    <>
      <PageHeader
        title={`${learner.firstName} ${learner.lastName}`.trim()}
        above={[
          { label: t(m.classrooms), to: paths.classrooms },
          { label: classroom.data?.name ?? t(m.classLabel), to: paths.classroomResults(classId) },
          { label: t(m.members), to: paths.classroomMembers(classId) },
        ]}
        actions={
          <>
            <PrintButton />
            {classroom.data === undefined || classroom.data.isReadOnly ? null : (
              <WriteToLearner classId={classId} memberId={learner.memberId} firstName={learner.firstName} />
            )}
          </>
        }
        lead={
          <>
            {t(m.joinedAnd, {
              day: dateWords(learner.joinedAt),
              answered:
                learner.lastActiveAt === null
                  ? t(m.noAnswersYet)
                  : t(m.lastAnswer, { moment: agoWords(learner.lastActiveAt, serverNow()) }),
            })}
            {words === '' ? null : (
              <>
                {' '}
                <Chip icon={<Clock aria-hidden />} label={words} />
              </>
            )}
          </>
        }
      />
      <Facts facts={factsOf(learner)} />
      <Columns>
        <div>
          <MemberTrend classId={classId} memberId={learner.memberId} />
          <MasteryCard topics={learner.topics} />
          <MemberMemoryCard classId={classId} memberId={learner.memberId} />
          <LearnerAttempts learner={onPaper} chosen={chosen} onChoose={setChosen} onShowMore={onShowMore} />
        </div>
        <div className={css.answer} aria-live="polite">
          {chosen === undefined ? null : (
            <LearnerAnswer key={chosen.itemId} classId={classId} memberId={learner.memberId} chosen={chosen} />
          )}
        </div>
      </Columns>
    </>
  );
}

/** The learner with all attempts while the page is printed; these are read beforehand, since paper does not wait. */
function useWholeReport(learner: LearnerReport, classId: string): LearnerReport {
  const isPrinting = usePrinting();
  const isWhole = learner.attempts.length >= learner.attemptCount;
  const all = { classId, memberId: learner.memberId, attempts: mostAttemptsShown };
  const whole = useRead(getStudent, isWhole ? null : all);
  return isPrinting ? (whole.data ?? learner) : learner;
}

function factsOf(learner: LearnerReport) {
  const { total, classAverage, firstTries, tasks, weekSeconds } = learner;
  return [
    {
      label: t(m.total),
      value: (
        <>
          {total === null ? '–' : decimals(total, 1)}{' '}
          <small>
            {classAverage === null ? t(m.of100) : t(m.of100AndClass, { average: decimals(classAverage, 1) })}
          </small>
        </>
      ),
    },
    {
      label: t(m.rightAtFirstTry),
      value:
        firstTries.all === 0 ? (
          '–'
        ) : (
          <>
            <Rich
              of={m.percentOfTries}
              values={{ percent: Math.round((100 * firstTries.right) / firstTries.all), count: firstTries.all }}
              tags={{ small: <small /> }}
            />
          </>
        ),
    },
    {
      label: t(m.tasksBegun),
      value: (
        <>
          <Rich of={m.begunOf} values={{ count: tasks.begun, all: tasks.all }} tags={{ small: <small /> }} />
        </>
      ),
    },
    ...(weekSeconds > 0 ? [{ label: t(m.lastWeek), value: spanWords(weekSeconds) }] : []),
  ];
}
