import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { copyWithSources } from './copy-formulas.ts';
import { renderBlocks, renderInline } from './tokens/render-tokens.tsx';
import type { Slots } from './tokens/render-tokens.tsx';
import { TextRoot } from './text-style.ts';
import { useTokens } from './use-tokens.ts';

export interface MathTextProps {
  /** Markdown with maths: `$…$`, `\(…\)`, backticks, `$$…$$` [V06]. HTML in it stays text. */
  source: string;
  /** Content for `[[name]]`; a box without an entry is drawn as an open, dashed one. */
  slots?: Slots;
  /** Default: that of its first letter. */
  direction?: 'ltr' | 'rtl';
  /** The language of the text, where it may be another than that of the page. */
  language?: string | undefined;
  /** One line without paragraphs, as a `span`: labels, choices, sentences of feedback. */
  inline?: boolean;
  className?: string | undefined;
}

const none: Slots = {};

/** Text of an exercise: Markdown with typeset formulas and answer boxes in the sentence. */
export function MathText({
  source,
  slots = none,
  direction,
  language,
  inline = false,
  className,
}: MathTextProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { tokens, isRough } = useTokens(source, inline);
  // Boxes come with the whole text, so that none is drawn anew under somebody's hands.
  const drawn = isRough ? none : slots;
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    element.addEventListener('copy', copyWithSources);
    return () => element.removeEventListener('copy', copyWithSources);
  }, []);
  const content: ReactNode = inline ? renderInline(tokens, drawn) : renderBlocks(tokens, drawn);
  return (
    <TextRoot as={inline ? 'span' : 'div'} ref={root} dir={direction ?? 'auto'} lang={language} className={className}>
      {content}
    </TextRoot>
  );
}
