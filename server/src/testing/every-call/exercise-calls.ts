import { transferType } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { squareOfSum, twoParts } from '../classes/exercise-documents.ts';
import type { Differing } from './valid-calls.ts';
import type { World } from './world.ts';

/** Exercises, pictures, samples, polls. */
export function exerciseCalls({ exercise, poll, room }: World): Record<string, Differing> {
  const draft = { params: { exerciseId: exercise.draftId } };
  const sampled = { params: { exerciseId: exercise.sampledId } };
  const answers = [{ part: 'twice', value: '2' }];
  const found = {
    q: 'square',
    topic: 'algebra',
    levels: 'Level 2',
    answerTypes: '6',
    languages: 'en',
    quality: 0,
    scope: 'all',
    sort: 'newest',
    page: 1,
  };
  const settings = { seconds: 60, twoRounds: true, liveResults: true, moderated: true };
  const question = { kind: 'expression', prompt: 'What is $f$?', label: '$f=$', answer: 'x^2', solution: 'So.' };
  const [words = '', drawn = '', unopened = ''] = poll.questionIds;
  const atUnopened = { params: { questionId: unopened } };
  return {
    createExercise: { body: { document: squareOfSum } },
    publishExercise: { ...draft, body: { revision: 1 } },
    restoreExercise: { params: { exerciseId: exercise.archivedId } },
    updateExercise: { ...draft, body: { revision: 1, document: twoParts } },
    listExercises: { query: found },
    exportExercises: { query: { ids: exercise.sampledId } },
    compareVersions: { query: { from: 1, to: 2 } },
    compareWithSource: { params: { exerciseId: exercise.copyId } },
    listVersions: { query: { before: 3 } },
    importExercises: {
      body: Buffer.from(JSON.stringify({ format: 'lemma-exercises/1', exercises: [squareOfSum] })),
      type: transferType,
    },
    openSharingLink: { as: 'assistant', body: { token: exercise.linkToken } },
    reportExercise: { body: { message: 'A slip', seed: 5 } },
    resolveReport: { body: { reply: 'Done.' } },
    setShare: { body: { email: room.people.assistant.email, level: 20 } },
    setSharingLink: { body: { level: 20 } },
    setExerciseAudience: { body: { audience: 'everybody' } },
    retireVariant: { body: { variant: 'a=3' } },
    getTip: sampled,
    drawSample: { query: sampled.params },
    checkSample: { body: { ticket: exercise.sampleTicket, answers } },
    createImage: { body: exercise.picture, type: 'image/png' },
    copyPoll: { body: { name: 'Again', start: true } },
    createPoll: {
      body: {
        name: 'Poll',
        classId: room.classId,
        settings: { named: true, mayChange: true, presence: true },
        questions: [{ question, settings }],
        start: true,
        open: true,
      },
    },
    listPolls: { query: { state: 'live', page: 1 } },
    startPoll: { params: { pollId: poll.draftId } },
    updatePoll: {
      body: { name: 'Renamed', grading: { by: 'participation', percent: 50, points: 2, groupId: null } },
    },
    addPollQuestion: { body: { question, settings, after: words, open: false } },
    askPollVariant: { params: { questionId: drawn }, body: { open: false } },
    closePollRound: { body: { round: 1 } },
    moderatePollGroup: { body: { group: poll.groupKey, state: 'shown' } },
    openPollRound: { ...atUnopened, body: { round: 1, seconds: 60 } },
    orderPollQuestions: { body: { questionIds: poll.questionIds } },
    removePollQuestion: atUnopened,
    revealPoll: { body: { results: true, key: false, comparison: false } },
    setPollTimer: { body: { round: 1, closesAt: '2026-09-07T08:20:00Z' } },
    showPollQuestion: { body: { questionId: unopened } },
    updatePollQuestion: { ...atUnopened, body: { question, settings } },
    decidePollSuspicion: { body: { key: poll.suspicionKey, isLeftOut: true } },
    downloadPollResults: { query: { format: 'xlsx', table: 'answers' } },
    getPollParticipants: { query: { page: 1 } },
    castPollVote: { body: { id: newId(), questionId: words, round: 1, sequence: 2, values: ['Secant'] } },
    enterPresenceCode: { body: { code: poll.presenceCode } },
    joinPoll: { body: { code: poll.openCode } },
  };
}
