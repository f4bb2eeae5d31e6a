import * as accommodations from './accommodations.ts';
import * as accounts from './accounts.ts';
import * as administration from './administration.ts';
import * as appeals from './appeals.ts';
import * as attempts from './attempts.ts';
import * as classImport from './class-import.ts';
import * as classJoining from './class-joining.ts';
import * as classMembers from './class-members.ts';
import * as classrooms from './classrooms.ts';
import type { Endpoint } from './endpoint.ts';
import * as exerciseHistory from './exercise-history.ts';
import * as exerciseTransfer from './exercise-transfer.ts';
import * as exercises from './exercises.ts';
import * as feedback from './feedback.ts';
import * as grading from './grading.ts';
import * as identity from './identity.ts';
import * as images from './images.ts';
import * as itemAnalysis from './item-analysis.ts';
import * as lateArrivals from './late-arrivals.ts';
import * as operations from './operations.ts';
import * as passwords from './passwords.ts';
import * as pollResults from './poll-results.ts';
import * as pollRunning from './poll-running.ts';
import * as pollVoting from './poll-voting.ts';
import * as polls from './polls.ts';
import * as previews from './previews.ts';
import * as privacy from './privacy.ts';
import * as progress from './progress.ts';
import * as regrades from './regrades.ts';
import * as receipts from './receipts.ts';
import * as results from './results.ts';
import * as samples from './samples.ts';
import * as schoolAccounts from './school-accounts.ts';
import * as sharing from './sharing.ts';
import * as tasks from './tasks.ts';

export * from './accommodations.ts';
export * from './accounts.ts';
export * from './administration.ts';
export * from './appeals.ts';
export * from './attempts.ts';
export * from './audience.ts';
export * from './class-import.ts';
export * from './class-joining.ts';
export * from './class-members.ts';
export * from './class-roles.ts';
export * from './classrooms.ts';
export * from './constants.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export { exerciseDocument } from './exercise-document.ts';
export * from './exercise-history.ts';
export * from './exercise-transfer.ts';
export * from './exercises.ts';
export * from './feedback.ts';
export * from './grading.ts';
export * from './grading-constants.ts';
export * from './identity.ts';
export * from './image-widths.ts';
export * from './images.ts';
export * from './item-analysis.ts';
export * from './late-arrivals.ts';
export * from './operations.ts';
export * from './passwords.ts';
export * from './payload.ts';
export * from './poll-constants.ts';
export * from './poll-kinds/index.ts';
export { pollMeasures, type PollMeasures } from './poll-kinds/measures.ts';
export { pollScaleLengths } from './poll-kinds/scale.ts';
export * from './poll-questions.ts';
export * from './poll-results.ts';
export * from './poll-running.ts';
export * from './poll-states.ts';
export * from './poll-voting.ts';
export * from './polls.ts';
export * from './previews.ts';
export * from './privacy.ts';
export * from './progress.ts';
export * from './regrades.ts';
export * from './receipts.ts';
export * from './results.ts';
export * from './samples.ts';
export * from './school-accounts.ts';
export * from './sharing.ts';
export * from './tasks.ts';
export * from './wire.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;
}

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  schoolAccounts,
  passwords,
  identity,
  privacy,
  classrooms,
  classJoining,
  classMembers,
  classImport,
  tasks,
  accommodations,
  attempts,
  lateArrivals,
  receipts,
  previews,
  exercises,
  exerciseHistory,
  exerciseTransfer,
  sharing,
  results,
  regrades,
  appeals,
  itemAnalysis,
  grading,
  progress,
  polls,
  pollRunning,
  pollResults,
  pollVoting,
  samples,
  images,
  feedback,
  administration,
  operations,
].flatMap((feature) => Object.values(feature).filter(isEndpoint));
