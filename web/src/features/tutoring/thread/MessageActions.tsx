import { turnIntoHint, turnIntoTypicalError, type HelpMessage, type HelpThread } from '@lemma/contracts';
import { useState } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Flag, Lightbulb, ShieldAlert } from 'lucide-react';
import { useNavigate } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { wrongAnswerBefore } from './wrong-answer.ts';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface Added {
  readonly exerciseId: string;
  readonly words: string;
}

interface MessageActionsProps {
  thread: HelpThread;
  message: HelpMessage;
}

/** Buttons of staff beside a message: make an answer a hint or the feedback on a typical error, report abuse. */
export function MessageActions({ thread, message }: MessageActionsProps) {
  const toast = useToast();
  const go = useNavigate();
  const [isReporting, setIsReporting] = useState(false);
  const mayHint = thread.staff?.hintObstacle === '' && message.text !== '' && !message.isHint;
  const mistake = message.text === '' ? null : wrongAnswerBefore(thread, message);
  const add = async (turn: () => Promise<Added>): Promise<void> => {
    try {
      const { exerciseId, words } = await turn();
      toast.show({
        kind: 'success',
        message: words,
        action: { label: t(m.openExercise), onClick: () => void go(paths.exercise(exerciseId)) },
      });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const params = { threadId: thread.id, messageId: message.id };
  const hint = () =>
    add(async () => {
      const { exerciseId, hintNumber } = await call(turnIntoHint, { params });
      return { exerciseId, words: t(m.isHintNow, { number: hintNumber }) };
    });
  const explain = (body: NonNullable<typeof mistake>) =>
    add(async () => {
      const { exerciseId, mistake } = await call(turnIntoTypicalError, { params, body });
      return { exerciseId, words: t(m.isFeedbackNow, { mistake }) };
    });
  if (message.isStaff) {
    return (
      <>
        {mayHint && (
          <Tooltip title={t(m.makeHint)}>
            <IconButton size="small" aria-label={t(m.makeHint)} onClick={() => void hint()}>
              <Lightbulb aria-hidden />
            </IconButton>
          </Tooltip>
        )}
        {mistake && (
          <Tooltip title={t(m.showToAllWithMistake)}>
            <IconButton size="small" aria-label={t(m.showToAllWithMistake)} onClick={() => void explain(mistake)}>
              <ShieldAlert aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </>
    );
  }
  return (
    <>
      <Tooltip title={t(m.reportMessage)}>
        <IconButton
          size="small"
          aria-label={t(m.reportMessageOf, { name: message.authorName })}
          onClick={() => setIsReporting(true)}
        >
          <Flag aria-hidden />
        </IconButton>
      </Tooltip>
      {isReporting ? (
        <ReportMessageDialog threadId={thread.id} messageId={message.id} onClose={() => setIsReporting(false)} />
      ) : null}
    </>
  );
}
