import { message } from '../../message.ts';

/** Names of the handles of drawing tools, and the reasons why a drawing is not finished. */
export const pointNamed = message('maths.drawn.pointNamed', 'Point {letter}', '');
export const vertex = message('maths.drawn.vertex', 'Vertex', '');
export const onParabola = message('maths.drawn.onParabola', 'Point on the parabola', '');
export const flatParabola = message(
  'maths.drawn.flatParabola',
  'Move the point away from the vertex, to one side and up or down: else it is not a parabola.',
  '',
);
export const onGraph = message('maths.drawn.onGraph', 'Point on the graph', '');
export const flatGraph = message(
  'maths.drawn.flatGraph',
  'Move the point away from the vertex, to one side and up or down.',
  '',
);
export const differentPlaces = message(
  'maths.drawn.differentPlaces',
  'The two points need different places on the x-axis.',
  '',
);
export const differentHeights = message('maths.drawn.differentHeights', 'The two points need different heights.', '');
export const sideOfAsymptote = message(
  'maths.drawn.sideOfAsymptote',
  'Both points have to be on the same side of the asymptote, and not on it.',
  '',
);
export const crossing = message('maths.drawn.crossing', 'Crossing of the middle line', '');
export const extremum = message('maths.drawn.extremum', 'Highest or lowest point beside it', '');
export const leftEnd = message('maths.drawn.leftEnd', 'Left end', '');
export const rightEnd = message('maths.drawn.rightEnd', 'Right end', '');
export const leftEndOf = message('maths.drawn.leftEndOf', 'Left end of piece {piece}', '');
export const rightEndOf = message('maths.drawn.rightEndOf', 'Right end of piece {piece}', '');
export const noInterval = message('maths.drawn.noInterval', 'Two ends on one spot make no interval.', '');
export const noLine = message('maths.drawn.noLine', 'Two points on one spot make no line.', '');
export const inRegion = message('maths.drawn.inRegion', 'Point in the region', '');
export const noBorder = message('maths.drawn.noBorder', 'Two points on one spot make no border.', '');
export const onBorder = message(
  'maths.drawn.onBorder',
  'The point in the region is on the border: move it to one side.',
  '',
);
export const centre = message('maths.drawn.centre', 'Centre', '');
export const onCircle = message('maths.drawn.onCircle', 'Point on the circle', '');
export const noRadius = message(
  'maths.drawn.noRadius',
  'Centre and point are on one spot: the circle has no radius.',
  '',
);
export const setPointsOne = message('maths.drawn.setPointsOne', 'Set {count} points: there is 1.', '');
export const setPoints = message('maths.drawn.setPoints', 'Set {count} points: there are {set}.', '');
export const twinPoints = message('maths.drawn.twinPoints', 'Two of the points are on one spot.', '');
export const noSegment = message('maths.drawn.noSegment', 'Two ends on one spot make no segment.', '');
export const startingPoint = message('maths.drawn.startingPoint', 'Starting point', '');
export const onRay = message('maths.drawn.onRay', 'Point on the ray', '');
export const noRay = message('maths.drawn.noRay', 'Two points on one spot make no ray.', '');
export const tail = message('maths.drawn.tail', 'Tail', '');
export const tip = message('maths.drawn.tip', 'Tip', '');
export const noArrow = message('maths.drawn.noArrow', 'Tail and tip are on one spot: draw an arrow.', '');
export const corner = message('maths.drawn.corner', 'Corner {letter}', '');
export const needsCorners = message('maths.drawn.needsCorners', 'This needs {count} corners.', '');
export const needsMoreCorners = message('maths.drawn.needsMoreCorners', 'This needs at least {count} corners.', '');
export const twinCorners = message('maths.drawn.twinCorners', 'Two of the corners are on one spot.', '');
export const asymptote = message('maths.drawn.asymptote', 'Asymptote', '');
