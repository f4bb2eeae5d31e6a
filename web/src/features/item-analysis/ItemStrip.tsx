import type { AnalysedItem } from '@lemma/contracts';
import { useId } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { usePrinting } from '../../printing.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { classes } from '../../ui/classes.ts';
import { ProgressLine } from '../classrooms/ProgressLine.tsx';
import { figureOf, judgementOf, percent, secondsWords } from './analysis-words.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ItemStrip.module.css';

interface ItemStripProps {
  item: AnalysedItem;
  isOpen: boolean;
  onToggle: () => void;
  onRetired: () => Promise<void>;
}

/** The id of a question's row, for links within the page. */
export const stripId = ({ itemId }: Pick<AnalysedItem, 'itemId'>): string => `question-${itemId ?? ''}`;

/** One question in a row: a bar and three figures; it opens into everything else. */
export function ItemStrip({ item, isOpen, onToggle, onRetired }: ItemStripProps) {
  const details = useId();
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  const { words, tone } = judgementOf(item);
  return (
    <li className={css.strip} id={stripId(item)}>
      <button type="button" aria-expanded={isShown} aria-controls={details} onClick={onToggle}>
        <span className={css.number}>{item.position}</span>
        <strong>{item.title}</strong>
        <span className={css.share}>
          <ProgressLine share={item.rightShare ?? 0} />
          <span className={css.figure}>
            {percent(item.rightShare)}
            <VisuallyHidden> {t(m.rightAtFirstTryWords)}</VisuallyHidden>
          </span>
        </span>
        <span className={classes(css.figure, css.discrimination)}>
          <VisuallyHidden>{t(m.discriminationWord)} </VisuallyHidden>
          {figureOf(item.discrimination)}
        </span>
        <span className={css.judgement}>
          <Chip color={tone} label={words} />
        </span>
        <span className={classes(css.figure, css.time)}>
          {item.times === null ? null : (
            <>
              <VisuallyHidden>{t(m.medianTimeWords)} </VisuallyHidden>
              {secondsWords(item.times.medianSeconds)}
            </>
          )}
        </span>
        <span className={css.fold}>{isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}</span>
      </button>
      {isShown ? (
        <div id={details}>
          <ItemDetails item={item} onRetired={onRetired} />
        </div>
      ) : null}
    </li>
  );
}
