import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';

interface LogoMarkProps {
  /** Edge in pixels; [K10] 36 in the bar. */
  size?: number;
  /** One colour, that of the text around it. */
  mono?: boolean;
}

const Mark = styled('svg', { shouldForwardProp: (prop) => prop !== 'mono' })<{ mono: boolean }>(({ theme, mono }) => ({
  display: 'block',
  flex: 'none',
  '& .ell': { fill: mono ? 'currentColor' : theme.vars.palette.primary.main },
  '& .square': { fill: mono ? 'currentColor' : theme.vars.palette.secondary.main },
}));

/** An L and the small square that ends a proof. */
export function LogoMark({ size = 36, mono = false }: LogoMarkProps): ReactElement {
  return (
    <Mark mono={mono} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="ell"
        d="M7 3h5a1 1 0 0 1 1 1v14a1 1 0 0 0 1 1h14a1 1 0 0 1 1 1v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"
      />
      <path className="square" d="M17.5 3H25a4 4 0 0 1 4 4v7.5a1 1 0 0 1-1 1H17.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z" />
    </Mark>
  );
}

const Both = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });
const Wordmark = styled('span')({ fontSize: 21, fontWeight: 650, letterSpacing: '-.022em', lineHeight: 1 });

/** Mark and word, as in the bar. Its link gives it a name. */
export function Logo({ size = 36, mono = false }: LogoMarkProps): ReactElement {
  return (
    <Both>
      <LogoMark size={size} mono={mono} />
      <Wordmark>Lemma</Wordmark>
    </Both>
  );
}
