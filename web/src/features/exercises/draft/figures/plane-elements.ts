import type { PlaneElementKind, PlaneElements } from '@lemma/math/document';
import {
  alwaysThere,
  type ElementEditing,
  labelsField,
  markField,
  more,
  needed,
  numberField,
} from './element-editing.ts';
import type { Field } from './fields.ts';

const endField = (side: 'from' | 'to', label: string): Field => ({
  at: `ends.${side}`,
  label,
  reads: 'choice',
  options: [
    { value: '', label: 'Nothing' },
    { value: 'closed', label: 'Point that belongs to it' },
    { value: 'open', label: 'Point that does not' },
    { value: 'arrow', label: 'Arrow' },
  ],
  isMore: true,
});

const between = [numberField('from', 'From'), numberField('to', 'To')] as const;
const ends = [...between, endField('from', 'First end'), endField('to', 'Last end')].map(more);
const span = between.map(alwaysThere);
const fillField: Field = { at: 'fill', label: 'Filled', reads: 'off', isMore: true };
const points = (at: string, label: string, example: string): Field => needed(at, label, example);

/** How every kind of element of a plane is edited, those that teachers need most first. */
export const planeElements: { readonly [K in PlaneElementKind]: ElementEditing<PlaneElements[K]> } = {
  curve: {
    label: 'Curve, y = …',
    fields: [
      needed('curve', 'y =', 'x^2 - 4'),
      ...ends,
      { at: 'gaps', label: 'Ring where one point is missing', reads: 'off', isMore: true },
    ],
    start: { curve: 'x^2 - 4' },
  },
  points: {
    label: 'Points',
    fields: [points('points', 'Points', '(1, 2), (3, 0)'), labelsField('labels', 'Their names', 'A, B'), markField],
    start: { points: '(1, 2)' },
  },
  line: {
    label: 'Line',
    fields: [needed('line', 'Equation, or two points', 'y = 2x - 1')],
    start: { line: 'y = x + 1' },
  },
  segment: {
    label: 'Segment',
    fields: [
      points('segment', 'Its two ends', '(0, 0), (3, 2)'),
      { at: 'ticks', label: 'Strokes for equal lengths', reads: 'count', example: '0', isMore: true },
    ],
    start: { segment: '(0, 0), (3, 2)' },
  },
  vector: {
    label: 'Vector',
    fields: [points('vector', 'From one point to another', '(0, 0), (3, 2)')],
    start: { vector: '(0, 0), (3, 2)' },
  },
  polygon: {
    label: 'Polygon',
    fields: [
      points('polygon', 'Corners in order', '(0, 0), (4, 0), (4, 3)'),
      labelsField('names', 'Names of the corners', 'A, B, C'),
      labelsField('sides', 'Names of the sides', 'c, a, b'),
      more(labelsField('angles', 'Names of the angles', '$\\alpha$, , $\\gamma$')),
      fillField,
    ],
    start: { polygon: '(0, 0), (4, 0), (4, 3)' },
  },
  circle: {
    label: 'Circle',
    fields: [needed('circle', 'Centre, or an equation', '(0, 0)'), numberField('radius', 'Radius', '2'), fillField],
    start: { circle: '(0, 0)', radius: 2 },
  },
  angle: {
    label: 'Angle',
    fields: [
      needed(
        'angle',
        'Three points, the vertex second',
        '(3, 0), (0, 0), (2, 3)',
        'A right angle is drawn as a square.',
      ),
    ],
    start: { angle: '(3, 0), (0, 0), (2, 3)' },
  },
  region: {
    label: 'Region',
    fields: [needed('region', 'Inequality, or several with “and”', 'y >= x and y < 3')],
    start: { region: 'y >= x and y < 3' },
  },
  between: {
    label: 'Area between two curves',
    fields: [
      needed('between.0', 'One curve, y =', 'x^2'),
      needed('between.1', 'Other curve, y =', '0'),
      ...span,
      more(numberField('bars', 'Bars instead, so many', '4')),
    ],
    start: { between: ['x^2', '0'], from: 0, to: 2 },
  },
  text: {
    label: 'Words',
    fields: [
      { at: 'text', label: 'Words', reads: 'words', example: 'highest point', isNeeded: true },
      needed('at', 'At the point', '(1, 3)'),
    ],
    start: { text: 'here', at: '(1, 3)' },
  },
  asymptote: {
    label: 'Asymptote',
    fields: [needed('asymptote', 'Equation', 'x = 2')],
    start: { asymptote: 'x = 2' },
  },
  ray: {
    label: 'Ray',
    fields: [points('ray', 'From a point through another', '(0, 0), (1, 2)')],
    start: { ray: '(0, 0), (1, 2)' },
  },
  arc: {
    label: 'Arc of a circle',
    fields: [
      needed('arc', 'Centre', '(0, 0)'),
      alwaysThere(numberField('radius', 'Radius', '2')),
      alwaysThere(numberField('from', 'From the angle', '0')),
      alwaysThere(numberField('to', 'To the angle', 'pi/2')),
    ],
    start: { arc: '(0, 0)', radius: 2, from: 0, to: 'pi/2' },
  },
  ellipse: {
    label: 'Ellipse',
    fields: [needed('ellipse', 'Centre', '(0, 0)'), needed('axes', 'Its two half axes', '(3, 2)')],
    start: { ellipse: '(0, 0)', axes: '(3, 2)' },
  },
  implicit: {
    label: 'Curve by an equation in x and y',
    fields: [needed('implicit', 'Equation', 'x^2 + x y + y^2 = 4')],
    start: { implicit: 'x^2 + x y + y^2 = 4' },
  },
  curveOfY: {
    label: 'Curve, x = …',
    fields: [needed('curveOfY', 'x =', 'y^2 - 4'), ...ends],
    start: { curveOfY: 'y^2 - 4' },
  },
  parametric: {
    label: 'Curve by a parameter t',
    fields: [needed('parametric', 'Point at t', '(cos(t), sin(2t))'), ...span],
    start: { parametric: '(3cos(t), 3sin(2t))', from: 0, to: '2pi' },
  },
  polar: {
    label: 'Curve by an angle t (polar)',
    fields: [needed('polar', 'r =', '2 + cos(t)'), ...between.map(more)],
    start: { polar: '2 + cos(t)' },
  },
  slopeField: {
    label: 'Slope field',
    fields: [needed('slopeField', "y' =", 'x - y')],
    start: { slopeField: 'x - y' },
  },
};
