import { productName } from '@lemma/contracts';
import { createPortal } from 'react-dom';
import { Printer } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SchoolSlips.module.css';

/** The credentials of a learner without e-mail. */
export interface Slip {
  readonly name: string;
  readonly userName: string;
  readonly password: string;
}

const SignIn = part('dl', css.signIn);

const List = part('ul', css.list);

/** On paper: two columns of slips to cut apart, in black on white, and nothing else of the page. */
const Paper = part('div', css.paper);

/** Names and passwords, shown this once: to print, to copy, to write down. */
export function SchoolSlips({
  slips,
  className,
  onKept,
}: {
  slips: readonly Slip[];
  className: string;
  /** They were printed or copied. */
  onKept?: () => void;
}) {
  const asText = slips.map(({ name, userName, password }) => [name, userName, password].join('\t')).join('\n');
  const handlePrint = () => {
    print();
    onKept?.();
  };
  return (
    <>
      <Note tone="warning" role="status" title={t(m.printNow)}>
        {t(m.whoLosesTheirs)}
      </Note>
      <div className={css.row}>
        <Button variant="soft" startIcon={<Printer aria-hidden />} onClick={handlePrint}>
          {t(m.printSlips)}
        </Button>
        <CopyButton text={asText} variant="text" onCopied={onKept}>
          {t(m.copyList)}
        </CopyButton>
      </div>
      <List aria-label={t(m.userNamesAndPasswords)}>
        {slips.map((slip) => (
          <li key={slip.userName}>
            <b>{slip.name}</b>
            <SignInWith slip={slip} />
          </li>
        ))}
      </List>
      <SlipsOnPaper slips={slips} className={className} />
    </>
  );
}

function SignInWith({ slip: { userName, password } }: { slip: Slip }) {
  return (
    <SignIn>
      <dt>{t(m.userName)}</dt>
      <dd>{userName}</dd>
      <dt>{t(m.password)}</dt>
      <dd>{password}</dd>
    </SignIn>
  );
}

function SlipsOnPaper({ slips, className }: { slips: readonly Slip[]; className: string }) {
  return createPortal(
    <Paper data-slips aria-hidden>
      {slips.map((slip) => (
        <section key={slip.userName}>
          <h2>{slip.name}</h2>
          <p>{t(m.slipHead, { product: productName, name: className, address: location.host })}</p>
          <SignInWith slip={slip} />
        </section>
      ))}
    </Paper>,
    document.body,
  );
}
