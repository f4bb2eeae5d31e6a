import { useMemo } from 'react';
import { encode } from 'uqr';
import { paths } from '../../../paths.ts';
import { spellPollCode } from '../poll-code.ts';
import { part } from '../../../ui/part.ts';
import css from './JoinCard.module.css';

const Code = part('b', css.codeRoot);

const Big = part('aside', css.big);

const Small = part('div', css.small);

/** Dark on light in both schemes: readers expect it. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: edge } = encode(text, { ecc: 'M', border: 1 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: edge, path: dark.join('') };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the poll">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1B1932" shapeRendering="crispEdges" />
    </svg>
  );
}

const addressOf = (code: string): string => `${location.origin}${paths.poll(code)}`;
const shownAddress = (): string => `${location.host}${paths.findPoll}`;

/** How to take part: QR code, address and code, large. */
export function JoinCard({ code, isHuge = false }: { code: string; isHuge?: boolean }) {
  return (
    <Big className={isHuge ? css.huge : undefined} aria-label="How to take part">
      <QrCode text={addressOf(code)} />
      <span className={css.address}>{shownAddress()}</span>
      <Code>{spellPollCode(code)}</Code>
    </Big>
  );
}

/** The same in the bar, beside results. */
export function JoinLine({ code }: { code: string }) {
  return (
    <Small aria-label="How to take part">
      <span className={css.address}>{shownAddress()}</span>
      <Code>{spellPollCode(code)}</Code>
      <QrCode text={addressOf(code)} />
    </Small>
  );
}
