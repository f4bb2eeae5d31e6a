import { useNavigate } from '../../routing/router-context.ts';
import { paths } from '../../paths.ts';
import { CodeForm } from '../../ui/fields/CodeForm.tsx';
import { readPollCode } from './poll-code.ts';

const problems = { empty: 'Type the code from the wall.', wrong: 'A poll code has 6 letters and figures.' };

interface PollCodeFormProps {
  label?: string;
  hint?: string;
  variant?: 'contained' | 'soft';
}

/** The field for a poll's code; continues to that poll. */
export function PollCodeForm({ label = 'Answer a poll', hint, variant = 'contained' }: PollCodeFormProps) {
  const navigate = useNavigate();
  return (
    <CodeForm
      name="Answer a poll"
      label={label}
      hint={hint}
      placeholder="Poll code"
      action={{ word: 'Go', name: 'Go to poll' }}
      variant={variant}
      problems={problems}
      read={readPollCode}
      onCode={(code) => void navigate(paths.poll(code))}
    />
  );
}
