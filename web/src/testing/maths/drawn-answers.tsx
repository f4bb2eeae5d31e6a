import type { Graph } from '@lemma/math/document';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { GraphAnswer, type GraphAnswerProps } from '../../maths/graph/GraphAnswer.tsx';
import { noHints } from '../../maths/keyboard/first-row/hints.ts';
import { show } from '../show.tsx';
import { numberLine, plane } from './drawn-scenes.ts';

/** Answers that are drawn on an empty plane or number line from −5 to 5. */

function Answer(props: Partial<GraphAnswerProps> & { graph: Graph; onValue: (value: string) => void }) {
  const { onValue, value: start = '', ...rest } = props;
  const [value, setValue] = useState(start);
  const change = (next: string): void => {
    setValue(next);
    onValue(next);
  };
  return (
    <GraphAnswer
      label="Line"
      scene={props.graph.isLine ? numberLine : plane}
      asked={{ answerType: 7, keyboard: noHints }}
      {...rest}
      value={value}
      onChange={change}
    />
  );
}

export function showAnswer(graph: Graph, props: Partial<GraphAnswerProps> = {}) {
  const onValue = vi.fn<(value: string) => void>();
  return { ...show(<Answer graph={graph} onValue={onValue} {...props} />), onValue };
}

/** The stage is 500 pixels wide on the page of a test: a step of the grid is 50. */
const stageBox = { left: 0, top: 0, width: 500, height: 500, right: 500, bottom: 500, x: 0, y: 0, toJSON: () => ({}) };
export const standOnStage = () => vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(stageBox);

export const handle = (name: string): HTMLElement => screen.getByRole('slider', { name });
export const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });

/** A press at a place of the plane. */
export const at = (x: number, y: number) => ({
  clientX: (x + 5) * 50,
  clientY: (5 - y) * 50,
  isPrimary: true,
  button: 0,
});
