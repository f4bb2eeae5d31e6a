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
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

const endField = (side: 'from' | 'to', label: string): Field => ({
  at: `ends.${side}`,
  label,
  reads: 'choice',
  options: [
    { value: '', label: t(m.nothing) },
    { value: 'closed', label: t(m.pointBelongs) },
    { value: 'open', label: t(m.pointDoesNot) },
    { value: 'arrow', label: t(m.arrow) },
  ],
  isMore: true,
});

const between = [numberField('from', t(m.from)), numberField('to', t(m.to))] as const;
const bothEnds = [endField('from', t(m.firstEnd)), endField('to', t(m.lastEnd))];
const ends = [...between, ...bothEnds].map(more);
const span = between.map(alwaysThere);
const fillField: Field = { at: 'fill', label: t(m.filled), reads: 'off', isMore: true };
const points = (at: string, label: string, example: string): Field => needed(at, label, example);

/** How every kind of element of a plane is edited, those that teachers need most first. */
export const planeElements: { readonly [K in PlaneElementKind]: ElementEditing<PlaneElements[K]> } = {
  curve: {
    label: t(m.curveY),
    fields: [
      needed('curve', 'y =', 'x^2 - 4'),
      ...ends,
      { at: 'gaps', label: t(m.ringForGap), reads: 'off', isMore: true },
    ],
    start: { curve: 'x^2 - 4' },
  },
  points: {
    label: t(m.points),
    fields: [
      points('points', t(m.points), '(1, 2), (3, 0)'),
      labelsField('labels', t(m.theirNames), 'A, B'),
      markField,
    ],
    start: { points: '(1, 2)' },
  },
  line: {
    label: t(m.lineElement),
    fields: [needed('line', t(m.equationOrPoints), 'y = 2x - 1')],
    start: { line: 'y = x + 1' },
  },
  segment: {
    label: t(m.segmentElement),
    fields: [
      points('segment', t(m.twoEnds), '(0, 0), (3, 2)'),
      { at: 'ticks', label: t(m.strokes), reads: 'count', example: '0', isMore: true },
      { at: 'arrows', label: t(m.arrowheads), reads: 'count', example: '0', isMore: true },
    ],
    start: { segment: '(0, 0), (3, 2)' },
  },
  vector: {
    label: t(m.vectorElement),
    fields: [points('vector', t(m.fromPointToPoint), '(0, 0), (3, 2)')],
    start: { vector: '(0, 0), (3, 2)' },
  },
  polygon: {
    label: t(m.polygon),
    fields: [
      points('polygon', t(m.cornersInOrder), '(0, 0), (4, 0), (4, 3)'),
      labelsField('names', t(m.namesOfCorners), 'A, B, C'),
      labelsField('sides', t(m.namesOfSides), 'c, a, b'),
      more(labelsField('angles', t(m.namesOfAngles), '$\\alpha$, , $\\gamma$')),
      fillField,
    ],
    start: { polygon: '(0, 0), (4, 0), (4, 3)' },
  },
  circle: {
    label: t(m.circle),
    fields: [needed('circle', t(m.centreOrEquation), '(0, 0)'), numberField('radius', t(m.radius), '2'), fillField],
    start: { circle: '(0, 0)', radius: 2 },
  },
  angle: {
    label: t(m.angle),
    fields: [needed('angle', t(m.threePoints), '(3, 0), (0, 0), (2, 3)', t(m.rightAngleSquare))],
    start: { angle: '(3, 0), (0, 0), (2, 3)' },
  },
  region: {
    label: t(m.region),
    fields: [needed('region', t(m.inequality), 'y >= x and y < 3')],
    start: { region: 'y >= x and y < 3' },
  },
  between: {
    label: t(m.areaBetween),
    fields: [
      needed('between.0', t(m.oneCurve), 'x^2'),
      needed('between.1', t(m.otherCurve), '0'),
      ...span,
      more(numberField('bars', t(m.barsInstead), '4')),
    ],
    start: { between: ['x^2', '0'], from: 0, to: 2 },
  },
  text: {
    label: t(m.words),
    fields: [
      { at: 'text', label: t(m.words), reads: 'words', example: t(m.wordsExample), isNeeded: true },
      needed('at', t(m.atPoint), '(1, 3)'),
    ],
    start: { text: t(m.here), at: '(1, 3)' },
  },
  asymptote: {
    label: t(m.asymptote),
    fields: [needed('asymptote', t(m.equation), 'x = 2')],
    start: { asymptote: 'x = 2' },
  },
  ray: {
    label: t(m.rayElement),
    fields: [points('ray', t(m.fromPointThrough), '(0, 0), (1, 2)')],
    start: { ray: '(0, 0), (1, 2)' },
  },
  arc: {
    label: t(m.arcOfCircle),
    fields: [
      needed('arc', t(m.centre), '(0, 0)'),
      alwaysThere(numberField('radius', t(m.radius), '2')),
      alwaysThere(numberField('from', t(m.fromAngle), '0')),
      alwaysThere(numberField('to', t(m.toAngle), 'pi/2')),
      fillField,
    ],
    start: { arc: '(0, 0)', radius: 2, from: 0, to: 'pi/2' },
  },
  ellipse: {
    label: t(m.ellipse),
    fields: [needed('ellipse', t(m.centre), '(0, 0)'), needed('axes', t(m.halfAxes), '(3, 2)')],
    start: { ellipse: '(0, 0)', axes: '(3, 2)' },
  },
  implicit: {
    label: t(m.curveEquation),
    fields: [needed('implicit', t(m.equation), 'x^2 + x y + y^2 = 4')],
    start: { implicit: 'x^2 + x y + y^2 = 4' },
  },
  curveOfY: {
    label: t(m.curveX),
    fields: [needed('curveOfY', 'x =', 'y^2 - 4'), ...ends],
    start: { curveOfY: 'y^2 - 4' },
  },
  parametric: {
    label: t(m.curveParameter),
    fields: [needed('parametric', t(m.pointAtT), '(cos(t), sin(2t))'), ...span, ...bothEnds],
    start: { parametric: '(3cos(t), 3sin(2t))', from: 0, to: '2pi' },
  },
  polar: {
    label: t(m.curvePolar),
    fields: [needed('polar', 'r =', '2 + cos(t)'), ...between.map(more)],
    start: { polar: '2 + cos(t)' },
  },
  slopeField: {
    label: t(m.slopeField),
    fields: [needed('slopeField', "y' =", 'x - y')],
    start: { slopeField: 'x - y' },
  },
};
