import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { useNotation } from '../../../maths/reading/notation-context.ts';
import { spokenText } from '../../../maths/spoken-text.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { partLabel } from '../playing/part-label.ts';
import { spokenVerdict } from './verdict-words.ts';

interface SpokenVerdictProps {
  item: AttemptItem;
  verdict: LearnerVerdict | undefined;
}

/** Announces the verdict to screen readers; always in the page, because a live region must exist before it changes. */
export function SpokenVerdict({ item, verdict }: SpokenVerdictProps) {
  const notation = useNotation();
  const { parts } = item.variant;
  const labelOf = (name: string) =>
    partLabel(
      parts,
      parts.findIndex((part) => part.name === name),
    );
  const words = verdict === undefined ? '' : spokenVerdict(verdict, labelOf);
  const [spoken, setSpoken] = useState({ words: '', text: '' });
  useEffect(() => {
    let isCurrent = true;
    void spokenText(words, notation).then((text) => isCurrent && setSpoken({ words, text }));
    return () => {
      isCurrent = false;
    };
  }, [words, notation]);
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {spoken.words === words ? spoken.text : ''}
    </VisuallyHidden>
  );
}
