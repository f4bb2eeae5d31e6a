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
import { MemberTrend } from '../../trends/LearnerTrend.tsx';
import { MemberMemoryCard } from '../../review/memory/MemoryCard.tsx';
import { MasteryCard } from './MasteryCard.tsx';
import { LearnerAnswer } from './LearnerAnswer.tsx';
import { LearnerAttempts } from './LearnerAttempts.tsx';
import { lastWrong } from './last-wrong.ts';
import { accommodationWords, spanWords } from './learner-words.ts';
import { part } from '../../../ui/part.ts';
import css from './LearnerPage.module.css';
import { decimals } from '../../../words/decimals.ts';

/** R15: one learner of a class, for those who teach it. */
export function LearnerPage() {
  const { classId = '', memberId = '' } = useParams();
  const user = useUser();
  const [attempts, setAttempts] = useState<number>(attemptsShownFirst);
  const read = useRead(getStudent, user === null ? null : { classId, memberId, attempts }, { keepPreviousData: true });
  const name = read.data === undefined ? 'Learner' : `${read.data.firstName} ${read.data.lastName}`.trim();
  return (
    <PageFrame title={name} access="signed-in" width="wide">
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading the learner" rows={6} />}>
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
          { label: 'Classrooms', to: paths.classrooms },
          { label: classroom.data?.name ?? 'Class', to: paths.classroomResults(classId) },
          { label: 'Members', to: paths.classroomMembers(classId) },
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
            Joined {dateWords(learner.joinedAt)} ·{' '}
            {learner.lastActiveAt === null
              ? 'no answers yet'
              : `last answer ${agoWords(learner.lastActiveAt, serverNow())}`}
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
  const average = classAverage === null ? '' : `, class ${decimals(classAverage, 1)}`;
  return [
    {
      label: 'Total',
      value: (
        <>
          {total === null ? '–' : decimals(total, 1)} <small>of 100{average}</small>
        </>
      ),
    },
    {
      label: 'Right at first try',
      value:
        firstTries.all === 0 ? (
          '–'
        ) : (
          <>
            {Math.round((100 * firstTries.right) / firstTries.all)} <small>% of {firstTries.all}</small>
          </>
        ),
    },
    {
      label: 'Tasks begun',
      value: (
        <>
          {tasks.begun} <small>of {tasks.all}</small>
        </>
      ),
    },
    ...(weekSeconds > 0 ? [{ label: 'Last 7 days', value: spanWords(weekSeconds) }] : []),
  ];
}
