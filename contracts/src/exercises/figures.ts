import {
  anchors,
  chartKinds,
  curveEnds,
  type Figure,
  figureGrids,
  figureSizes,
  graphTools,
  mostColours,
  mostElements,
  pointMarks,
  type Scene,
  strokeStyles,
} from '@lemma/math/document';
import { z } from 'zod';
import { graph, graphCount, graphSnap } from './graphs.ts';
import type { Loose } from './loose.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

/** zod schemas of figures in documents and of their scenes; the types in `math/` explain their meaning. */

const sourceText = z.string().max(1000);
const shortText = z.string().max(500);
const figureNumber = z.union([z.number(), sourceText]);
const labels = z.array(shortText).max(mostElements);

const when = z.union([z.literal(['always', 'solution']), z.templateLiteral(['hint ', z.int().min(1).max(99)])]);

const base = {
  colour: z.int().min(1).max(mostColours).optional(),
  stroke: z.enum(strokeStyles).optional(),
  label: shortText.optional(),
  when: when.optional(),
  things: labels.optional(),
};
const endsOfCurve = z.strictObject({ from: z.enum(curveEnds).optional(), to: z.enum(curveEnds).optional() }).optional();
const ends = { from: figureNumber.optional(), to: figureNumber.optional(), ends: endsOfCurve };

const points = z.strictObject({
  points: sourceText,
  ...base,
  mark: z.enum(pointMarks).optional(),
  labels: labels.optional(),
});
const text = z.strictObject({ text: shortText, at: sourceText, ...base });

const planeElement = z.union([
  z.strictObject({ curve: sourceText, ...base, ...ends, gaps: z.boolean().optional() }),
  z.strictObject({ curveOfY: sourceText, ...base, ...ends }),
  z.strictObject({ parametric: sourceText, ...base, from: figureNumber, to: figureNumber, ends: endsOfCurve }),
  z.strictObject({ polar: sourceText, ...base, from: figureNumber.optional(), to: figureNumber.optional() }),
  z.strictObject({ implicit: sourceText, ...base }),
  points,
  z.strictObject({
    segment: sourceText,
    ...base,
    ticks: z.int().min(0).max(4).optional(),
    arrows: z.int().min(0).max(4).optional(),
  }),
  z.strictObject({ line: sourceText, ...base }),
  z.strictObject({ ray: sourceText, ...base }),
  z.strictObject({ vector: sourceText, ...base }),
  z.strictObject({
    polygon: sourceText,
    ...base,
    fill: z.boolean().optional(),
    names: labels.optional(),
    sides: labels.optional(),
    angles: labels.optional(),
  }),
  z.strictObject({ circle: sourceText, ...base, radius: figureNumber.optional(), fill: z.boolean().optional() }),
  z.strictObject({
    arc: sourceText,
    ...base,
    radius: figureNumber,
    from: figureNumber,
    to: figureNumber,
    fill: z.boolean().optional(),
  }),
  z.strictObject({ ellipse: sourceText, axes: sourceText, ...base }),
  z.strictObject({ angle: sourceText, ...base }),
  z.strictObject({ region: sourceText, ...base }),
  z.strictObject({
    between: z.tuple([sourceText, sourceText]),
    ...base,
    from: figureNumber,
    to: figureNumber,
    bars: figureNumber.optional(),
  }),
  z.strictObject({ asymptote: sourceText, ...base }),
  text,
  z.strictObject({ slopeField: sourceText, ...base }),
]);

const lineElement = z.union([points, z.strictObject({ interval: sourceText, ...base }), text]);

const axis = z.strictObject({
  from: figureNumber,
  to: figureNumber,
  step: figureNumber.optional(),
  label: shortText.optional(),
  numbers: z.boolean().optional(),
});

const figureBase = {
  name: z.string().regex(/^[a-z][a-z0-9]{0,23}$/, words(m.smallLettersFirst)),
  size: z.enum(figureSizes).optional(),
  describe: z.string().max(1000).optional(),
  table: z.boolean().optional(),
};

const slider = z.strictObject({
  /** Its form is checked with the expressions that use it. */
  variable: z.string().max(24),
  from: figureNumber,
  to: figureNumber,
  step: figureNumber,
  start: figureNumber.optional(),
});

const sketch = z.strictObject({
  tool: z.enum(graphTools),
  count: graphCount.optional(),
  snap: graphSnap.optional(),
  value: z.boolean().optional(),
});

/** A figure of an exercise document. */
export const figure = z.discriminatedUnion('kind', [
  z.strictObject({
    ...figureBase,
    kind: z.enum(['plane', 'geometry']),
    x: axis,
    y: axis,
    grid: z.enum(figureGrids).optional(),
    equal: z.boolean().optional(),
    slider: slider.optional(),
    sketch: sketch.optional(),
    show: z.array(planeElement).max(mostElements),
  }),
  z.strictObject({
    ...figureBase,
    kind: z.literal('number-line'),
    x: axis,
    slider: slider.optional(),
    sketch: sketch.optional(),
    show: z.array(lineElement).max(mostElements),
  }),
  z.strictObject({
    ...figureBase,
    kind: z.literal('chart'),
    chart: z.enum(chartKinds),
    data: sourceText,
    frequencies: sourceText.optional(),
    others: z.array(sourceText).max(5).optional(),
    labels: labels.optional(),
    width: figureNumber.optional(),
    fitted: z.boolean().optional(),
    things: labels.optional(),
    xLabel: shortText.optional(),
    yLabel: shortText.optional(),
  }),
]);

const places = z.array(z.number());
const end = z.enum(curveEnds).optional();

const sceneElement = z.strictObject({
  kind: z.string(),
  when,
  colour: z.int(),
  stroke: z.enum(strokeStyles),
  label: z.string(),
  strokes: z.array(
    z.strictObject({
      places,
      isClosed: z.boolean().optional(),
      start: end,
      end,
      isDashed: z.boolean().optional(),
      isThin: z.boolean().optional(),
    }),
  ),
  areas: z.array(z.strictObject({ rings: z.array(places) })),
  marks: z.array(z.strictObject({ mark: z.enum(pointMarks), x: z.number(), y: z.number() })),
  texts: z.array(z.strictObject({ text: z.string(), x: z.number(), y: z.number(), anchor: z.enum(anchors) })),
  readings: z.array(z.array(z.string())),
  things: z.array(z.int()).optional(),
});

/** The drawing: numbers and texts, without the expressions behind them. */
export const scene: z.ZodType<Scene> = z.strictObject({
  name: z.string(),
  kind: z.enum(['plane', 'geometry', 'number-line', 'chart']),
  size: z.enum(figureSizes),
  describe: z.string(),
  hasTable: z.boolean(),
  width: z.number(),
  height: z.number(),
  window: z.strictObject({ left: z.number(), right: z.number(), bottom: z.number(), top: z.number() }).optional(),
  axes: z.array(
    z.strictObject({
      direction: z.enum(['x', 'y']),
      at: z.number(),
      hasLine: z.boolean(),
      ticks: z.array(z.strictObject({ at: z.number(), text: z.string() })),
      label: z.string(),
    }),
  ),
  grid: z.enum(figureGrids),
  elements: z.array(sceneElement),
  slider: z
    .strictObject({
      variable: z.string(),
      start: z.int(),
      steps: z.array(
        z.strictObject({ value: z.string(), describe: z.string(), elements: z.array(sceneElement.nullable()) }),
      ),
    })
    .optional(),
  sketch: z.strictObject({ graph, showsValue: z.boolean() }).optional(),
});

figure satisfies z.ZodType<Loose<Figure>>;
