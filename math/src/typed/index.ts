export { asMeant, type TypedText } from './as-meant.ts';
