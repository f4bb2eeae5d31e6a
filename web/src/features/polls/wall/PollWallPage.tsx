import { getPoll, getPollWall, type PollControl, type PollWall } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useEffect, useRef } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { useLive } from '../../../api/live/live.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { Guarded } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { LogoMark } from '../../../ui/Logo.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { nextStep, sideSteps, turnTo, type PollStep } from '../running/poll-steps.ts';
import { usePollCommand } from '../running/use-poll-command.ts';
import { spokenState } from '../voting/voter-words.ts';
import { PollMissing } from '../PollMissing.tsx';
import { useSecondsLeft, timerWords } from '../PollTimer.tsx';
import { JoinCard, JoinLine } from './JoinCard.tsx';
import { useFit } from './use-fit.ts';
import { WallQuestion } from './WallQuestion.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollWallPage.module.css';

const Wall = part('div', css.wall);

/** R11: the projector. Shows only what may be on the wall; keys and presenter remotes drive it. */
export function PollWallPage() {
  const { pollId = '' } = useParams();
  return (
    <>
      <PageHead title={t(m.poll)} />
      <Guarded access="privileged">
        <LiveWall pollId={pollId} />
      </Guarded>
    </>
  );
}

function LiveWall({ pollId }: { pollId: string }) {
  const live = useLive(getPollWall, { pollId });
  const control = useRead(getPoll, { pollId }, { revalidateOnFocus: false });
  const { mutate } = control;
  const wall = live.data;
  const { question } = wall ?? {};
  const shown = JSON.stringify([
    wall?.state,
    wall?.questionCount,
    question?.view.id,
    question?.phase,
    question?.round,
    question?.closesAt,
    question?.results !== null,
    question?.results?.waiting,
    question?.results?.groups.length,
    question?.key !== null,
    question?.comparison !== null,
  ]);
  // The next steps follow from the poll as its teacher sees it.
  useEffect(() => void mutate(), [shown, mutate]);
  if (wall === undefined) return live.status === 'refused' ? <PollMissing /> : <AuthenticationWait />;
  return <Shown wall={wall} control={control.data} onDone={(fresh) => void mutate(fresh, { revalidate: false })} />;
}

interface ShownProps {
  wall: PollWall;
  control: PollControl | undefined;
  onDone: (control: PollControl) => void;
}

function Shown({ wall, control, onDone }: ShownProps) {
  const { run, isRunning } = usePollCommand(wall.id, onDone);
  const steps = control === undefined ? null : stepsOf(control);
  const runStep = (step: PollStep) => void run(step.command);
  useWallKeys(steps, runStep);
  const main = useFit<HTMLElement>();
  const { question, code } = wall;
  const isResults = question !== null && (question.results !== null || question.comparison !== null);
  return (
    <Wall>
      <VisuallyHidden as="output">{spokenState(wall)}</VisuallyHidden>
      <header>
        <LogoMark size={48} />
        {question === null ? <h1 className={css.name}>{wall.name}</h1> : <span className={css.name}>{wall.name}</span>}
        {question === null ? null : (
          <span className={css.end}>
            {isResults && code !== null ? (
              <JoinLine code={code} />
            ) : (
              [
                t(m.questionOf, { number: question.number, count: wall.questionCount }),
                ...(question.round > 1 ? [t(m.roundNumber, { number: question.round })] : []),
              ].join(' · ')
            )}
          </span>
        )}
      </header>
      <main ref={main} className={question === null ? css.middle : undefined} tabIndex={-1}>
        {question === null ? <Idle wall={wall} /> : <WallQuestion question={question} code={code} />}
      </main>
      <footer>
        <Counted wall={wall} />
        <div className={css.actions}>
          {steps?.side.map((step) => (
            <Button key={step.hotkey} variant="outlined" disabled={isRunning} onClick={() => runStep(step)}>
              {step.label}
              <kbd>{step.hotkey.toUpperCase()}</kbd>
            </Button>
          ))}
          {steps?.primary ? <PrimaryButton step={steps.primary} disabled={isRunning} onStep={runStep} /> : null}
        </div>
      </footer>
    </Wall>
  );
}

function PrimaryButton({
  step,
  disabled,
  onStep,
}: {
  step: PollStep;
  disabled: boolean;
  onStep: (step: PollStep) => void;
}) {
  return (
    <Button variant="contained" disabled={disabled} onClick={() => onStep(step)}>
      {step.label}
      <kbd>{t(m.space)}</kbd>
    </Button>
  );
}

function Idle({ wall }: { wall: PollWall }) {
  if (wall.code !== null) return <JoinCard code={wall.code} isHuge />;
  return <p className={css.rest}>{wall.state === 'done' ? t(m.pollOverThanks) : t(m.pollNotStarted)}</p>;
}

/** How many are here and have answered, what is left of the time, and the code of presence. */
function Counted({ wall }: { wall: PollWall }) {
  const { question, voters, presence } = wall;
  const answered = question?.answered ?? 0;
  const isAsked = question !== null && question.round > 0;
  return (
    <>
      <span className={css.count} data-count>
        {isAsked ? answered : voters}
      </span>
      <span className={css.of}>
        {isAsked ? t(m.ofHaveAnswered, { count: voters }) : voters === 1 ? t(m.isHere) : t(m.areHere)}
      </span>
      {isAsked && question.phase === 'open' ? (
        <span className={css.progress} aria-hidden="true">
          <i style={{ '--share': `${Math.min(100, (100 * answered) / Math.max(1, voters))}%` }} />
        </span>
      ) : null}
      {question?.phase === 'open' && question.closesAt !== null ? <BigTimer closesAt={question.closesAt} /> : null}
      {presence === null ? null : (
        <span className={css.presence}>
          <Rich of={m.presenceCode} values={{ code: presence.code }} tags={{ b: <b data-presence /> }} />
        </span>
      )}
    </>
  );
}

function BigTimer({ closesAt }: { closesAt: string }) {
  const seconds = useSecondsLeft(closesAt);
  return (
    <span className={css.timer} role="timer" aria-label={t(m.timeLeft, { time: timerWords(seconds) })}>
      {timerWords(seconds)}
    </span>
  );
}

function stepsOf(control: PollControl) {
  const primary = nextStep(control);
  return {
    primary,
    side: sideSteps(control, serverNow()).filter((step) => step.label !== primary?.label),
    back: turnTo(control, -1),
    on: turnTo(control, 1),
  };
}

type Steps = ReturnType<typeof stepsOf>;

/**
 * Space continues; arrows and Page keys, which presenter remotes send, turn to the neighbours; letters as on the
 * buttons.
 */
function stepFor(key: string, steps: Steps): PollStep | null {
  switch (key) {
    case ' ':
      return steps.primary;
    case 'ArrowRight':
    case 'PageDown':
      return steps.primary?.isOnward === true ? steps.primary : steps.on;
    case 'ArrowLeft':
    case 'PageUp':
      return steps.back;
    default:
      return steps.side.find((step) => step.hotkey === key.toLowerCase()) ?? null;
  }
}

function useWallKeys(steps: Steps | null, onStep: (step: PollStep) => void): void {
  const latest = useRef({ steps, onStep });
  useEffect(() => {
    latest.current = { steps, onStep };
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, math-field')) return;
      // A focused button takes Space itself.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      const step = latest.current.steps && stepFor(event.key, latest.current.steps);
      if (!step) return;
      event.preventDefault();
      latest.current.onStep(step);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
