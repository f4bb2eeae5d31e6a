import type { LearnerTask, TaskRules } from '@lemma/contracts';
import {
  Calculator,
  CircleAlert,
  Clock,
  CloudCheck,
  EyeOff,
  ListChecks,
  MessageCircleQuestionMark,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { momentWords } from '../../../dates.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { calculatorWords } from '../../tasks/form/calculator-words.ts';
import { resultsSeen } from './start-words.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './StartRules.module.css';

const Rules = part('ul', css.rules);

interface Line {
  readonly Icon: LucideIcon;
  readonly words: (task: LearnerTask, now: number) => ReactNode;
  /** Every task has the line unless this says otherwise. */
  readonly isShown?: (task: LearnerTask) => boolean;
}

const endOf = (task: LearnerTask): string | null => (task.isLate ? task.lateUntil : task.dueAt);

/** Lines of the start page for each rule, in order; null where the page shows the rule elsewhere or not at all. */
const lines: Readonly<Record<keyof TaskRules | 'saving', Line | null>> = {
  timeLimitMinutes: {
    Icon: Timer,
    isShown: ({ timeLimitMinutes }) => timeLimitMinutes !== null,
    words: () => (
      <>
        <Rich of={m.clockDoesNotStop} tags={{ b: <b /> }} />
      </>
    ),
  },
  dueAt: {
    Icon: Clock,
    isShown: (task) => endOf(task) !== null,
    words: (task, now) => (
      <>
        <Rich of={m.taskCloses} values={{ moment: momentWords(endOf(task) ?? '', now) }} tags={{ b: <b /> }} />
      </>
    ),
  },
  saving: {
    Icon: CloudCheck,
    words: () => (
      <>
        <Rich of={m.savedAsYouType} tags={{ b: <b /> }} />
      </>
    ),
  },
  tryPenalty: {
    Icon: CircleAlert,
    words: ({ tryPenalty }) => (
      <>
        <Rich of={m.unreadableCostsNothing} tags={{ b: <b /> }} />
        {tryPenalty > 0 && ` ${t(m.furtherTryCosts, { percent: tryPenalty })}`}
      </>
    ),
  },
  results: {
    Icon: EyeOff,
    words: (task, now) => <Rich of={m.resultsAreSeen} values={resultsSeen(task, now)} tags={{ b: <b /> }} />,
  },
  attemptsAllowed: {
    Icon: ListChecks,
    isShown: ({ attemptsAllowed }) => attemptsAllowed !== 1,
    words: ({ attemptsAllowed, countedAttempt }) => (
      <>
        {attemptsAllowed === null
          ? t(m.tryAsOftenAsYouLike, { counted: countedAttempt })
          : t(m.attemptsThatYouHave, { count: attemptsAllowed, counted: countedAttempt })}
      </>
    ),
  },
  allowHelp: {
    Icon: MessageCircleQuestionMark,
    isShown: ({ allowHelp, kind }) => allowHelp && kind === 'assessment',
    words: () => (
      <>
        <Rich of={m.mayAskForHelp} tags={{ b: <b /> }} />
      </>
    ),
  },
  allowCalculator: {
    Icon: Calculator,
    isShown: ({ allowCalculator }) => allowCalculator !== null,
    words: ({ allowCalculator }) => <b>{allowCalculator !== null && calculatorWords[allowCalculator]}.</b>,
  },
  instructions: {
    Icon: ListChecks,
    isShown: ({ instructions }) => instructions !== '',
    words: ({ instructions }) => <MathText source={instructions} />,
  },
  countedAttempt: null,
  kind: null,
  opensAt: null,
  latePolicy: null,
  latePercent: null,
  lateUntil: null,
  hintPenalty: null,
  scores: null,
  solutions: null,
};

/** The rules of an assessment, read before it starts. */
export function StartRules({ task, now }: { task: LearnerTask; now: number }) {
  return (
    <Rules>
      {Object.entries(lines).map(([rule, line]) =>
        line === null || line.isShown?.(task) === false ? null : (
          <li key={rule}>
            <line.Icon aria-hidden />
            <div>{line.words(task, now)}</div>
          </li>
        ),
      )}
    </Rules>
  );
}
