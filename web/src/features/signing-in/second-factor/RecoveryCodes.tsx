import { productName, renewRecoveryCodes } from '@lemma/contracts';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { CardRow, Grow } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { useAct } from '../confirming/use-act.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RecoveryCodes.module.css';

const Codes = part('ul', css.codes);

const Actions = part('div', css.actions);
const Hint = part('p', css.hint);

/** Gives the browser a file with the codes, to print or to put away. */
function saveAsText(codes: readonly string[]): void {
  const text = `${t(m.codesFile, { product: productName, host: location.host })}\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${productName.toLowerCase()}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

/** The codes themselves, shown this once. */
function FreshCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <Note tone="warning" role="status" title={t(m.keepCodesNow)}>
        {t(m.eachWorksOnce)}
      </Note>
      <Codes aria-label={t(m.recoveryCodes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <CopyButton text={codes.join('\n')} variant="text" size="small">
          {t(m.copyCodes)}
        </CopyButton>
        <Button variant="text" size="small" startIcon={<Download aria-hidden />} onClick={() => saveAsText(codes)}>
          {t(m.saveCodes)}
        </Button>
        <Button variant="soft" size="small" onClick={onDone} className={css.after}>
          {t(m.haveKeptThem)}
        </Button>
      </Actions>
    </>
  );
}

interface RecoveryCodesProps {
  left: number;
  /** Codes that have just been made. */
  fresh: readonly string[] | undefined;
  onFresh: (codes: readonly string[] | undefined) => void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodes({ left, fresh, onFresh }: RecoveryCodesProps) {
  const ask = useWarningDialog();
  const { act, isActing } = useAct();

  const handleRenew = async () => {
    if (left > 0) {
      const answer = await ask({
        title: t(m.makeNewNow),
        message: t(m.oldCodesEnd),
        actions: [
          { value: 'stay', label: t(m.keepMyCodes) },
          { value: 'renew', label: t(m.makeNewCodes), variant: 'contained' },
        ],
      });
      if (answer.cancelled || answer.action !== 'renew') return;
    }
    const made = await act(() => call(renewRecoveryCodes, {}));
    if (made) onFresh(made.recoveryCodes);
  };

  const hint = left === 0 ? t(m.noCodes) : t(m.codesLeft, { count: left });
  return (
    <CardRow as="div" className={css.strong}>
      <div className={css.row}>
        <Grow>
          <b>{t(m.recoveryCodes)}</b>
          {fresh === undefined && <Hint>{hint}</Hint>}
        </Grow>
        {fresh === undefined && (
          <Button size="small" disabled={isActing} onClick={() => void handleRenew()}>
            {left === 0 ? t(m.makeCodes) : t(m.makeNewCodes)}
          </Button>
        )}
      </div>
      {fresh !== undefined && (
        <div className={css.below}>
          <FreshCodes codes={fresh} onDone={() => onFresh(undefined)} />
        </div>
      )}
    </CardRow>
  );
}
