import type { DifficultyLevel } from '@lemma/math';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const Bars = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 2,
  alignItems: 'flex-end',
  '& i': { width: 4, borderRadius: 1, background: theme.vars.palette.divider },
  '& i.on': { background: theme.vars.palette.primary.main },
}));

/** D07: the level as a word and as five rising bars. */
export function LevelChip({ level }: { level: DifficultyLevel }) {
  const height = Number(level.slice(-1));
  return (
    <Chip
      label={level}
      icon={
        <Bars aria-hidden="true">
          {[1, 2, 3, 4, 5].map((bar) => (
            <i key={bar} className={bar <= height ? 'on' : ''} style={{ height: 3 + bar * 1.6 }} />
          ))}
        </Bars>
      }
    />
  );
}
