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
import css from './RecoveryCodes.module.css';

const few = 3;

const Codes = part('ul', css.codes);

const Actions = part('div', css.actions);
const Hint = part('p', css.hint);

/** Gives the browser a file with the codes, to print or to put away. */
function saveAsText(codes: readonly string[]): void {
  const text = `Recovery codes for ${productName} (${location.host}). Each works once.\n\n${codes.join('\n')}\n`;
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
      <Note tone="warning" role="status" title="Keep these recovery codes now: they are shown this once">
        Each works once if your phone is lost. Keep them on paper, not on the phone.
      </Note>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <CopyButton text={codes.join('\n')} variant="text" size="small">
          Copy codes
        </CopyButton>
        <Button variant="text" size="small" startIcon={<Download aria-hidden />} onClick={() => saveAsText(codes)}>
          Save codes
        </Button>
        <Button variant="soft" size="small" onClick={onDone} className={css.after}>
          I have kept them
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
        title: 'Make new recovery codes?',
        message: 'The codes that you have kept so far end.',
        actions: [
          { value: 'stay', label: 'Keep my codes' },
          { value: 'renew', label: 'Make new codes', variant: 'contained' },
        ],
      });
      if (answer.cancelled || answer.action !== 'renew') return;
    }
    const made = await act(() => call(renewRecoveryCodes, {}));
    if (made) onFresh(made.recoveryCodes);
  };

  const hint =
    left === 0
      ? 'You have none. Without them, a lost phone locks you out.'
      : `${left} left. Each works once if your phone is lost.${left <= few ? ' Make new ones soon.' : ''}`;
  return (
    <CardRow as="div" className={css.strong}>
      <div className={css.row}>
        <Grow>
          <b>Recovery codes</b>
          {fresh === undefined && <Hint>{hint}</Hint>}
        </Grow>
        {fresh === undefined && (
          <Button size="small" disabled={isActing} onClick={() => void handleRenew()}>
            {left === 0 ? 'Make codes' : 'Make new codes'}
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
