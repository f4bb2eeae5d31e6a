import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** M07: leads to the page where each kind of notification is chosen. */
export function NotificationsSection() {
  return (
    <SettingsSection title={t(m.notifications)} hint={t(m.bellShows)}>
      <Card as="div">
        <CardBody>
          <Button component={Link} to={paths.notifications} variant="outlined">
            {t(m.chooseNotifications)}
          </Button>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
