import type { GraphTool } from '@lemma/math/document';
import { AnswerBox, type AnswerPart } from '../../src/maths/AnswerBox.tsx';
import { Figures } from '../../src/maths/figures/Figures.tsx';
import { Formula } from '../../src/maths/typesetting/Formula.tsx';
import { MathText } from '../../src/maths/typesetting/MathText.tsx';
import { graphOf, numberLine, plane } from '../../src/testing/maths/drawn-scenes.ts';
import { Note } from '../../src/ui/messages/Note.tsx';
import { nothing, type Story } from '../story.ts';
import { Column } from './controls.tsx';

const choices = ['$x = 2$', '$x = -2$', 'no solution'].map((text, place) => ({ key: String(place + 1), text }));

const partOf = (answerType: AnswerPart['answerType'], label: string): AnswerPart => ({
  name: 'a',
  answerType,
  label,
  choices: answerType <= 3 ? choices : [],
  keyboard: { letters: ['x'], functions: [], templates: ['fraction', 'root'] },
});

const boxes: readonly (readonly [name: string, type: AnswerPart['answerType'], value: string])[] = [
  ['one choice', 2, '2'],
  ['several choices', 3, '1,3'],
  ['a number', 4, '\\frac{3}{4}'],
  ['words', 5, 'sine'],
  ['an expression', 6, 'x^2+3x'],
  ['a matrix', 9, '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}'],
];

const pads: readonly (readonly [name: string, tool: GraphTool])[] = [
  ['a line', 'line'],
  ['a half-plane', 'half-plane'],
  ['a polygon without its corners', 'polygon'],
];

export const mathsStories: readonly Story[] = [
  {
    name: 'Text with formulas',
    render: () => (
      <MathText source="Solve $x^2 - 5x + 6 = 0$. With $a \ne 0$ the roots are $$x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}.$$ Give *both*." />
    ),
  },
  {
    name: 'Text from right to left',
    render: () => <MathText direction="rtl" source="حل المعادلة $x^2 = 4$ ثم اكتب الحلول." />,
  },
  { name: 'Formula that is wider than a phone', render: () => <Formula display latex={wideFormula} /> },
  { name: 'Formula that cannot be typeset', render: () => <Formula latex="\frac{1}{" /> },
  ...boxes.map(([name, type, value]) => ({
    name: `Answer box for ${name}`,
    render: () => (
      <Column>
        <AnswerBox part={partOf(type, `Empty, ${name}`)} value="" onChange={nothing} />
        <AnswerBox part={partOf(type, `Filled, ${name}`)} value={value} onChange={nothing} />
      </Column>
    ),
  })),
  ...pads.map(([name, tool]) => ({
    name: `Sketchpad for ${name}`,
    render: () => {
      const corner = { x: 3, y: -4 };
      const changes = tool === 'half-plane' ? { start: [...graphOf(tool).start, corner], count: 1 } : {};
      const graph = graphOf(tool, tool === 'polygon' ? { start: [], count: 'free' } : changes);
      return (
        <Figures scenes={[{ ...plane, sketch: { graph, showsValue: true } }]} canSketch>
          <MathText source="[[figure:plane]]" />
        </Figures>
      );
    },
  })),
  {
    name: 'Sketchpad on a number line',
    render: () => {
      const ends = [
        { x: -3, y: 0, end: 'closed' },
        { x: 2, y: 0, end: 'open' },
      ] as const;
      const graph = graphOf('interval', { figure: 'line', isLine: true, count: 1, start: ends });
      return (
        <Figures scenes={[{ ...numberLine, sketch: { graph, showsValue: true } }]} canSketch>
          <MathText source="[[figure:line]]" />
        </Figures>
      );
    },
  },
  ...(['right', 'partly', 'wrong'] as const).map((verdict) => ({
    name: `Answer box, ${verdict}`,
    render: () => (
      <AnswerBox
        part={partOf(5, `Answer that is ${verdict}`)}
        value="cosine"
        onChange={nothing}
        verdict={verdict}
        readOnly
        feedback={verdict === 'right' ? undefined : <Note tone="wrong" title="Not quite, keep it up though!" />}
      />
    ),
  })),
];

const wideFormula = String.raw`(a+b)^8 = a^8 + 8a^7b + 28a^6b^2 + 56a^5b^3 + 70a^4b^4 + 56a^3b^5 + 28a^2b^6 + 8ab^7 + b^8`;
