import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** M07: leads to the page where each kind of notification is chosen. */
export function NotificationsSection() {
  return (
    <SettingsSection title="Notifications" hint="The bell shows them; mails bring the ones you choose.">
      <Card as="div">
        <CardBody>
          <Button component={Link} to={paths.notifications} variant="outlined">
            Choose notifications
          </Button>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
