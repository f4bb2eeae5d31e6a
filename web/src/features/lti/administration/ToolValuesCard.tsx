import type { listLtiRegistrations, ResponseOf } from '@lemma/contracts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { part } from '../../../ui/part.ts';
import css from './RegistrationCard.module.css';

const Address = part('p', css.address);

type Tool = ResponseOf<typeof listLtiRegistrations>['tool'];

const rows: readonly { readonly name: keyof Tool; readonly label: string }[] = [
  { name: 'launch', label: 'Tool address, and the redirect address' },
  { name: 'login', label: 'Login address (initiate login)' },
  { name: 'keys', label: 'Public keys (keyset, JWKS)' },
  { name: 'configuration', label: 'Configuration, for Canvas' },
];

/** Values to type into an LMS that cannot register itself. */
export function ToolValuesCard({ tool }: { tool: Tool }) {
  return (
    <Card aria-label="Values for your LMS">
      <CardHead title="Values for your LMS" />
      <CardRows>
        {rows.map(({ name, label }) => (
          <CardRow key={name}>
            <Grow>
              <b>{label}</b>
              <Address>{tool[name]}</Address>
            </Grow>
            <CopyButton text={tool[name]} size="small" variant="text">
              Copy
            </CopyButton>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
