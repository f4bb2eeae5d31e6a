import type { DifficultyLevel } from '@lemma/math';
import { Chip } from '../../ui/Chip.tsx';
import { levelName } from './exercise-words.ts';
import { part } from '../../ui/part.ts';
import css from './LevelChip.module.css';

const Bars = part('span', css.bars);

/** D07: the level as a word and as five rising bars. */
export function LevelChip({ level }: { level: DifficultyLevel }) {
  const height = Number(level.slice(-1));
  return (
    <Chip
      label={levelName(level)}
      icon={
        <Bars aria-hidden="true">
          {[1, 2, 3, 4, 5].map((bar) => (
            <i key={bar} className={bar <= height ? css.on : undefined} style={{ '--height': `${3 + bar * 1.6}px` }} />
          ))}
        </Bars>
      }
    />
  );
}
