import { useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { paths } from '../../paths.ts';
import type { Access } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { MessagePage } from '../../ui/ErrorPage.tsx';
import { AccountForm, type AccountFormKind } from './AccountForm.tsx';

/** F02: in place of a page that this visitor may not see. After signing in the page itself stands here. */
export function AccessDenied({ access }: { access: Access }) {
  const user = useUser();
  const [kind, setKind] = useState<AccountFormKind>('sign-in');
  if (user === null || user.isAnonymous) {
    return (
      <AccountForm
        kind={kind}
        onKind={setKind}
        role={access === 'signed-in' || access === 'known' ? 'learner' : 'teacher'}
        reason={user === null ? 'Sign in to see this page.' : 'This page needs an account with an e-mail address.'}
      />
    );
  }
  return (
    <MessagePage
      title="Permission denied"
      actions={
        <Button component={Link} to={paths.home} variant="contained">
          Home
        </Button>
      }
    >
      Your account cannot open this page. If you teach, sign in with your teacher account.
    </MessagePage>
  );
}
