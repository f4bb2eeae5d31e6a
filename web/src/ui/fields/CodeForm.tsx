import { useId, useState } from 'react';
import { Button } from '../pressing/Button.tsx';
import { CircleAlert } from 'lucide-react';
import { FieldLabel } from '../input/Field.tsx';
import { TextInput } from '../input/TextInput.tsx';
import css from './CodeForm.module.css';
import { Form } from './Form.tsx';

interface CodeFormProps {
  /** Name of the form, for screen readers. */
  name: string;
  label: string;
  /** Shown under the field until something is wrong. */
  hint?: string | undefined;
  placeholder: string;
  /** On the button, and what it is called. */
  action: { readonly word: string; readonly name: string };
  variant?: 'contained' | 'soft';
  /** Messages when the field is empty, and when the text cannot be a code. */
  problems: { readonly empty: string; readonly wrong: string };
  /** The code as it was meant; undefined when it cannot be one. */
  read: (typed: string) => string | undefined;
  onCode: (code: string) => void;
}

/** A field for a short code that somebody read from a board. */
export function CodeForm(props: CodeFormProps) {
  const { name, label, hint, placeholder, action, variant = 'contained', problems, read, onCode } = props;
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const handleSubmit = () => {
    const meant = read(code);
    if (meant !== undefined) {
      onCode(meant);
      return;
    }
    setProblem(code.trim() === '' ? problems.empty : problems.wrong);
    setRefusals((count) => count + 1);
  };
  return (
    <Form
      state={{ formError: undefined, isSending: false, refusals }}
      label={name}
      className={css.form}
      onSubmit={handleSubmit}
    >
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className={css.row}>
        <TextInput
          id={id}
          className={css.code}
          value={code}
          isWrong={problem !== undefined}
          isCode
          placeholder={placeholder}
          autoComplete="off"
          maxLength={20}
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={(typed) => {
            setCode(typed);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant={variant} aria-label={action.name}>
          {action.word}
        </Button>
      </div>
      <p
        id={`${id}-help`}
        className={problem === undefined ? undefined : css.wrong}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined ? (
          hint
        ) : (
          <>
            <CircleAlert aria-hidden /> {problem}
          </>
        )}
      </p>
    </Form>
  );
}
