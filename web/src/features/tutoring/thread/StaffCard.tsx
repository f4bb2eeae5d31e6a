import {
  assignHelpThread,
  muteHelpLearner,
  withdrawHelpThread,
  type HelpConversation,
  type HelpThread,
} from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Megaphone } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './StaffCard.module.css';

interface StaffCardProps {
  thread: HelpThread;
  staff: NonNullable<HelpThread['staff']>;
  conversation: HelpConversation | undefined;
  onChanged: () => Promise<unknown>;
}

/** Settings of a thread: the person who answers, the words that the class sees, and a pause for the learner. */
export function StaffCard({ thread, staff, conversation, onChanged }: StaffCardProps) {
  const toast = useToast();
  const [isPublishing, setIsPublishing] = useState(false);
  const params = { threadId: thread.id };
  const act = async (doIt: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await doIt();
      await onChanged();
      toast.show({ kind: 'success', message: done });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const { firstName } = thread.learner;
  return (
    <Card aria-label={t(m.answering)}>
      <CardBody className={css.stack}>
        <SelectField
          label={t(m.whoAnswers)}
          value={staff.assignee?.id ?? ''}
          options={[
            { value: '', label: t(m.allWhoTeach) },
            ...staff.colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) =>
            void act(() => call(assignHelpThread, { params, body: { userId: id === '' ? null : id } }), t(m.saved))
          }
        />
        {staff.published === null ? (
          staff.mayPublish ? (
            <Button
              startIcon={<Megaphone aria-hidden />}
              disabled={conversation === undefined}
              onClick={() => setIsPublishing(true)}
            >
              {t(m.showToClass)}
            </Button>
          ) : null
        ) : (
          <div className={css.published}>
            <p>{t(m.classSeesQuestion)}</p>
            <Button size="small" onClick={() => setIsPublishing(true)}>
              {t(m.changeWords)}
            </Button>
            <Button
              size="small"
              variant="text"
              onClick={() => void act(() => call(withdrawHelpThread, { params }), t(m.classNoLongerSees))}
            >
              {t(m.takeBack)}
            </Button>
          </div>
        )}
      </CardBody>
      <SwitchRow
        label={t(m.mayAskHere, { name: firstName })}
        about={t(m.switchedOffMeans)}
        checked={!staff.isMuted}
        onChange={(mayAsk) =>
          act(
            () => call(muteHelpLearner, { params, body: { isMuted: !mayAsk } }),
            mayAsk ? t(m.canAskAgain, { name: firstName }) : t(m.canNoLongerAsk, { name: firstName }),
          )
        }
      />
      {isPublishing ? (
        <PublishDialog
          thread={thread}
          published={staff.published}
          messages={conversation?.messages ?? []}
          onClose={() => setIsPublishing(false)}
          onPublished={() => onChanged()}
        />
      ) : null}
    </Card>
  );
}
