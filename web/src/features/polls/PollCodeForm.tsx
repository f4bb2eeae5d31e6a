import { useNavigate } from '../../routing/router-context.ts';
import { paths } from '../../paths.ts';
import { CodeForm } from '../../ui/fields/CodeForm.tsx';
import { readPollCode } from './poll-code.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const problems = { empty: t(m.typeCodeFromWall), wrong: t(m.pollCode6Letters) };

interface PollCodeFormProps {
  label?: string;
  hint?: string;
  variant?: 'contained' | 'soft';
}

/** The field for a poll's code; continues to that poll. */
export function PollCodeForm({ label = t(m.answerPoll), hint, variant = 'contained' }: PollCodeFormProps) {
  const navigate = useNavigate();
  return (
    <CodeForm
      name={t(m.answerPoll)}
      label={label}
      hint={hint}
      placeholder={t(m.pollCode)}
      action={{ word: t(m.go), name: t(m.goToPoll) }}
      variant={variant}
      problems={problems}
      read={readPollCode}
      onCode={(code) => void navigate(paths.poll(code))}
    />
  );
}
