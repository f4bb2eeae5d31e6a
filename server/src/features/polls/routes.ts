import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { speakerForBrowser } from '../../core/language/speakers.ts';
import { serveLive } from '../../core/live/serve-live.ts';
import {
  addPollQuestion,
  askPollVariant,
  updatePollQuestion,
  orderPollQuestions,
  removePollQuestion,
} from './work/desk/editing.ts';
import { joinPoll, findPoll, getMyPoll } from './work/voting/joining.ts';
import { enterPresenceCode } from './work/running/presence.ts';
import { getPollParticipants, getPollResults } from './work/results/results.ts';
import {
  closePollRound,
  decidePollSuspicion,
  letPollGroupsThrough,
  moderatePollGroup,
  openPollRound,
  revealPoll,
  setPollTimer,
  showPollQuestion,
} from './work/running/running.ts';
import { updatePoll, copyPoll, createPoll, endPoll, startPoll, listPolls, tell } from './work/desk/polls.ts';
import { getPoll, getPollView, getPollWall } from './work/running/states.ts';
import { downloadPollResults } from './work/results/tables.ts';
import { pollTopic, votesEveryMs, votesTopic } from './work/running/topics.ts';
import { castPollVote } from './work/voting/voting.ts';
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
    serve(calls.listPolls, ({ user, query }) => listPolls(services, user, query)),

    serve(calls.createPoll, ({ user, body }) => createPoll(services, user, body)),

    serveLive(calls.getPoll, { topics, read: ({ pollId }) => getPoll(services, pollId) }),

    serveLive(calls.getPollWall, { topics, read: ({ pollId }) => getPollWall(services, pollId) }),

    serve(calls.updatePoll, ({ user, poll, body }) => updatePoll(services, user, poll, body)),

    serve(calls.copyPoll, ({ user, poll, body }) => copyPoll(services, user, poll, body)),

    serve(calls.addPollQuestion, ({ user, poll, body }) => addPollQuestion(services, user, poll, body)),

    serve(calls.updatePollQuestion, ({ user, poll, params, body }) =>
      updatePollQuestion(services, user, poll, params.questionId, body),
    ),

    serve(calls.removePollQuestion, ({ poll, params }) => removePollQuestion(services, poll, params.questionId)),

    serve(calls.orderPollQuestions, ({ poll, body }) => orderPollQuestions(services, poll, body)),

    serve(calls.getPollResults, ({ poll }) => getPollResults(services, poll)),

    serve(calls.getPollParticipants, ({ poll, query }) => getPollParticipants(services, poll, query)),

    serve(calls.downloadPollResults, async ({ poll, query, request, reply }) =>
      sendDownload(reply, downloadPollResults(services, poll, query, speakerForBrowser(request))),
    ),
  ];
}

function runningRoutes(services: Services) {
  return [
    serve(calls.startPoll, async ({ poll }) => {
      if (poll.state !== 'live') await startPoll(services, poll.id);
      return tell(services, poll.id);
    }),

    serve(calls.endPoll, ({ poll }) => endPoll(services, poll)),

    serve(calls.showPollQuestion, ({ poll, body }) => showPollQuestion(services, poll, body.questionId)),

    serve(calls.askPollVariant, ({ user, poll, params, body }) =>
      askPollVariant(services, user, poll, params.questionId, body.open),
    ),

    serve(calls.openPollRound, ({ poll, params, body }) => openPollRound(services, poll, params.questionId, body)),

    serve(calls.closePollRound, ({ poll, params, body }) =>
      closePollRound(services, poll, params.questionId, body.round),
    ),

    serve(calls.setPollTimer, ({ poll, params, body }) => setPollTimer(services, poll, params.questionId, body)),

    serve(calls.revealPoll, ({ poll, params, body }) => revealPoll(services, poll, params.questionId, body)),

    serve(calls.letPollGroupsThrough, ({ poll, params }) => letPollGroupsThrough(services, poll, params.questionId)),

    serve(calls.decidePollSuspicion, ({ poll, body }) => decidePollSuspicion(services, poll, body)),

    serve(calls.moderatePollGroup, ({ poll, params, body }) =>
      moderatePollGroup(services, poll, params.questionId, body),
    ),
  ];
}

function voterRoutes(services: Services) {
  return [
    serve(calls.findPoll, (call) => findPoll(services, call, call.params.pollCode)),

    serve(calls.joinPoll, (call) => joinPoll(services, call, call.body.code)),

    serveLive(calls.getPollView, { topics, read: ({ pollId }) => getPollView(services, pollId) }),

    serve(calls.getMyPoll, ({ poll, voter, visitor }) => getMyPoll(services, { poll, voter }, visitor)),

    serve(calls.castPollVote, ({ poll, voter, body }) => castPollVote(services, { poll, voter }, body)),

    serve(calls.enterPresenceCode, ({ poll, voter, body }) => enterPresenceCode(services, { poll, voter }, body.code)),
  ];
}
