import { useNavigate } from '../../../routing/router-context.ts';
import { paths } from '../../../paths.ts';
import { CodeForm } from '../../../ui/fields/CodeForm.tsx';
import { readJoinCode } from './join-code.ts';

const problems = {
  empty: 'Type the code that your teacher gave you.',
  wrong: 'A class code has 6 letters and figures.',
};

interface JoinCodeFormProps {
  label?: string;
  hint?: string;
  variant?: 'contained' | 'soft';
}

/** The field for a class code; continues to the page of that class. */
export function JoinCodeForm({ label = 'Join a class', hint, variant = 'contained' }: JoinCodeFormProps) {
  const navigate = useNavigate();
  return (
    <CodeForm
      name="Join a class"
      label={label}
      hint={hint}
      placeholder="Class code"
      action={{ word: 'Join', name: 'Join class' }}
      variant={variant}
      problems={problems}
      read={readJoinCode}
      onCode={(code) => void navigate(paths.join(code))}
    />
  );
}
