export { ambiguityOf, inFull, type Ambiguity, type AmbiguityCode } from './ambiguity.ts';
export { saysInfinitelyMany } from './phrases.ts';
export { asMeant, type TypedText } from './as-meant.ts';
