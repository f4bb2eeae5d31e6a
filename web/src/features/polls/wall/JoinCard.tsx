import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { paths } from '../../../paths.ts';
import { spellPollCode } from '../poll-code.ts';
import { u } from './wall-unit.ts';

const Code = styled('b')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.04em',
  whiteSpace: 'nowrap',
}));

const Big = styled('aside')(({ theme }) => ({
  // As large as ever beside much content: it has to be read by cameras.
  '--fit': 1,
  display: 'grid',
  justifyItems: 'center',
  gap: u(12),
  minWidth: u(512),
  padding: u(56),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: u(20),
  background: theme.vars.palette.background.paper,
  '& .address': { fontSize: u(32), lineHeight: 1.3, color: theme.vars.palette.text.secondary },
  '& b': { fontSize: u(84), lineHeight: 1.1, fontWeight: 700 },
  '& .code': { width: u(320), height: u(320) },
  '&.huge .code': { width: u(460), height: u(460) },
  '&.huge b': { fontSize: u(120) },
  '&.huge .address': { fontSize: u(44) },
}));

const Small = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: u(24),
  '& .address': { fontSize: u(32), color: theme.vars.palette.text.secondary },
  '& b': { fontSize: u(52), fontWeight: 700 },
  '& .code': { width: u(76), height: u(76) },
}));

/** Dark on light in both schemes: readers expect it. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: edge } = encode(text, { ecc: 'M', border: 1 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: edge, path: dark.join('') };
  }, [text]);
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the poll">
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
    <Big className={isHuge ? 'huge' : undefined} aria-label="How to take part">
      <QrCode text={addressOf(code)} />
      <span className="address">{shownAddress()}</span>
      <Code>{spellPollCode(code)}</Code>
    </Big>
  );
}

/** The same in the bar, beside results. */
export function JoinLine({ code }: { code: string }) {
  return (
    <Small aria-label="How to take part">
      <span className="address">{shownAddress()}</span>
      <Code>{spellPollCode(code)}</Code>
      <QrCode text={addressOf(code)} />
    </Small>
  );
}
