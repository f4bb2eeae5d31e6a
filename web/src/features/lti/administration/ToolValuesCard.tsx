import type { listLtiRegistrations, ResponseOf } from '@lemma/contracts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegistrationCard.module.css';

const Address = part('p', css.address);

type Tool = ResponseOf<typeof listLtiRegistrations>['tool'];

const rows: readonly { readonly name: keyof Tool; readonly label: string }[] = [
  { name: 'launch', label: t(m.toolAddressAndRedirect) },
  { name: 'login', label: t(m.loginAddressInitiateLogin) },
  { name: 'keys', label: t(m.publicKeysKeysetJwks) },
  { name: 'configuration', label: t(m.configurationForCanvas) },
];

/** Values to type into an LMS that cannot register itself. */
export function ToolValuesCard({ tool }: { tool: Tool }) {
  return (
    <Card aria-label={t(m.valuesForLms)}>
      <CardHead title={t(m.valuesForLms)} />
      <CardRows>
        {rows.map(({ name, label }) => (
          <CardRow key={name}>
            <Grow>
              <b>{label}</b>
              <Address>{tool[name]}</Address>
            </Grow>
            <CopyButton text={tool[name]} size="small" variant="text">
              {t(m.copy)}
            </CopyButton>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
