import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { ReadProblem } from '../../../frame/ReadProblem.tsx';
import { prefetchMathsField } from '../../../maths/prefetch.ts';
import { useUser } from '../../../session/session-context.ts';
import { AttemptPlayer } from '../player/AttemptPlayer.tsx';
import { PlayerFrame } from '../player/PlayerFrame.tsx';
import { QuestionWait } from '../player/QuestionWait.tsx';
import { unrecordedCalls, type Unrecorded, type UnrecordedServer } from './unrecorded-calls.ts';

interface Back {
  readonly to: string;
  readonly label: string;
}

interface UnrecordedPlayerProps {
  /** Names the draw, as a key. */
  of: readonly string[];
  begin: () => Promise<Unrecorded>;
  /** The same from one rendering to the next. */
  server: UnrecordedServer;
  title: string;
  noun: string;
  back: Back;
}

/** The player with questions that are drawn for this visit, of which nothing is recorded. */
export function UnrecordedPlayer({ of, begin, server, title, noun, back }: UnrecordedPlayerProps) {
  const user = useUser();
  // Another look draws another variant, as another learner would get it.
  const [round, setRound] = useState(1);
  const drawn = useSWR<Unrecorded, unknown>(user === null ? null : [...of, round, user.uid], begin, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  useEffect(prefetchMathsField, []);
  if (drawn.data !== undefined) {
    return (
      <Shown
        key={drawn.data.attempt.id + String(round)}
        server={server}
        drawn={drawn.data}
        back={back}
        onAgain={() => setRound(round + 1)}
      />
    );
  }
  return (
    <PlayerFrame title={title} back={back} isLoading={drawn.error === undefined}>
      {drawn.error === undefined ? (
        <QuestionWait />
      ) : (
        <ReadProblem error={drawn.error} noun={noun} onRetry={() => void drawn.mutate()} />
      )}
    </PlayerFrame>
  );
}

interface ShownProps {
  server: UnrecordedServer;
  drawn: Unrecorded;
  back: Back;
  onAgain: () => void;
}

function Shown({ server, drawn, back, onAgain }: ShownProps) {
  const [attempt, setAttempt] = useState(drawn.attempt);
  const calls = useMemo(() => unrecordedCalls(server, drawn, setAttempt), [server, drawn]);
  return <AttemptPlayer attempt={attempt} calls={calls} back={back} onAgain={onAgain} />;
}
