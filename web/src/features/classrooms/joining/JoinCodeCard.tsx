import type { ClassroomAdmin } from '@lemma/contracts';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Presentation } from 'lucide-react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { spellCode } from './join-code.ts';
import { part } from '../../../ui/part.ts';
import { leftToRight } from '../../../words/left-to-right.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './JoinCodeCard.module.css';

type Join = Pick<ClassroomAdmin, 'joinCode' | 'joinUrl' | 'joinQr' | 'name'>;

const Code = part('p', css.codeRoot);

const Layout = part('div', css.layout);

/** Black on white in both colour schemes: cameras need the contrast. */
const Qr = part('svg', css.qr);

const shown = (url: string): string => url.replace(/^https?:\/\//, '');

export function JoinQr({ join, size }: { join: Join; size: number }): ReactElement {
  const { joinQr } = join;
  return (
    <figure aria-label={t(m.qrCodeOf, { address: join.joinUrl })} className={css.text}>
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
      <div className={css.words}>
        <Code>{spellCode(join.joinCode)}</Code>
        <p className={css.address}>{leftToRight(shown(join.joinUrl))}</p>
        <div className={css.buttons}>
          <CopyButton text={join.joinUrl} size="small">
            {t(m.copyLink)}
          </CopyButton>
          <Button size="small" onClick={() => setIsLarge(true)} startIcon={<Presentation aria-hidden />}>
            {t(m.showLarge)}
          </Button>
          {children}
        </div>
      </div>
      <LargeCode join={join} open={isLarge} onClose={() => setIsLarge(false)} />
    </Layout>
  );
}

const Wall = part('div', css.wall);

/** The code for the wall of the classroom. */
function LargeCode({ join, open, onClose }: { join: Join; open: boolean; onClose: () => void }): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-label={t(m.joinCodeLarge)}
      slotProps={{ paper: { className: css.paper ?? '' } }}
    >
      <Wall>
        <Button className={css.close} onClick={onClose}>
          {t(m.close)}
        </Button>
        <div className={css.middle}>
          <h2>{t(m.joinNamed, { name: join.name })}</h2>
          <p className={css.code}>{spellCode(join.joinCode)}</p>
          <JoinQr join={join} size={320} />
          <p className={css.address}>{leftToRight(shown(join.joinUrl))}</p>
        </div>
      </Wall>
    </Dialog>
  );
}
