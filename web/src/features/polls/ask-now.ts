import { createPoll, type PollQuestionBody } from '@lemma/contracts';
import { useState } from 'react';
import { useNavigate } from '../../routing/router-context.ts';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { longDayWords, timeWords } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { useToast } from '../../ui/messages/toast-context.ts';

/** Takes a session live with one question and goes to its wall: letters for the blackboard when none is given. */
export function useAskNow() {
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const ask = async (question: PollQuestionBody = { kind: 'letters', prompt: '', count: 5, right: null }) => {
    setAsking(true);
    try {
      const now = serverNow();
      const name = `${longDayWords(now)}, ${timeWords(now)}`;
      const control = await call(createPoll, { body: { name, questions: [{ question }], start: true, open: true } });
      await navigate(paths.pollWall(control.id));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking };
}
