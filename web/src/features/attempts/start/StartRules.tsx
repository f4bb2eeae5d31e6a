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
import { count, momentWords } from '../../../dates.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { calculatorWords } from '../../tasks/form/task-rules.ts';
import { resultsWords } from './start-words.ts';
import { part } from '../../../ui/part.ts';
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
        <b>The clock does not stop</b> when you leave the page. At 0:00 your answers are handed in by themselves.
      </>
    ),
  },
  dueAt: {
    Icon: Clock,
    isShown: (task) => endOf(task) !== null,
    words: (task, now) => (
      <>
        <b>The task closes {momentWords(endOf(task) ?? '', now)},</b> whether you have handed in or not. What you
        answered until then counts.
      </>
    ),
  },
  saving: {
    Icon: CloudCheck,
    words: () => (
      <>
        <b>Every answer is saved as you type,</b> also without a connection. Another device continues where this one
        stopped. You can change answers until you hand in.
      </>
    ),
  },
  tryPenalty: {
    Icon: CircleAlert,
    words: ({ tryPenalty }) => (
      <>
        <b>Input that cannot be read costs nothing.</b> You will see this right away and can fix it.
        {tryPenalty > 0 && ` Each further try at a question takes ${tryPenalty} % off what it can earn.`}
      </>
    ),
  },
  results: {
    Icon: EyeOff,
    words: (task, now) => {
      const { before, when, after } = resultsWords(task, now);
      return (
        <>
          {before}
          <b>{when}</b>
          {after}
        </>
      );
    },
  },
  attemptsAllowed: {
    Icon: ListChecks,
    isShown: ({ attemptsAllowed }) => attemptsAllowed !== 1,
    words: ({ attemptsAllowed, countedAttempt }) => (
      <>
        {attemptsAllowed === null
          ? 'You may try as often as you like'
          : `You have ${count(attemptsAllowed, 'attempt')}`}
        {countedWords[countedAttempt]}
      </>
    ),
  },
  allowHelp: {
    Icon: MessageCircleQuestionMark,
    isShown: ({ allowHelp, kind }) => allowHelp && kind === 'assessment',
    words: () => (
      <>
        <b>You may ask for help.</b> Your question goes to the people who teach you, not to your class.
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

const countedWords: Record<LearnerTask['countedAttempt'], string> = {
  best: '; the best one counts.',
  last: '; the last one counts.',
  average: '; their average counts.',
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
