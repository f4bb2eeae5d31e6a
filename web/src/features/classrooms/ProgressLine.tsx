import { styled } from '@mui/material/styles';

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  height: 6,
  borderRadius: 3,
  background: theme.vars.palette.divider,
  overflow: 'hidden',
  '& i': { display: 'block', height: '100%', borderRadius: 3, background: theme.vars.palette.primary.main },
}));

interface ProgressLineProps {
  /** 0 to 1. */
  share: number;
  className?: string;
}

/** A line that shows progress; the figure is beside it. */
export function ProgressLine({ share, className }: ProgressLineProps) {
  return (
    <Track aria-hidden="true" className={className}>
      <i style={{ width: `${Math.round(100 * Math.min(1, Math.max(0, share)))}%` }} />
    </Track>
  );
}
