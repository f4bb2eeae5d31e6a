import { message } from '@lemma/contracts/messages';

export const dotIsAnswer = message('polls.kinds.point.dotIsAnswer', 'Each dot is one answer.', 'HeatMap, Legend');
export const fromTo = message('polls.kinds.point.fromTo', '{least} to {most}', 'HeatMap, Legend');
export const pointOnPlane = message('polls.kinds.point.pointOnPlane', 'Point on a plane', 'desk, point, name');
export const markedOn = message('polls.kinds.point.markedOn', 'Marked on', 'desk, PointFields, label');
export const aPlane = message('polls.kinds.point.aPlane', 'A plane', 'desk, PointFields, label');
export const numberLine = message('polls.kinds.point.numberLine', 'A number line', 'desk, PointFields, label');
export const curveOnIt = message('polls.kinds.point.curveOnIt', 'Curve on it, y =', 'desk, PointFields, label');
export const curveExample = message(
  'polls.kinds.point.curveExample',
  'For example x^2 - 4. May be empty.',
  'desk, PointFields, helper',
);
export const stepsOf = message('polls.kinds.point.stepsOf', 'Steps of', 'desk, PointFields');
export const rightPlace = message('polls.kinds.point.rightPlace', 'Right place', 'desk, PointFields, aria-label');
export const rightX = message('polls.kinds.point.rightX', 'Right x', 'desk, PointFields');
export const rightY = message('polls.kinds.point.rightY', 'Right y', 'desk, PointFields');
export const upToThisFar = message('polls.kinds.point.upToThisFar', 'Up to this far', 'desk, PointFields');
export const leaveEmpty = message(
  'polls.kinds.point.leaveEmpty',
  'Leave the right place empty when nothing is to be marked.',
  'desk, PointFields',
);
export const percentRight = message('polls.kinds.point.percentRight', '{percent} % right', 'wall, PointResults');
export const placesWithMost = message(
  'polls.kinds.point.placesWithMost',
  'Places with the most answers',
  'wall, Places, aria-label',
);
export const roundNumber = message(
  'polls.kinds.point.roundNumber',
  'Round {number}',
  'wall, PointComparison, aria-label',
);
export const roundAfterTalking = message(
  'polls.kinds.point.roundAfterTalking',
  'Round {number}, after talking',
  'wall, PointComparison',
);
export const answersInSquare = message('polls.kinds.point.answersInSquare', 'answers in a square', 'HeatMap, legend');
export const answersInSquareJoined = message(
  'polls.kinds.point.answersInSquareJoined',
  'answers in a square, joined while there are few',
  'HeatMap, legend',
);
export const axisFrom = message('polls.kinds.point.axisFrom', '{axis} from', 'desk, PointFields; {axis} is x or y');
export const axisTo = message('polls.kinds.point.axisTo', '{axis} to', 'desk, PointFields; {axis} is x or y');
