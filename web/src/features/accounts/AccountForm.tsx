import type { User } from '@lemma/contracts';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { Note } from '../../ui/Note.tsx';
import type { SignUpRole } from './RolePick.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export type AccountFormKind = 'sign-in' | 'sign-up';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: 424,
  marginInline: 'auto',
  paddingTop: 20,
  [theme.breakpoints.down('sm')]: { paddingTop: 4, gap: 20 },
  '& > h1, & > p': { textAlign: 'center' },
  '& > h1': { ...theme.typography.h1 },
  '& > p': { fontSize: 14, lineHeight: '22px', color: theme.vars.palette.text.secondary },
  '& > p.reason': { fontSize: 16, lineHeight: '24px', marginTop: -12 },
  '& > p button': {
    all: 'unset',
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2, borderRadius: 2 },
  },
}));

interface AccountFormProps {
  kind: AccountFormKind;
  onKind: (kind: AccountFormKind) => void;
  role?: SignUpRole;
  /** One sentence on why it stands here. */
  reason?: string;
  /** Called after the session has taken the user over. */
  onSignedIn?: (user: User) => void;
}

/** Sign in or sign up; also what stands where somebody must be known first (F02). */
export function AccountForm({ kind, onKind, role = 'learner', reason, onSignedIn }: AccountFormProps) {
  const { adopt, authError } = useSession();
  const handleSignedIn = async (user: User) => {
    await adopt(user);
    onSignedIn?.(user);
  };
  return (
    <Column>
      <h1>{kind === 'sign-in' ? 'Sign in' : 'Create your account'}</h1>
      {reason !== undefined && <p className="reason">{reason}</p>}
      {authError !== null && <Note tone="warning" role="alert" title={authError} />}
      {kind === 'sign-in' ? (
        <SignInForm onSignedIn={(user) => void handleSignedIn(user)} />
      ) : (
        <SignUpForm role={role} onSignedIn={(user) => void handleSignedIn(user)} />
      )}
      <p>
        {kind === 'sign-in' ? 'New here? ' : 'Already have an account? '}
        <button type="button" onClick={() => onKind(kind === 'sign-in' ? 'sign-up' : 'sign-in')}>
          {kind === 'sign-in' ? 'Create an account' : 'Sign in'}
        </button>
        <br />
        Only have a class code? <Link to={paths.home}>Join without an account</Link>
      </p>
    </Column>
  );
}
