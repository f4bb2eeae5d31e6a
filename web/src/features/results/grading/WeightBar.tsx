import { styled } from '@mui/material/styles';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: 28,
  marginBottom: 16,
  overflow: 'hidden',
  borderRadius: 6,
  fontSize: 13,
  fontWeight: 600,
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    overflow: 'hidden',
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
  },
  '& .largest': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
}));

/** The weights side by side, as wide as they are heavy; the rows below say the same in words. */
export function WeightBar({ rows }: { rows: readonly { readonly weight: number }[] }) {
  const largest = Math.max(...rows.map((row) => row.weight));
  if (rows.length === 0 || largest <= 0) return null;
  return (
    <Bar aria-hidden="true">
      {rows.map((row, at) =>
        row.weight > 0 ? (
          <span
            key={at}
            className={row.weight === largest ? 'largest' : undefined}
            style={{ flex: `${row.weight} 1 0` }}
          >
            {row.weight}
          </span>
        ) : null,
      )}
    </Bar>
  );
}
