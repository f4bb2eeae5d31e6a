import { offer } from '../../core/own.ts';
import { regradedData } from './data/regraded-store.ts';
import { attemptData } from './data/attempt-store.ts';

export type { AttemptStore, OwnedAttempt, ResponseRow } from './data/attempt-store.ts';
export type { ItemResponse, ItemVariant } from './data/regraded-store.ts';
export { decided, regradedVerdict, shareOf, underLastingDecisions } from './work/changed-verdict.ts';
export { mark, outcomeOf } from './work/marking.ts';
export {
  illustrated,
  itemState,
  presentResponse,
  presentUnreadable,
  presentVerdict,
  withFigures,
} from './work/present.ts';
export { areSameAsTyped, asTyped, verdictIn } from './work/typed-answers.ts';
export { newSeed } from './work/starting.ts';

export const regradedQueries = offer(regradedData, [
  'overlay',
  'selectItemResponses',
  'selectItemVariants',
  'selectLastingDecisions',
]);

export const attemptQueries = offer(attemptData, [
  'findAttempt',
  'insertAttempt',
  'insertResponse',
  'markHandedIn',
  'selectAttemptsOf',
  'selectContents',
]);

export { fromResponses, fromResponsesToItems, fromVariants } from './data/joins.ts';
