import {
  addPollQuestion,
  askPollVariant,
  castPollVote,
  closePollRound,
  copyPoll,
  createPoll,
  decidePollSuspicion,
  downloadPollResults,
  endPoll,
  enterPresenceCode,
  findPoll,
  getMyPoll,
  getPoll,
  getPollParticipants,
  getPollResults,
  getPollView,
  getPollWall,
  joinPoll,
  listPolls,
  moderatePollGroup,
  openPollRound,
  orderPollQuestions,
  removePollQuestion,
  revealPoll,
  setPollTimer,
  showPollQuestion,
  startPoll,
  updatePoll,
  updatePollQuestion,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { serveLive } from '../../core/live/serve-live.ts';
import { addQuestion, addVariant, changeQuestion, orderQuestions, removeQuestion } from './work/desk/editing.ts';
import { join, lookUpPoll, readMine } from './work/voting/joining.ts';
import { enterPresence } from './work/running/presence.ts';
import { readParticipants, readResults } from './work/results/results.ts';
import {
  closeRound,
  decideSuspicion,
  moderate,
  openRound,
  reveal,
  setTimer,
  showQuestion,
} from './work/running/running.ts';
import {
  changeSession,
  copySession,
  createSession,
  endSession,
  goLive,
  listSessions,
  tell,
} from './work/desk/sessions.ts';
import { readControl, readView, readWall } from './work/running/states.ts';
import { pollTable } from './work/results/tables.ts';
import { pollTopic, votesEveryMs, votesTopic } from './work/running/topics.ts';
import { castVote } from './work/voting/voting.ts';
import type { Services } from '../../core/services.ts';
import { sendDownload } from '../../core/http/send-download.ts';

const topics = ({ pollId }: { readonly pollId: string }) => [
  { name: pollTopic(pollId), everyMs: 0 },
  { name: votesTopic(pollId), everyMs: votesEveryMs },
];

export function pollRoutes(services: Services) {
  return [...ownerRoutes(services), ...runningRoutes(services), ...voterRoutes(services)];
}

function ownerRoutes(services: Services) {
  return [
    serve(listPolls, ({ user, query }) => listSessions(services, user, query)),

    serve(createPoll, ({ user, body }) => createSession(services, user, body)),

    serveLive(getPoll, { topics, read: ({ pollId }) => readControl(services, pollId) }),

    serveLive(getPollWall, { topics, read: ({ pollId }) => readWall(services, pollId) }),

    serve(updatePoll, ({ user, poll, body }) => changeSession(services, user, poll, body)),

    serve(copyPoll, ({ user, poll, body }) => copySession(services, user, poll, body)),

    serve(addPollQuestion, ({ user, poll, body }) => addQuestion(services, user, poll, body)),

    serve(updatePollQuestion, ({ user, poll, params, body }) =>
      changeQuestion(services, user, poll, params.questionId, body),
    ),

    serve(removePollQuestion, ({ poll, params }) => removeQuestion(services, poll, params.questionId)),

    serve(orderPollQuestions, ({ poll, body }) => orderQuestions(services, poll, body)),

    serve(getPollResults, ({ poll }) => readResults(services, poll)),

    serve(getPollParticipants, ({ poll, query }) => readParticipants(services, poll, query)),

    serve(downloadPollResults, async ({ poll, query, reply }) => sendDownload(reply, pollTable(services, poll, query))),
  ];
}

function runningRoutes(services: Services) {
  return [
    serve(startPoll, async ({ poll }) => {
      if (poll.state !== 'live') await goLive(services, poll.id);
      return tell(services, poll.id);
    }),

    serve(endPoll, ({ poll }) => endSession(services, poll)),

    serve(showPollQuestion, ({ poll, body }) => showQuestion(services, poll, body.questionId)),

    serve(askPollVariant, ({ user, poll, params, body }) =>
      addVariant(services, user, poll, params.questionId, body.open),
    ),

    serve(openPollRound, ({ poll, params, body }) => openRound(services, poll, params.questionId, body)),

    serve(closePollRound, ({ poll, params, body }) => closeRound(services, poll, params.questionId, body.round)),

    serve(setPollTimer, ({ poll, params, body }) => setTimer(services, poll, params.questionId, body)),

    serve(revealPoll, ({ poll, params, body }) => reveal(services, poll, params.questionId, body)),

    serve(decidePollSuspicion, ({ poll, body }) => decideSuspicion(services, poll, body)),

    serve(moderatePollGroup, ({ poll, params, body }) => moderate(services, poll, params.questionId, body)),
  ];
}

function voterRoutes(services: Services) {
  return [
    serve(findPoll, (call) => lookUpPoll(services, call, call.params.pollCode)),

    serve(joinPoll, (call) => join(services, call, call.body.code)),

    serveLive(getPollView, { topics, read: ({ pollId }) => readView(services, pollId) }),

    serve(getMyPoll, ({ poll, voter, visitor }) => readMine(services, { poll, voter }, visitor)),

    serve(castPollVote, ({ poll, voter, body }) => castVote(services, { poll, voter }, body)),

    serve(enterPresenceCode, ({ poll, voter, body }) => enterPresence(services, { poll, voter }, body.code)),
  ];
}
