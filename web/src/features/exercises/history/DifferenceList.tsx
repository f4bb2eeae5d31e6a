import type { Difference } from '@lemma/contracts';
import { Fragment, useMemo, type ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { markVariables } from './mark-variables.ts';
import { differenceOfWords, type Piece } from './word-difference.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './DifferenceList.module.css';

const List = part('dl', css.list);

/** In what two documents differ: what was taken out struck through, what has come in on green. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <List>
      {differences.map((difference, index) => (
        <div key={`${difference.place} ${index}`}>
          <dt>{difference.place}</dt>
          <dd>
            {difference.isText ? <TextDifference difference={difference} /> : <Exchange difference={difference} />}
          </dd>
        </div>
      ))}
    </List>
  );
}

function Exchange({ difference: { before, after } }: { difference: Difference }) {
  return (
    <>
      {before === null ? null : <Removed>{before}</Removed>}
      {before !== null && after !== null ? <ArrowRight aria-hidden className={css.arrow} /> : null}
      {after === null ? null : <Added>{after}</Added>}
    </>
  );
}

function TextDifference({ difference: { before, after } }: { difference: Difference }) {
  const pieces = useMemo(() => differenceOfWords(before ?? '', after ?? ''), [before, after]);
  return pieces.map((piece, index) => <TextPiece key={index} piece={piece} />);
}

function TextPiece({ piece: { kind, text } }: { piece: Piece }) {
  const content = <Lines text={text} />;
  if (kind === 'same') return content;
  return kind === 'added' ? <Added>{content}</Added> : <Removed>{content}</Removed>;
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      <MathText inline source={markVariables(line)} />
      {/* Inline text drops the space at its end. */}
      {line.endsWith(' ') ? ' ' : null}
    </Fragment>
  ));
}

const Added = ({ children }: { children: ReactNode }) => (
  <ins>
    <VisuallyHidden>{t(m.added)} </VisuallyHidden>
    {children}
  </ins>
);

const Removed = ({ children }: { children: ReactNode }) => (
  <del>
    <VisuallyHidden>{t(m.removed)} </VisuallyHidden>
    {children}
  </del>
);
