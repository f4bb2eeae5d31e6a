import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The way from the account to what was paid; shown only where things are sold. */
export function PaymentsSection() {
  return (
    <SettingsSection title={t(m.payments)} hint={t(m.paidAndTried)}>
      <Card as="div">
        <CardBody>
          <Button component={Link} to={paths.payments}>
            {t(m.seePayments)}
          </Button>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}
