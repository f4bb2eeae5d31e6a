import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { paths } from '../../paths.ts';
import { readJoinCode } from './join-code.ts';

const Form = styled('form')(({ theme }) => ({
  '& .row': { display: 'flex', gap: 8 },
  '& .row > .code': { flex: 1, minWidth: 0 },
  '& button': { minHeight: 44 },
  '& p': { marginTop: 10, fontSize: 13, lineHeight: '18px', color: theme.vars.palette.lemma.ink3 },
  '& p.wrong': { color: theme.vars.palette.lemma.errText },
}));

const wrongLength = 'A class code has 6 letters and figures.';

const typed = { letterSpacing: '.1em', fontWeight: 600, textTransform: 'uppercase' } as const;

interface JoinCodeFormProps {
  label?: string;
  /** Shown under the field until something is wrong. */
  hint?: string;
  variant?: 'contained' | 'soft';
}

/** The field for a class code; goes on to the page of that class. */
export function JoinCodeForm({ label = 'Join a class', hint, variant = 'contained' }: JoinCodeFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readJoinCode(code);
    if (read !== undefined) void navigate(paths.join(read));
    else setProblem(code.trim() === '' ? 'Type the code that your teacher gave you.' : wrongLength);
  };

  return (
    <Form noValidate onSubmit={handleSubmit} aria-label="Join a class">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <div className="row">
        <OutlinedInput
          id={id}
          className="code"
          value={code}
          error={problem !== undefined}
          placeholder="Class code"
          autoComplete="off"
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
          aria-describedby={`${id}-help`}
          slotProps={{
            input: {
              maxLength: 20,
              autoCapitalize: 'characters',
              spellCheck: false,
              style: code === '' ? undefined : typed,
            },
          }}
        />
        <Button type="submit" variant={variant} aria-label="Join class">
          Join
        </Button>
      </div>
      <p
        id={`${id}-help`}
        className={problem === undefined ? undefined : 'wrong'}
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
