import { Link } from '../../../routing/Link.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { t } from '../../../words/say.tsx';
import { FormColumn } from '../FormColumn.tsx';
import * as m from './messages.ts';

interface DeadLinkProps {
  /** How often and for how long such a link works. */
  readonly works: string;
  readonly advice: string;
  /** Where a new link is asked for. */
  readonly to: string;
  readonly label: string;
}

/** In the place of what the link of a mail leads to, when the link works no longer. */
export function DeadLink({ works, advice, to, label }: DeadLinkProps) {
  return (
    <FormColumn>
      <h1>{t(m.linkEnded)}</h1>
      <Note tone="warning" role="status" title={works}>
        {advice}
      </Note>
      <Button component={Link} to={to} variant="contained" size="large">
        {label}
      </Button>
    </FormColumn>
  );
}
