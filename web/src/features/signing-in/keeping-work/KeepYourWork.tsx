import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardRow, Grow } from '../../../ui/Card.tsx';
import { ProviderProblem } from '../account-page/ProviderButtons.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './KeepYourWork.module.css';

/** The way of an anonymous learner to an account. */
export function KeepYourWorkSection() {
  const user = useUser();
  if (user?.isAnonymous !== true) return null;
  return (
    <SettingsSection title={t(m.keepWork)} hint={t(m.onlyThisBrowser)}>
      <ProviderProblem />
      <Card as="div">
        <CardRow as="div" className={css.wrapping}>
          <Grow className={css.growing}>{t(m.makeOrMerge)}</Grow>
          <Button component={Link} to={paths.keepYourWork} variant="contained">
            {t(m.keepMyWork)}
          </Button>
        </CardRow>
      </Card>
    </SettingsSection>
  );
}
