import { productName } from '@lemma/contracts';
import { createPortal } from 'react-dom';
import { Printer } from 'lucide-react';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Note } from '../../../ui/messages/Note.tsx';

/** The credentials of a learner without e-mail. */
export interface Slip {
  readonly name: string;
  readonly userName: string;
  readonly password: string;
}

const SignIn = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  '& dd': { margin: 0, fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', userSelect: 'all' },
});

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '10px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:first-of-type': { borderTop: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
}));

/** On paper: two columns of slips to cut apart, in black on white, and nothing else of the page. */
const Paper = styled('div')({
  display: 'none',
  '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', color: '#000', background: '#fff' },
  '& > section': { breakInside: 'avoid', border: '1px dashed #777', padding: '14px 18px', margin: '-0.5px' },
  '& h2': { fontSize: 17, lineHeight: '24px' },
  '& p': { fontSize: 13, lineHeight: '18px', marginBottom: 8 },
  '& dd': { fontWeight: 600 },
});

const onlyPaper = { '@media print': { 'body > *:not(.slips-on-paper)': { display: 'none !important' } } };

/** Names and passwords, shown this once: to print, to copy, to write down. */
export function SchoolSlips({ slips, className }: { slips: readonly Slip[]; className: string }) {
  const asText = slips.map(({ name, userName, password }) => [name, userName, password].join('\t')).join('\n');
  return (
    <>
      <Note tone="warning" role="status" title="Print or copy the passwords now: they are shown this once">
        A learner who loses one gets a new one from you, on this page.
      </Note>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="soft" startIcon={<Printer aria-hidden />} onClick={() => print()}>
          Print slips
        </Button>
        <CopyButton text={asText} variant="text">
          Copy list
        </CopyButton>
      </div>
      <List aria-label="User names and passwords">
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
      <dt>User name</dt>
      <dd>{userName}</dd>
      <dt>Password</dt>
      <dd>{password}</dd>
    </SignIn>
  );
}

function SlipsOnPaper({ slips, className }: { slips: readonly Slip[]; className: string }) {
  return createPortal(
    <Paper className="slips-on-paper" aria-hidden>
      <GlobalStyles styles={onlyPaper} />
      {slips.map((slip) => (
        <section key={slip.userName}>
          <h2>{slip.name}</h2>
          <p>
            {productName}, {className}: sign in at {location.host}
          </p>
          <SignInWith slip={slip} />
        </section>
      ))}
    </Paper>,
    document.body,
  );
}
