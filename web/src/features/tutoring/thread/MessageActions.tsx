import { turnIntoHint, type HelpMessage, type HelpThread } from '@lemma/contracts';
import { useState } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Flag, Lightbulb } from 'lucide-react';
import { useNavigate } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { ReportMessageDialog } from './ReportMessageDialog.tsx';

interface MessageActionsProps {
  thread: HelpThread;
  message: HelpMessage;
}

/** Buttons of staff beside a message: make an answer a hint, report abuse. */
export function MessageActions({ thread, message }: MessageActionsProps) {
  const toast = useToast();
  const go = useNavigate();
  const [isReporting, setIsReporting] = useState(false);
  const mayHint = thread.staff?.hintObstacle === '' && message.text !== '' && !message.isHint;
  const hint = async (): Promise<void> => {
    try {
      const { exerciseId, hintNumber } = await call(turnIntoHint, {
        params: { threadId: thread.id, messageId: message.id },
      });
      toast.show({
        kind: 'success',
        message: `It is hint ${hintNumber} in the draft of the exercise. Make it fit all variants, then publish.`,
        action: { label: 'Open the exercise', onClick: () => void go(paths.exercise(exerciseId)) },
      });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  if (message.isStaff) {
    if (!mayHint) return null;
    return (
      <Tooltip title="Make it a hint of the exercise">
        <IconButton size="small" aria-label="Make it a hint of the exercise" onClick={() => void hint()}>
          <Lightbulb aria-hidden />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <>
      <Tooltip title="Report this message">
        <IconButton
          size="small"
          aria-label={`Report the message of ${message.authorName}`}
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
