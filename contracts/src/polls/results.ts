import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pollFlags } from './constants.ts';
import { pollComparison, pollQuestion, pollRoundResults } from './questions.ts';
import { pollPath } from './states.ts';

const feature = 'polls';
const owner = { poll: 'owner' } as const;

const csv = 'text/csv';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const questionResults = z.object({
  question: pollQuestion,
  rounds: z.array(
    z.object({ ...pollRoundResults.shape, openedAt: z.iso.datetime(), closedAt: z.iso.datetime().nullable() }),
  ),
  comparison: pollComparison.nullable(),
});

export const getPollResults = endpoint({
  name: 'getPollResults',
  feature,
  summary: 'All rounds of all questions, with keys.',
  method: 'GET',
  path: '/polls/{pollId}/results/',
  who: owner,
  params: pollPath,
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    className: z.string().nullable(),
    voters: z.int(),
    questions: z.array(questionResults),
  }),
});

export const pollParticipant = z.object({
  voterId: z.uuid(),
  /** Of the class's member where answers carry names, else the codename. */
  name: z.string(),
  memberId: z.uuid().nullable(),
  joinedAt: z.iso.datetime(),
  /** Questions answered, and of those with a key the ones that were right in their last round. */
  answered: z.int(),
  right: z.int(),
  /** When a presence code was first entered. */
  presentAt: z.iso.datetime().nullable(),
  flags: z.array(z.enum(pollFlags)),
  answers: z.array(
    z.object({
      questionId: z.uuid(),
      round: z.int(),
      text: z.string(),
      latex: z.string(),
      isRight: z.boolean().nullable(),
      receivedAt: z.iso.datetime(),
      /** From the opening to the first answer. */
      seconds: z.number(),
    }),
  ),
});
export type PollParticipant = z.output<typeof pollParticipant>;

/** As many people as one answer holds, so that the results of a hall can be printed. */
export const participantsOnPaper = 1000;

export const getPollParticipants = endpoint({
  name: 'getPollParticipants',
  feature,
  summary: 'Who took part and with which answers; codenames where answers carry no names.',
  method: 'GET',
  path: '/polls/{pollId}/participants/',
  who: owner,
  records: 'class',
  params: pollPath,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    /** People on a page. */
    size: z.coerce.number().int().min(1).max(participantsOnPaper).default(30),
  }),
  response: z.object({
    count: z.int(),
    questionsAsked: z.int(),
    keyed: z.int(),
    results: z.array(pollParticipant),
  }),
});

export const downloadPollResults = endpoint({
  name: 'downloadPollResults',
  feature,
  summary: 'Results as a table: of learners or of answers.',
  method: 'GET',
  path: '/polls/{pollId}/download/',
  who: owner,
  records: 'class',
  params: pollPath,
  query: z.object({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    table: z.enum(['learners', 'answers']).default('learners'),
  }),
  response: { file: [csv, xlsx] },
});
