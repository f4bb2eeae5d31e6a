import { useUser } from '../../../session/session-context.ts';
import { EmailForm } from './EmailForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function ProfileSection() {
  const user = useUser();
  if (user === null) return null;
  return (
    <SettingsSection title="Profile" hint="Your teachers see this name.">
      <ProfileForm user={user} />
    </SettingsSection>
  );
}

export function EmailSection() {
  const user = useUser();
  if (user === null) return null;
  const hint =
    user.email === ''
      ? 'With an address you can set a new password by yourself when you forget yours.'
      : 'You sign in with this address. To change it, we ask for your password.';
  return (
    <SettingsSection title="E-mail" hint={hint}>
      <EmailForm user={user} />
    </SettingsSection>
  );
}
