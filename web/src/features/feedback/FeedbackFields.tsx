import { feedbackMaximumLength } from '@lemma/contracts';
import { Checkbox, Labelled } from '../../ui/input/Toggles.tsx';
import { useUser } from '../../session/session-context.ts';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';
import { feedbackKinds } from './feedback-kinds.ts';

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
          label="What it is"
          value={draft.kind}
          options={feedbackKinds}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <TextField
        label="Subject"
        maxLength={longestSubject}
        value={draft.subject}
        error={errors['subject']}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        label="Message"
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
        label="I would like an answer"
      />
      {draft.wantsAnswer && (
        <TextField
          label={user === null ? 'Your e-mail' : 'Answer to this e-mail'}
          helper={user === null ? undefined : 'The answer appears on your account page too.'}
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
