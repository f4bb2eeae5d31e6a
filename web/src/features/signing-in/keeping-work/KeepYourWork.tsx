import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardRow, Grow } from '../../../ui/Card.tsx';
import { ProviderProblem } from '../account-page/ProviderButtons.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import css from './KeepYourWork.module.css';

/** The way of an anonymous learner to an account. */
export function KeepYourWorkSection() {
  const user = useUser();
  if (user?.isAnonymous !== true) return null;
  return (
    <SettingsSection title="Keep your work" hint="So far only this browser knows you.">
      <ProviderProblem />
      <Card as="div">
        <CardRow as="div" className={css.wrapping}>
          <Grow className={css.growing}>
            Make an account, or merge with the one you have: all your work comes along.
          </Grow>
          <Button component={Link} to={paths.keepYourWork} variant="contained">
            Keep my work
          </Button>
        </CardRow>
      </Card>
    </SettingsSection>
  );
}
