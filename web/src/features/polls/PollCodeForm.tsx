import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { readPollCode } from './poll-code.ts';

const Form = styled('form')(({ theme }) => ({
  '& .row': { display: 'flex', gap: 8 },
  '& .row > .code': { flex: 1, minWidth: 0 },
  '& button': { minHeight: 44 },
  '& p': { marginTop: 10, fontSize: 13, lineHeight: '18px', color: theme.vars.palette.lemma.ink3 },
  '& p.wrong': { color: theme.vars.palette.lemma.errText },
}));

const typed = { letterSpacing: '.1em', fontWeight: 600, textTransform: 'uppercase' } as const;

interface PollCodeFormProps {
  label?: string;
  hint?: string;
  variant?: 'contained' | 'soft';
}

/** The field for a poll's code; goes on to that poll. */
export function PollCodeForm({ label = 'Answer a poll', hint, variant = 'contained' }: PollCodeFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPollCode(code);
    if (read !== undefined) void navigate(paths.poll(read));
    else setProblem(code.trim() === '' ? 'Type the code from the wall.' : 'A poll code has 6 letters and figures.');
  };
  return (
    <Form noValidate onSubmit={handleSubmit} aria-label="Answer a poll">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <div className="row">
        <OutlinedInput
          id={id}
          className="code"
          value={code}
          error={problem !== undefined}
          placeholder="Poll code"
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
          slotProps={{
            input: {
              maxLength: 20,
              autoCapitalize: 'characters',
              spellCheck: false,
              style: code === '' ? undefined : typed,
            },
          }}
        />
        <Button type="submit" variant={variant} aria-label="Go to poll">
          Go
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
