import type { Gate } from './core/http/gate.ts';
import { readTokenVisitor } from './features/api-tokens/work/read-token.ts';
import { noteActing } from './features/administration/work/acted-calls.ts';
import { noteForeignThing } from './features/administration/work/foreign-things.ts';
import { checkAttempt, readAttemptEarly } from './features/attempts/work/access.ts';
import { checkClassroom } from './features/classrooms/work/access.ts';
import { checkExercise } from './features/exercises/work/access.ts';
import { checkReach } from './features/signing-in/work/sessions/frame-reach.ts';
import { checkConfirmation } from './features/signing-in/work/sessions/confirmation.ts';
import { readVisitor } from './features/signing-in/work/sessions/read-visitor.ts';
import { checkPoll } from './features/polls/work/desk/access.ts';
import { checkWorksheet } from './features/worksheets/work/access.ts';
import { checkHelpThread } from './features/tutoring/work/access.ts';
import { noteRecords } from './features/privacy/work/record-watch.ts';
import type { Services } from './core/services.ts';

/** Decides whether callers pass, with functions from the features. */
export function createGate(services: Services): Gate {
  return {
    findVisitor: async (browser) =>
      (await readTokenVisitor(services, browser)) ?? (await readVisitor(services, browser)),
    readEarly: (endpoint, params) => readAttemptEarly(services, endpoint, params),
    checks: {
      classroom: checkClassroom(services),
      exercise: checkExercise(services),
      attempt: checkAttempt(services),
      poll: checkPoll(services),
      worksheet: checkWorksheet(services),
      helpThread: checkHelpThread(services),
    },
    conditions: [
      checkReach,
      ({ endpoint, visitor }) => checkConfirmation(services, endpoint, visitor),
      (admitted) => noteForeignThing(services, admitted),
    ],
    beforeRecords: (admitted) => noteRecords(services, admitted),
    beforeHandling: (admitted) => noteActing(services, admitted),
  };
}
