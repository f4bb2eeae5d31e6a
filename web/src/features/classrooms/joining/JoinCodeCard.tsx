import type { ClassroomAdmin } from '@lemma/contracts';
import { useState, type ReactElement, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { Presentation } from 'lucide-react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { spellCode } from './join-code.ts';

type Join = Pick<ClassroomAdmin, 'joinCode' | 'joinUrl' | 'joinQr' | 'name'>;

const Code = styled('p')({
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 650,
  letterSpacing: '.08em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Layout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 32px',
  alignItems: 'center',
  '& .address': { color: theme.vars.palette.text.secondary, fontSize: 15, overflowWrap: 'anywhere' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 },
  '& .words': { minWidth: 0, flex: '1 1 220px' },
}));

/** Black on white in both colour schemes: cameras need the contrast. */
const Qr = styled('svg')({ background: '#fff', borderRadius: 10, flex: 'none', maxWidth: '100%', height: 'auto' });

const shown = (url: string): string => url.replace(/^https?:\/\//, '');

export function JoinQr({ join, size }: { join: Join; size: number }): ReactElement {
  const { joinQr } = join;
  return (
    <figure aria-label={`QR code of ${join.joinUrl}`} style={{ lineHeight: 0 }}>
      <Qr width={size} height={size} viewBox={`0 0 ${joinQr.size} ${joinQr.size}`} aria-hidden="true">
        <path d={joinQr.path} fill="#1B1932" shapeRendering="crispEdges" />
      </Qr>
    </figure>
  );
}

/** How learners come into the class: the code, its address, the QR code. */
export function JoinCode({ join, children }: { join: Join; children?: ReactNode }): ReactElement {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Layout>
      <JoinQr join={join} size={132} />
      <div className="words">
        <Code>{spellCode(join.joinCode)}</Code>
        <p className="address">{shown(join.joinUrl)}</p>
        <div className="buttons">
          <CopyButton text={join.joinUrl} size="small">
            Copy link
          </CopyButton>
          <Button size="small" onClick={() => setIsLarge(true)} startIcon={<Presentation aria-hidden />}>
            Show large
          </Button>
          {children}
        </div>
      </div>
      <LargeCode join={join} open={isLarge} onClose={() => setIsLarge(false)} />
    </Layout>
  );
}

const Wall = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: theme.vars.palette.background.default,
  padding: 24,
  '& .close': { justifySelf: 'end' },
  '& .middle': { display: 'grid', alignContent: 'center', justifyItems: 'center', gap: '3vh', textAlign: 'center' },
  '& h2': { fontSize: 'min(5vw, 40px)', lineHeight: 1.2 },
  '& .code': { fontSize: 'min(13vw, 150px)', lineHeight: 1, fontWeight: 650, letterSpacing: '.06em' },
  '& .address': { fontSize: 'min(4vw, 36px)', lineHeight: 1.3, overflowWrap: 'anywhere' },
}));

/** The code for the wall of the classroom. */
function LargeCode({ join, open, onClose }: { join: Join; open: boolean; onClose: () => void }): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-label="Join code, large"
      slotProps={{ paper: { sx: { maxWidth: 'none', border: 0, borderRadius: 0 } } }}
    >
      <Wall>
        <Button className="close" onClick={onClose}>
          Close
        </Button>
        <div className="middle">
          <h2>Join {join.name}</h2>
          <p className="code">{spellCode(join.joinCode)}</p>
          <JoinQr join={join} size={320} />
          <p className="address">{shown(join.joinUrl)}</p>
        </div>
      </Wall>
    </Dialog>
  );
}
