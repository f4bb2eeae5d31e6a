import type { Sheet } from '@lemma/contracts';
import { answerTypes, type AnswerType } from '@lemma/math/document';
import { use, type ReactNode } from 'react';
import { FiguresContext } from '../../../maths/figures/figures-context.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AnswerSpace.module.css';

type Part = Sheet['questions'][number]['variant']['parts'][number];

/** The line that an answer is written on, as long as answers of its type need. */
const lines: Readonly<Record<AnswerType, string | undefined>> = {
  [answerTypes.oneChoice]: undefined,
  [answerTypes.severalChoices]: undefined,
  [answerTypes.number]: css.short,
  [answerTypes.text]: css.long,
  [answerTypes.expression]: css.long,
  [answerTypes.equation]: css.long,
  [answerTypes.collection]: css.long,
  [answerTypes.matrix]: css.tall,
};

/** The room for each `[[part]]` on paper: a line to write on, or choices to tick. */
export function answerSpaces(parts: readonly Part[]): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(parts.map((part) => [part.name, <AnswerSpace key={part.name} part={part} />]));
}

/** On paper too, an answer that is drawn is drawn on its figure. */
function AnswerSpace({ part }: { part: Part }) {
  const figure = use(FiguresContext);
  if (part.graph !== undefined) return figure(part.graph.figure) ?? <WrittenSpace part={part} />;
  return (
    <>
      {part.choosing === undefined ? null : figure(part.choosing.figure)}
      <WrittenSpace part={part} />
    </>
  );
}

function WrittenSpace({ part }: { part: Part }) {
  const line = lines[part.answerType];
  if (line === undefined) return <PaperChoices part={part} />;
  return (
    <span className={line}>
      <VisuallyHidden>{part.label === '' ? t(m.answerWord) : part.label}</VisuallyHidden>
    </span>
  );
}

/** Circles where one choice is right, squares where several may be. */
function PaperChoices({ part: { choices, answerType } }: { part: Part }) {
  return (
    <span className={css.choices} data-choices>
      {choices.map((choice, index) => (
        <span key={choice.key} className={css.choice}>
          <span className={answerType === answerTypes.severalChoices ? css.square : css.circle} aria-hidden />
          <b>{letterOf(index)}</b>
          <MathText inline source={choice.text} />
        </span>
      ))}
    </span>
  );
}

/** A, B, C … for the choices of a part, on sheets and in their key. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
