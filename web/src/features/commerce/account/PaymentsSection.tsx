import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';

/** The way from the account to what was paid; shown only where things are sold. */
export function PaymentsSection() {
  return (
    <SettingsSection title="Payments" hint="What you have paid and tried, with receipts to print.">
      <Card as="div">
        <CardBody>
          <Button component={Link} to={paths.payments}>
            See your payments
          </Button>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
