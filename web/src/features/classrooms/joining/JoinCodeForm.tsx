import { useNavigate } from '../../../routing/router-context.ts';
import { paths } from '../../../paths.ts';
import { CodeForm } from '../../../ui/fields/CodeForm.tsx';
import { readJoinCode } from './join-code.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const problems = {
  empty: t(m.typeCodeTeacherGave),
  wrong: t(m.classCode6Letters),
};

interface JoinCodeFormProps {
  label?: string;
  hint?: string;
  variant?: 'contained' | 'soft';
}

/** The field for a class code; continues to the page of that class. */
export function JoinCodeForm({ label = t(m.joinClass), hint, variant = 'contained' }: JoinCodeFormProps) {
  const navigate = useNavigate();
  return (
    <CodeForm
      name={t(m.joinClass)}
      label={label}
      hint={hint}
      placeholder={t(m.classCode)}
      action={{ word: t(m.join), name: t(m.joinClassButton) }}
      variant={variant}
      problems={problems}
      read={readJoinCode}
      onCode={(code) => void navigate(paths.join(code))}
    />
  );
}
