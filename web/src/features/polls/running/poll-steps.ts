import type { PollControl } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Commands of a teacher's button, key or remote. Each names the state to reach, so that repeating it does no harm. */
export type PollCommand =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'show'; readonly questionId: string | null }
  | { readonly kind: 'open' | 'close'; readonly questionId: string; readonly round: number }
  | { readonly kind: 'let-through'; readonly questionId: string }
  | { readonly kind: 'timer'; readonly questionId: string; readonly round: number; readonly closesAt: string | null }
  | {
      readonly kind: 'reveal';
      readonly questionId: string;
      readonly results?: boolean;
      readonly key?: boolean;
      readonly comparison?: boolean;
    };

export interface PollStep {
  readonly label: string;
  readonly command: PollCommand;
  /** Asks the question behind the one that is shown. */
  readonly isOnward?: true;
}

type Current = NonNullable<PollControl['current']>;

/** The one thing to do next, in the order of a lecture: ask, close, talk and vote again, show results, answer, the next. */
export function nextStep(control: PollControl): PollStep | null {
  if (control.state !== 'live') return { label: t(m.startSession), command: { kind: 'start' } };
  const { current } = control;
  if (current === null) {
    const first = control.questions.find((question) => question.round === 0) ?? control.questions[0];
    return first ? { label: t(m.askFirstQuestion), command: open(first.id, 1) } : null;
  }
  return stepOfQuestion(control, current) ?? followingStep(control, current.questionId);
}

const open = (questionId: string, round: number): PollCommand => ({ kind: 'open', questionId, round });

function stepOfQuestion(control: PollControl, current: Current): PollStep | null {
  const { questionId, phase, round } = current;
  if (phase === 'ready') return { label: t(m.openVoting), command: open(questionId, round + 1) };
  if (phase === 'open') return { label: t(m.closeVoting), command: { kind: 'close', questionId, round } };
  const question = control.questions.find((one) => one.id === questionId);
  const twoRounds = question?.view.twoRounds ?? false;
  if (twoRounds && round === 1) return { label: t(m.voteAgain), command: open(questionId, 2) };
  const waiting = waitingStep(current);
  if (current.resultsShown && waiting && !current.groups.some(({ state }) => state === 'shown')) return waiting;
  if (!current.resultsShown) return { label: t(m.showResults), command: { kind: 'reveal', questionId, results: true } };
  if (question?.answer && !current.keyShown) {
    return { label: t(m.showAnswer), command: { kind: 'reveal', questionId, key: true } };
  }
  if (twoRounds && current.comparison && !current.comparisonShown) {
    return { label: t(m.compareRounds), command: { kind: 'reveal', questionId, comparison: true } };
  }
  return null;
}

/** Lets all through that waits to be on the wall; null where nothing does, or only words that are decided one by one. */
export function waitingStep({ questionId, groups }: Current): SideStep | null {
  const count = groups.filter(({ state, isFlagged }) => state === 'waiting' && !isFlagged).length;
  if (count === 0) return null;
  return { label: t(m.letThrough, { count }), hotkey: 'w', command: { kind: 'let-through', questionId } };
}

function followingStep(control: PollControl, questionId: string): PollStep {
  const next = neighbour(control, questionId, 1);
  return next
    ? { label: t(m.nextQuestion), command: open(next, 1), isOnward: true }
    : { label: t(m.endSession), command: { kind: 'end' } };
}

/** The question before or behind another; undefined at the ends. */
function neighbour(control: PollControl, questionId: string, distance: 1 | -1): string | undefined {
  const place = control.questions.findIndex((question) => question.id === questionId);
  return place < 0 ? undefined : control.questions[place + distance]?.id;
}

/** To the question before or behind, without opening it anew. */
export function turnTo(control: PollControl, distance: 1 | -1): PollStep | null {
  const questionId = control.current === null ? undefined : neighbour(control, control.current.questionId, distance);
  if (questionId === undefined) return null;
  return { label: distance > 0 ? t(m.nextQuestion) : t(m.previousQuestion), command: { kind: 'show', questionId } };
}

export interface SideStep extends PollStep {
  /** The key that does it at the projector. */
  readonly hotkey: string;
}

const halfMinute = 30_000;

/** Returns the other steps possible now. `now` is the server's time in milliseconds. */
export function sideSteps(control: PollControl, now: number): readonly SideStep[] {
  const { current } = control;
  if (control.state !== 'live' || current === null) return [];
  const { questionId, phase, round } = current;
  const question = control.questions.find((one) => one.id === questionId);
  const reveal = (changes: { results?: boolean; key?: boolean; comparison?: boolean }): PollCommand => ({
    kind: 'reveal',
    questionId,
    ...changes,
  });
  if (phase === 'open') {
    const end = Math.max(now, current.closesAt === null ? now : Date.parse(current.closesAt)) + halfMinute;
    const closesAt = new Date(end).toISOString();
    return [
      { label: '+ 30 s', hotkey: 't', command: { kind: 'timer', questionId, round, closesAt } },
      {
        label: current.resultsShown ? t(m.hideResults) : t(m.showResults),
        hotkey: 's',
        command: reveal({ results: !current.resultsShown }),
      },
    ];
  }
  if (phase !== 'closed') return [];
  const again: SideStep = { label: t(m.askAgain), hotkey: 'a', command: open(questionId, round + 1) };
  if (current.comparisonShown) {
    return [{ label: t(m.showQuestion), hotkey: 'c', command: reveal({ comparison: false }) }, again];
  }
  return [
    {
      label: current.resultsShown ? t(m.hideResults) : t(m.showResults),
      hotkey: 's',
      command: reveal({ results: !current.resultsShown }),
    },
    ...(question?.answer
      ? [
          {
            label: current.keyShown ? t(m.hideAnswer) : t(m.showAnswer),
            hotkey: 'r',
            command: reveal({ key: !current.keyShown }),
          },
        ]
      : []),
    ...(current.comparison
      ? [
          {
            label: t(m.compareRounds),
            hotkey: 'c',
            command: reveal({ comparison: true }),
          },
        ]
      : []),
    again,
    ...(waitingStep(current) ? [waitingStep(current)] : []).filter((step) => step !== null),
  ];
}
