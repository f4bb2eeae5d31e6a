import { findPoll, joinPoll } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useEffect, useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { useRead } from '../../../api/use-read.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { ReadProblem } from '../../../frame/ReadProblem.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { PollColumn } from '../FindPollPage.tsx';
import { readPollCode } from '../poll-code.ts';
import { PollCodeForm } from '../PollCodeForm.tsx';
import { forgetPoll, rememberedPoll, rememberPoll } from './joined-polls.ts';
import { AskedQuestion } from './asking.ts';
import { VoterScreen } from './VoterScreen.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** R09: what the QR code leads to. Joins by itself, with the identity that this browser already has. */
export function PollPage() {
  const { code: typed = '' } = useParams();
  const code = readPollCode(typed);
  if (code === undefined) return <NoPoll />;
  return <PollByCode key={code} code={code} />;
}

function PollByCode({ code }: { code: string }) {
  const { isAuthInitialized } = useSession();
  // While this browser joins: the first question must not wait for its code.
  useEffect(() => void AskedQuestion.prepare().catch(() => undefined), []);
  const [pollId, setPollId] = useState(() => rememberedPoll(code));
  if (pollId !== undefined) {
    return (
      <VoterScreen
        pollId={pollId}
        onGone={() => {
          forgetPoll(code);
          setPollId(undefined);
        }}
      />
    );
  }
  if (!isAuthInitialized) {
    return (
      <PageFrame title={t(m.poll)} isLoading>
        <AuthenticationWait />
      </PageFrame>
    );
  }
  return (
    <JoinPoll
      code={code}
      onJoined={(joined) => {
        rememberPoll(code, joined);
        setPollId(joined);
      }}
    />
  );
}

interface JoinPollProps {
  code: string;
  onJoined: (pollId: string) => void;
}

function JoinPoll({ code, onJoined }: JoinPollProps) {
  const read = useRead(findPoll, { pollCode: code });
  const [problem, setProblem] = useState<unknown>();
  const [turns, setTurns] = useState(0);
  const found = read.data;
  const mayJoin = found?.needs === 'nothing';
  useEffect(() => {
    if (!mayJoin || problem !== undefined) return;
    const state: { isOver: boolean; next?: number } = { isOver: false };
    call(joinPoll, { body: { code } }).then(
      (joined) => {
        if (!state.isOver) onJoined(joined.pollId);
      },
      (error: unknown) => {
        if (state.isOver) return;
        if (isCrowd(error)) state.next = window.setTimeout(() => setTurns(turns + 1), nextTurnMs());
        else setProblem(error);
      },
    );
    return () => {
      state.isOver = true;
      window.clearTimeout(state.next);
    };
    // Joining again gives the same identity, so only what is joined counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mayJoin, code, problem, turns]);
  const error = problem ?? read.error;
  if (error instanceof FetchError && error.status === 404) return <NoPoll />;
  return (
    <PageFrame title={found?.name ?? t(m.poll)} isLoading={error === undefined && !found}>
      {error !== undefined ? (
        <ReadProblem
          error={error}
          noun="poll"
          onRetry={() => {
            setProblem(undefined);
            void read.mutate();
          }}
        />
      ) : mayJoin && turns > 0 ? (
        <PollColumn>
          <header role="status">
            <h1>{found?.name}</h1>
            <p>{t(m.manyAreJoining)}</p>
          </header>
        </PollColumn>
      ) : found === undefined || mayJoin ? (
        <AuthenticationWait />
      ) : (
        <PollColumn>
          <header>
            <h1>{found.name}</h1>
            <p>
              {found.needs === 'sign-in'
                ? found.named
                  ? t(m.signInWithName, { name: found.className ?? t(m.someClass) })
                  : t(m.signInWithoutName, { name: found.className ?? t(m.someClass) })
                : t(m.joinClassFirst, { name: found.className ?? t(m.someClass) })}
            </p>
          </header>
          <div>
            <Button
              component={Link}
              variant="contained"
              to={found.needs === 'sign-in' ? paths.signIn(paths.poll(code)) : paths.classrooms}
            >
              {found.needs === 'sign-in' ? t(m.signIn) : t(m.yourClasses)}
            </Button>
          </div>
        </PollColumn>
      )}
    </PageFrame>
  );
}

/** The server takes no more of those who join for the moment. */
const isCrowd = (error: unknown) => error instanceof FetchError && (error.status === 429 || error.status === 503);

/** Not all at the same moment again. */
const nextTurnMs = () => 3000 + Math.random() * 5000;

function NoPoll() {
  return (
    <PageFrame title={t(m.answerPoll)}>
      <PollColumn>
        <header>
          <h1>{t(m.noPollHasCode)}</h1>
          <p>{t(m.lookAtWallAgain)}</p>
        </header>
        <PollCodeForm label={t(m.pollCode)} />
      </PollColumn>
    </PageFrame>
  );
}
