import { castPollVote, getMyPoll, type OwnPollVote } from '@lemma/contracts';
import { useEffect, useMemo, useState } from 'react';
import { v4 as newId } from 'uuid';
import { call } from '../../../api/call.ts';
import { useNetwork } from '../../../api/network-state.ts';
import { useRead } from '../../../api/use-read.ts';
import { createVoteSender, type SenderState, type Vote } from './vote-sender.ts';
import { keptHere } from '../../../kept-here.ts';

const keptName = (pollId: string): string => `lemma.vote.${pollId}`;

function readKept(pollId: string): Vote | null {
  try {
    return JSON.parse(keptHere.getItem(keptName(pollId)) ?? 'null') as Vote | null;
  } catch {
    return null;
  }
}

function keep(pollId: string, vote: Vote | null): void {
  if (vote === null) keptHere.removeItem(keptName(pollId));
  else keptHere.setItem(keptName(pollId), JSON.stringify(vote));
}

const nothing: SenderState = { waiting: null, votes: [], isReached: true, problem: '' };

export interface Votes {
  readonly state: SenderState;
  /** As the server has them; with verdicts once keys are revealed. */
  readonly own: readonly OwnPollVote[];
  readonly codename: string | undefined;
  readonly name: string | null;
  readonly presentAt: string | null;
  readonly give: (questionId: string, round: number, values: readonly string[]) => void;
  readonly readAgain: () => void;
}

/** This voter's answers: on their way, acknowledged, and marked. */
export function useVotes(pollId: string): Votes {
  const { data, mutate } = useRead(getMyPoll, { pollId });
  const [state, setState] = useState(nothing);
  const { isOnline } = useNetwork();
  const sender = useMemo(
    () =>
      createVoteSender({
        newId,
        send: ({ values, ...vote }) =>
          call(castPollVote, { params: { pollId }, body: { ...vote, values: [...values] } }),
        keep: (vote) => keep(pollId, vote),
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        onChange: setState,
        onStale: () => void mutate(),
      }),
    [pollId, mutate],
  );
  useEffect(() => () => sender.stop(), [sender]);
  useEffect(() => {
    if (data) sender.adopt(data.votes, readKept(pollId));
  }, [data, sender, pollId]);
  useEffect(() => {
    if (isOnline) sender.wake();
  }, [isOnline, sender]);
  return {
    state,
    own: data?.votes ?? [],
    codename: data?.codename,
    name: data?.name ?? null,
    presentAt: data?.presentAt ?? null,
    give: sender.give,
    readAgain: () => void mutate(),
  };
}
