import {
  closePollRound,
  endPoll,
  letPollGroupsThrough,
  openPollRound,
  revealPoll,
  setPollTimer,
  showPollQuestion,
  startPoll,
  type PollControl,
} from '@lemma/contracts';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import type { PollCommand } from './poll-steps.ts';

function send(pollId: string, command: PollCommand): Promise<PollControl> {
  switch (command.kind) {
    case 'start':
      return call(startPoll, { params: { pollId } });
    case 'end':
      return call(endPoll, { params: { pollId } });
    case 'show':
      return call(showPollQuestion, { params: { pollId }, body: { questionId: command.questionId } });
    default:
      return sendToQuestion({ pollId, questionId: command.questionId }, command);
  }
}

type Path = { readonly pollId: string; readonly questionId: string };

function sendToQuestion(
  params: Path,
  command: Extract<PollCommand, { questionId: string; kind: 'open' | 'close' | 'timer' | 'reveal' | 'let-through' }>,
): Promise<PollControl> {
  switch (command.kind) {
    case 'open':
      return call(openPollRound, { params, body: { round: command.round } });
    case 'close':
      return call(closePollRound, { params, body: { round: command.round } });
    case 'timer':
      return call(setPollTimer, { params, body: { round: command.round, closesAt: command.closesAt } });
    case 'let-through':
      return call(letPollGroupsThrough, { params });
    case 'reveal': {
      const { kind: _, questionId: __, ...body } = command;
      return call(revealPoll, { params, body });
    }
  }
}

/** Runs one command at a time; what fails is said, and nothing else changes. */
export function usePollCommand(pollId: string, onDone: (control: PollControl) => void) {
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);
  const run = async (command: PollCommand): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      onDone(await send(pollId, command));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { run, isRunning };
}
