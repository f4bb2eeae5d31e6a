import { useUser } from '../../../session/session-context.ts';
import { EmailForm } from './EmailForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export function ProfileSection() {
  const user = useUser();
  if (user === null) return null;
  return (
    <SettingsSection title={t(m.profile)} hint={t(m.teachersSeeName)}>
      <ProfileForm user={user} />
    </SettingsSection>
  );
}

export function EmailSection() {
  const user = useUser();
  if (user === null) return null;
  const hint = user.email === '' ? t(m.withAddressCanSet) : t(m.signInWithAddress);
  return (
    <SettingsSection title={t(m.eMail)} hint={hint}>
      <EmailForm user={user} />
    </SettingsSection>
  );
}
