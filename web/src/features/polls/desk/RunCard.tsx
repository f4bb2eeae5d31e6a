import type { PollControl } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { PollTimer } from '../PollTimer.tsx';
import { nextStep, sideSteps, turnTo } from '../running/poll-steps.ts';
import { RunResults } from '../running/RunResults.tsx';
import { usePollCommand } from '../running/use-poll-command.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RunCard.module.css';

const Body = part('div', css.body);

interface RunCardProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
}

/** Shows the question on the wall, the teacher's view of it, and the next step. */
export function RunCard({ control, onDone }: RunCardProps) {
  const { run, isRunning } = usePollCommand(control.id, onDone);
  const { current } = control;
  const question = control.questions.find((one) => one.id === current?.questionId);
  const primary = nextStep(control);
  const steps = [
    ...sideSteps(control, serverNow()),
    ...[turnTo(control, -1), turnTo(control, 1)].filter((one) => one !== null),
  ];
  return (
    <Card aria-label={t(m.onWallWords)}>
      <CardHead
        title={
          question
            ? current && current.round > 1
              ? t(m.onWallQuestionInRound, { number: control.questions.indexOf(question) + 1, round: current.round })
              : t(m.onWallQuestion, { number: control.questions.indexOf(question) + 1 })
            : t(m.codeOnWall)
        }
        actions={
          current?.phase === 'open' && current.closesAt !== null ? (
            <PollTimer closesAt={current.closesAt} />
          ) : current ? (
            <Chip label={{ ready: t(m.notOpenYet), open: t(m.open), closed: t(m.closed) }[current.phase]} />
          ) : undefined
        }
      />
      <CardBody>
        <Body>
          {question && question.view.prompt !== '' ? (
            <div className={css.prompt}>
              <Figures scenes={question.view.figures}>
                <MathText source={question.view.prompt} direction={question.view.direction} />
              </Figures>
            </div>
          ) : null}
          <div className={css.counts}>
            <b>{current && current.round > 0 ? current.answered : control.voters}</b>
            <span>{current && current.round > 0 ? t(m.ofHaveAnswered, { count: control.voters }) : t(m.areHere)}</span>
            {control.settings.presence ? <span>{t(m.presentCount, { count: control.present })}</span> : null}
          </div>
          {current && current.round > 0 ? <RunResults control={control} current={current} onDone={onDone} /> : null}
          <div className={css.actions}>
            {primary === null ? null : (
              <Button variant="contained" disabled={isRunning} onClick={() => void run(primary.command)}>
                {primary.label}
              </Button>
            )}
            {steps
              .filter((step) => step.label !== primary?.label)
              .map((step) => (
                <Button key={step.label} variant="outlined" disabled={isRunning} onClick={() => void run(step.command)}>
                  {step.label}
                </Button>
              ))}
          </div>
        </Body>
      </CardBody>
    </Card>
  );
}
