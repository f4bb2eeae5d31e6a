import { paths } from '../../../paths.ts';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { spellPollCode } from '../poll-code.ts';
import { part } from '../../../ui/part.ts';
import { fixedAttribute } from './use-fit.ts';
import { leftToRight } from '../../../words/left-to-right.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './JoinCard.module.css';

const Code = part('b', css.codeRoot);

const Big = part('aside', css.big);

const Small = part('div', css.small);

const addressOf = (code: string): string => `${location.origin}${paths.poll(code)}`;
const shownAddress = (): string => leftToRight(`${location.host}${paths.findPoll}`);

/** How to take part: QR code, address and code, large. */
export function JoinCard({ code, isHuge = false }: { code: string; isHuge?: boolean }) {
  return (
    <Big {...fixedAttribute} className={isHuge ? css.huge : undefined} aria-label={t(m.howToTakePart)}>
      <QrCode className={css.code} text={addressOf(code)} label={t(m.qrCodeOfPoll)} />
      <span className={css.address}>{shownAddress()}</span>
      <Code>{spellPollCode(code)}</Code>
    </Big>
  );
}

/** The same in the bar, beside results. */
export function JoinLine({ code }: { code: string }) {
  return (
    <Small aria-label={t(m.howToTakePart)}>
      <span className={css.address}>{shownAddress()}</span>
      <Code>{spellPollCode(code)}</Code>
      <QrCode className={css.code} text={addressOf(code)} label={t(m.qrCodeOfPoll)} />
    </Small>
  );
}
