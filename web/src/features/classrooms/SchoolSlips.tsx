import { productName } from '@lemma/contracts';
import { createPortal } from 'react-dom';
import { Printer } from 'lucide-react';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** What a learner without e-mail signs in with. */
export interface Slip {
  readonly name: string;
  readonly userName: string;
  readonly password: string;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'left', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { border: 0, fontSize: 13, fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' },
}));

/** On paper: two columns of slips to cut apart, in black on white, and nothing else of the page. */
const Paper = styled('div')({
  display: 'none',
  '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', color: '#000', background: '#fff' },
  '& > section': { breakInside: 'avoid', border: '1px dashed #777', padding: '14px 18px', margin: '-0.5px' },
  '& h2': { fontSize: 17, lineHeight: '24px' },
  '& p': { fontSize: 13, lineHeight: '18px' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 12px', marginTop: 8, fontSize: 14 },
  '& dd': { margin: 0, fontFamily: 'ui-monospace, monospace', fontWeight: 600 },
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
      <ScrollBox label="User names and passwords">
        <Table>
          <VisuallyHidden as="caption">User names and passwords</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">User name</th>
              <th scope="col">Password</th>
            </tr>
          </thead>
          <tbody>
            {slips.map(({ name, userName, password }) => (
              <tr key={userName}>
                <th scope="row">{name}</th>
                <td>{userName}</td>
                <td>{password}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="soft" startIcon={<Printer aria-hidden />} onClick={() => print()}>
          Print slips
        </Button>
        <CopyButton text={asText} variant="text">
          Copy list
        </CopyButton>
      </div>
      <SlipsOnPaper slips={slips} className={className} />
    </>
  );
}

function SlipsOnPaper({ slips, className }: { slips: readonly Slip[]; className: string }) {
  return createPortal(
    <Paper className="slips-on-paper" aria-hidden>
      <GlobalStyles styles={onlyPaper} />
      {slips.map(({ name, userName, password }) => (
        <section key={userName}>
          <h2>{name}</h2>
          <p>
            {productName}, {className}: sign in at {location.host}
          </p>
          <dl>
            <dt>User name</dt>
            <dd>{userName}</dd>
            <dt>Password</dt>
            <dd>{password}</dd>
          </dl>
        </section>
      ))}
    </Paper>,
    document.body,
  );
}
