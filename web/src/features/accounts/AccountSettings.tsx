import { anonymousSessionDays, type User } from '@lemma/contracts';
import { LogOut } from 'lucide-react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSignOut } from '../../frame/use-sign-out.ts';
import { useWarningDialog } from '../../ui/warning-context.ts';
import { Note } from '../../ui/Note.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
  '& h1': { ...theme.typography.h1 },
}));

/** The signed-in side of the account page. */
export function AccountSettings({ user }: { user: User }) {
  const signOut = useSignOut();
  const ask = useWarningDialog();

  const handleSignOut = async () => {
    if (!user.isAnonymous) return signOut();
    const answer = await ask({
      title: 'Sign out for good?',
      message: 'There is no password to come back with. Your teacher keeps your answers, you lose the way to them.',
      actions: [
        { value: 'stay', label: 'Stay', variant: 'text' },
        { value: 'leave', label: 'Sign out', variant: 'contained', color: 'error' },
      ],
    });
    if (!answer.cancelled && answer.action === 'leave') await signOut();
  };

  return (
    <>
      <Head>
        <h1>Account</h1>
        <Button startIcon={<LogOut aria-hidden />} onClick={() => void handleSignOut()}>
          Sign out
        </Button>
      </Head>
      {user.isAnonymous && (
        <Note tone="information" title="This account lives in this browser only" className="account-note">
          You joined with a name and no e-mail address. You stay signed in here for {anonymousSessionDays} days after
          joining. On another device, or when the browser&apos;s data are deleted, you cannot get back to your work.
        </Note>
      )}
      <div style={{ height: user.isAnonymous ? 28 : 0 }} />
      <SettingsSection title="Profile" hint="Your teachers see this name.">
        <ProfileForm user={user} />
      </SettingsSection>
      {!user.isAnonymous && (
        <SettingsSection title="E-mail" hint="You sign in with this address. To change it, we ask for your password.">
          <EmailForm user={user} />
        </SettingsSection>
      )}
    </>
  );
}
