import { isMathsType, type Variant } from '@lemma/math/document';
import { styled } from '@mui/material/styles';
import { MathText } from '../../../maths/typesetting/MathText.tsx';

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: '6px 12px',
  padding: '14px 20px',
  fontSize: 14,
  lineHeight: '22px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.lemma.sunken,
  borderRadius: '0 0 10px 10px',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars.palette.lemma.ink3 },
  '& dd': { minWidth: 0, overflowX: 'auto', overflowY: 'hidden' },
}));

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
        <KeyRow key={part.name} name={parts.length === 1 ? 'Key' : `Key ${index + 1}`} source={keySource(part)} />
      ))}
      {values.length === 0 ? null : <KeyRow name="Drawn" source={values.map(drawnSource).join(', ')} />}
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
