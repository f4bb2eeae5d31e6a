import { message } from '@lemma/contracts/messages';

export const keyboard = message('maths.keyboard', 'Keyboard', 'KeyboardButton, Button');
export const great = message('maths.great', 'Great!', 'VerdictMark, text');
export const notYet = message('maths.notYet', 'Not yet', 'VerdictMark, text');
export const partlyRight = message('maths.partlyRight', 'Partly right', 'VerdictMark, text');
export const answer = message('maths.answer', 'Answer', 'AnswerBox');
export const withItsUnit = message('maths.withItsUnit', '{label}, with its unit', 'AnswerBox, label');
export const readAs = message('maths.readAs', 'Read as {spoken}', 'MathField, text');
export const check = message('maths.check', 'Check', 'AnswerBox, GraphBox, checkLabel');
