// One file: the field is of use only with all of it, also where the network has gone.
export { MathfieldElement } from 'mathlive';
export { KeyboardCarrier } from '../keyboard/KeyboardCarrier.tsx';
export { ShowKeyboardButton } from '../keyboard/ShowKeyboardButton.tsx';
export { plainWords } from '../reading/problem-words.ts';
export { MathLiveBox } from './MathLiveBox.tsx';
export { setUpMathLive } from './set-up/mathlive.ts';
