import { isMathsType, type Variant } from '@lemma/math/document';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './KeyRows.module.css';

const Rows = part('dl', css.rows);

type Part = Pick<Variant['parts'][number], 'name' | 'answerType' | 'answerLatex'>;

/** Choices' texts and words are Markdown; everything else is LaTeX. */
export function keySource(part: Pick<Part, 'answerType' | 'answerLatex'>): string {
  return isMathsType(part.answerType) ? `$${part.answerLatex}$` : part.answerLatex;
}

/** Drawn words are Markdown, with formulas of their own; everything else is one formula. */
export function drawnSource({ name, latex, plain }: Variant['values'][number]): string {
  const typeset = name.length === 1 ? name : `\\text{${name}}`;
  return latex.startsWith('\\text{') ? `$${typeset}$ = ${plain}` : `$${typeset} = ${latex}$`;
}

/** The key of a variant and the values that it was drawn with. */
export function KeyRows({ parts, values }: { parts: readonly Part[]; values: Variant['values'] }) {
  return (
    <Rows>
      {parts.map((part, index) => (
        <KeyRow
          key={part.name}
          name={parts.length === 1 ? t(m.onlyKey) : t(m.key, { number: index + 1 })}
          source={keySource(part)}
        />
      ))}
      {values.length === 0 ? null : <KeyRow name={t(m.drawnValues)} source={values.map(drawnSource).join(', ')} />}
    </Rows>
  );
}

function KeyRow({ name, source }: { name: string; source: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <MathText inline source={source} />
      </dd>
    </>
  );
}
