import { getPoll, type PollControl } from '@lemma/contracts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowLeft, Cast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useLive } from '../../../api/live/live.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { Bar, BarInner } from '../../../frame/navigation/Bar.tsx';
import { Guarded, Main } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useIsScrolled } from '../../../frame/navigation/use-is-scrolled.ts';
import { useMainFocus } from '../../../frame/use-main-focus.ts';
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

const Head = styled(BarInner)(({ theme }) => ({
  maxWidth: 720,
  gap: 8,
  '& .what': { minWidth: 0, flex: 1 },
  '& .what b, & .what small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .what b': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& .what small': { fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  '& h1': { fontSize: 18, lineHeight: '26px', fontWeight: 600 },
  '& .counts': { display: 'flex', alignItems: 'baseline', gap: 12 },
  '& .counts b': { fontSize: 34, lineHeight: '40px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .counts > span': { color: theme.vars.palette.text.secondary },
  '& .counts > :last-child': { marginLeft: 'auto' },
  '& .side': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 8 },
  '& .side button': { minHeight: 48 },
}));

const Dock = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 64px',
  gap: 8,
  maxWidth: 720,
  width: '100%',
  marginInline: 'auto',
  padding: '10px 16px calc(16px + env(safe-area-inset-bottom))',
  background: theme.vars.palette.background.default,
  '& button': { minHeight: 64, borderRadius: 12, fontSize: 17, fontWeight: 600 },
}));

/** The lecturer's phone: what only they see, and one large button for what comes next. */
export function PollRemotePage() {
  const { pollId = '' } = useParams();
  return (
    <>
      <PageHead title="Poll remote" />
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
    ? `Question ${number} of ${control.questions.length}${current && current.round > 1 ? `, round ${current.round}` : ''}`
    : control.code === null
      ? 'Not live'
      : `Code ${spellPollCode(control.code)}`;
  return (
    <>
      <Bar isScrolled={isScrolled}>
        <Head>
          <IconButton component={Link} to={paths.pollDesk(control.id)} aria-label="To the session">
            <ArrowLeft aria-hidden size={20} />
          </IconButton>
          <div className="what">
            <b>{control.name}</b>
            <small>{line}</small>
          </div>
          <output>
            {isLive ? (
              <Chip color="success" icon={<Cast aria-hidden size={16} />} label="on the wall" />
            ) : (
              <Chip color="warning" label="No connection" />
            )}
          </output>
        </Head>
      </Bar>
      <Main id="main" tabIndex={-1} ref={main} width="reading">
        <Body>
          <PollSuspicions control={control} onDone={onDone} />
          <h1>
            {question === undefined ? (
              'The code is on the wall'
            ) : question.view.prompt === '' ? (
              'On the blackboard'
            ) : (
              <MathText source={question.view.prompt} direction={question.view.direction} />
            )}
          </h1>
          <div className="counts">
            <b>{current === null || current.round === 0 ? control.voters : current.answered}</b>
            <span>
              {current === null || current.round === 0 ? 'are here' : `of ${control.voters} have answered`}
              {control.settings.presence ? ` · ${control.present} present` : ''}
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
    <div className="side">
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
        aria-label="Show the question before"
        disabled={back === null || isRunning}
        onClick={() => back && onStep(back)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="contained" disabled={primary === null || isRunning} onClick={() => primary && onStep(primary)}>
        {primary?.label ?? 'No questions yet'}
      </Button>
      <Button
        variant="outlined"
        aria-label="Show the question after"
        disabled={on === null || isRunning}
        onClick={() => on && onStep(on)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </Dock>
  );
}
