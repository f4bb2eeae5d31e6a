import { feedbackMaximumLength } from '@lemma/contracts';
import { Checkbox, Labelled } from '../../ui/input/Toggles.tsx';
import { useUser } from '../../session/session-context.ts';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';
import { feedbackKinds } from './feedback-kinds.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const longestSubject = 200;

interface FeedbackFieldsProps {
  draft: FeedbackDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<FeedbackDraft>) => void;
}

/** The fields of the feedback form. */
export function FeedbackFields({ draft, errors, onChange: change }: FeedbackFieldsProps) {
  const user = useUser();
  const ask = feedbackKinds.find(({ value }) => value === draft.kind)?.ask ?? '';
  return (
    <>
      <div>
        <SegmentedControl
          label={t(m.whatItIs)}
          value={draft.kind}
          options={feedbackKinds}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <TextField
        label={t(m.subject)}
        maxLength={longestSubject}
        value={draft.subject}
        error={errors['subject']}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        label={t(m.messageLabel)}
        helper={ask}
        multiline
        minRows={4}
        maxRows={12}
        maxLength={feedbackMaximumLength}
        value={draft.message}
        error={errors['message']}
        onChange={(message) => change({ message })}
      />
      <Labelled
        control={<Checkbox checked={draft.wantsAnswer} onChange={(_, wantsAnswer) => change({ wantsAnswer })} />}
        label={t(m.wantsAnswer)}
      />
      {draft.wantsAnswer && (
        <TextField
          label={user === null ? t(m.yourEmail) : t(m.answerToEmail)}
          helper={user === null ? undefined : t(m.answerOnAccountPage)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          value={draft.email}
          error={errors['preferredEmail']}
          onChange={(email) => change({ email })}
        />
      )}
    </>
  );
}
