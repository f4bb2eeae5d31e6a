import { getPoll, type PollControl } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { ArrowLeft, Cast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { useLive } from '../../../api/live/live.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { Bar, BarInner, BarTitle } from '../../../frame/navigation/Bar.tsx';
import { Guarded, Main } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useIsScrolled } from '../../../frame/navigation/use-is-scrolled.ts';
import { useMainFocus } from '../../../frame/use-main-focus.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { spellPollCode } from '../poll-code.ts';
import { PollMissing } from '../PollMissing.tsx';
import { PollTimer } from '../PollTimer.tsx';
import { nextStep, sideSteps, turnTo, type PollStep } from './poll-steps.ts';
import { PollSuspicions } from './PollSuspicions.tsx';
import { RunResults } from './RunResults.tsx';
import { usePollCommand } from './use-poll-command.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollRemotePage.module.css';

const Head = part(BarInner, css.head);

const Body = part('div', css.body);

const Dock = part('footer', css.dock);

/** The lecturer's phone: what only they see, and one large button for what comes next. */
export function PollRemotePage() {
  const { pollId = '' } = useParams();
  return (
    <>
      <PageHead title={t(m.pollRemote)} />
      <Guarded access="privileged">
        <LiveRemote pollId={pollId} />
      </Guarded>
    </>
  );
}

function LiveRemote({ pollId }: { pollId: string }) {
  const { data: control, status, keep } = useLive(getPoll, { pollId });
  if (control === undefined) return status === 'refused' ? <PollMissing /> : <AuthenticationWait />;
  return <Remote control={control} isLive={status === 'live' || status === 'polling'} onDone={keep} />;
}

interface RemoteProps {
  control: PollControl;
  isLive: boolean;
  onDone: (control: PollControl) => void;
}

function Remote({ control, isLive, onDone }: RemoteProps) {
  const isScrolled = useIsScrolled();
  const main = useMainFocus();
  const { run, isRunning } = usePollCommand(control.id, onDone);
  const { current } = control;
  const question = control.questions.find((one) => one.id === current?.questionId);
  const number = question ? control.questions.indexOf(question) + 1 : 0;
  const line = question
    ? current && current.round > 1
      ? t(m.questionOfInRound, { number, count: control.questions.length, round: current.round })
      : t(m.questionOf, { number, count: control.questions.length })
    : control.code === null
      ? t(m.notLive)
      : t(m.codeNamed, { code: spellPollCode(control.code) });
  return (
    <>
      <Bar isScrolled={isScrolled}>
        <Head>
          <IconButton component={Link} to={paths.pollDesk(control.id)} aria-label={t(m.toSession)}>
            <ArrowLeft aria-hidden size={20} />
          </IconButton>
          <BarTitle title={control.name} line={line} />
          <output>
            {isLive ? (
              <Chip color="success" icon={<Cast aria-hidden size={16} />} label={t(m.onWall)} />
            ) : (
              <Chip color="warning" label={t(m.noConnection)} />
            )}
          </output>
        </Head>
      </Bar>
      <Main id="main" tabIndex={-1} ref={main} width="reading">
        <Body>
          <PollSuspicions control={control} onDone={onDone} />
          <h1>
            {question === undefined ? (
              t(m.codeIsOnWall)
            ) : question.view.prompt === '' ? (
              t(m.onBlackboard)
            ) : (
              <Figures scenes={question.view.figures}>
                <MathText source={question.view.prompt} direction={question.view.direction} />
              </Figures>
            )}
          </h1>
          <div className={css.counts}>
            <b>{current === null || current.round === 0 ? control.voters : current.answered}</b>
            <span>
              {current === null || current.round === 0 ? t(m.areHere) : t(m.ofHaveAnswered, { count: control.voters })}
              {control.settings.presence ? ` · ${t(m.presentCount, { count: control.present })}` : ''}
            </span>
            <span>
              {current?.phase === 'open' && current.closesAt !== null ? (
                <PollTimer closesAt={current.closesAt} />
              ) : null}
            </span>
          </div>
          {current === null || current.round === 0 ? null : (
            <Card as="div">
              <CardBody>
                <RunResults control={control} current={current} onDone={onDone} />
              </CardBody>
            </Card>
          )}
          <SideSteps control={control} isRunning={isRunning} onStep={(step) => void run(step.command)} />
        </Body>
      </Main>
      <RemoteDock control={control} isRunning={isRunning} onStep={(step) => void run(step.command)} />
    </>
  );
}

interface RemoteDockProps {
  control: PollControl;
  isRunning: boolean;
  onStep: (step: PollStep) => void;
}

/** The other steps possible now. */
function SideSteps({ control, isRunning, onStep }: RemoteDockProps) {
  const primary = nextStep(control)?.label;
  return (
    <div className={css.side}>
      {sideSteps(control, serverNow())
        .filter((step) => step.label !== primary)
        .map((step) => (
          <Button key={step.hotkey} variant="outlined" disabled={isRunning} onClick={() => onStep(step)}>
            {step.label}
          </Button>
        ))}
    </div>
  );
}

function RemoteDock({ control, isRunning, onStep }: RemoteDockProps) {
  const primary = nextStep(control);
  const [back, on] = [turnTo(control, -1), turnTo(control, 1)];
  return (
    <Dock>
      <Button
        variant="outlined"
        aria-label={t(m.showBefore)}
        disabled={back === null || isRunning}
        onClick={() => back && onStep(back)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="contained" disabled={primary === null || isRunning} onClick={() => primary && onStep(primary)}>
        {primary?.label ?? t(m.noQuestionsYet)}
      </Button>
      <Button
        variant="outlined"
        aria-label={t(m.showAfter)}
        disabled={on === null || isRunning}
        onClick={() => on && onStep(on)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </Dock>
  );
}
