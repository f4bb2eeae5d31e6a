import type {
  PollControl,
  PollQuestion,
  PollQuestionBody,
  PollQuestionView,
  PollRoundResults,
  PollView,
  PollWall,
} from '@lemma/contracts';
import { idOf } from './people.ts';

const settings = { named: false, mayChange: true, presence: false, membersOnly: false };

export const pollViewOf = (changes: Partial<PollQuestionView> = {}): PollQuestionView => ({
  id: idOf(201),
  kind: 'choice',
  prompt: 'Which one grows faster?',
  direction: 'ltr',
  figures: [],
  label: '',
  answerType: 2,
  choices: [
    { key: '1', text: 'linear' },
    { key: '2', text: 'quadratic' },
    { key: '3', text: 'constant' },
  ],
  keyboard: { letters: [], functions: [], templates: [] },
  unit: null,
  twoRounds: false,
  ...changes,
});

/** A plane from −5 to 5 with one handle. */
export const pointView = {
  answerType: 8,
  choices: [],
  figures: [
    {
      name: 'plane',
      kind: 'plane',
      size: 'normal',
      describe: 'A plane.',
      hasTable: true,
      width: 1000,
      height: 1000,
      window: { left: -5, right: 5, bottom: -5, top: 5 },
      axes: [],
      grid: 'lines',
      elements: [],
    },
  ],
  graph: {
    figure: 'plane',
    tool: 'points',
    count: 1,
    alsoTyped: false,
    isLine: false,
    shape: 'one',
    snap: { x: 1, y: 1, stride: 1, isPiX: false, isPiY: false },
    start: [{ x: 3, y: 3 }],
  },
} satisfies Partial<PollQuestionView>;

/** A question of points, whose curve hides nothing. */
export const pointBody = {
  kind: 'point',
  prompt: 'Why?',
  isLine: false,
  curve: 'x^2',
  x: { from: -5, to: 5 },
  y: { from: -5, to: 5 },
  step: 0.5,
  right: { x: 1, y: -2 },
  within: 0,
  solution: '',
} satisfies PollQuestionBody;

export const pollQuestionOf = (changes: Partial<PollQuestion> = {}): PollQuestion => ({
  id: idOf(201),
  position: 0,
  view: pollViewOf(),
  settings: { seconds: null, twoRounds: false, liveResults: false, moderated: true },
  answer: null,
  body: null,
  exerciseId: null,
  phase: 'ready',
  round: 0,
  answered: 0,
  ...changes,
});

/** A session that was prepared and has not begun. */
export const pollOf = (changes: Partial<PollControl> = {}): PollControl => ({
  id: idOf(200),
  name: 'Growth',
  state: 'draft',
  code: null,
  classId: null,
  className: null,
  settings,
  notation: 'en',
  grading: { by: 'none', percent: 50, points: 1, groupId: null },
  startedAt: null,
  endedAt: null,
  isArchived: false,
  voters: 0,
  present: 0,
  presence: null,
  suspicions: [],
  questions: [pollQuestionOf()],
  current: null,
  ...changes,
});

export const currentOf = (changes: Partial<NonNullable<PollControl['current']>> = {}) => ({
  questionId: idOf(201),
  phase: 'open' as const,
  round: 1,
  openedAt: '2026-09-07T08:00:00Z',
  closesAt: null,
  answered: 0,
  resultsShown: false,
  keyShown: false,
  comparisonShown: false,
  groups: [],
  others: { groups: 0, answers: 0 },
  right: null,
  measures: null,
  comparison: null,
  ...changes,
});

export const groupOf = (changes: Partial<PollRoundResults['groups'][number]> = {}) => ({
  key: '1',
  text: '',
  latex: '',
  count: 1,
  spellings: [],
  isRight: null,
  error: '',
  ...changes,
});

export const resultsOf = (changes: Partial<PollRoundResults> = {}): PollRoundResults => ({
  round: 1,
  answered: 4,
  groups: [],
  others: { groups: 0, answers: 0 },
  waiting: 0,
  right: null,
  measures: null,
  ...changes,
});

type Asked = NonNullable<PollView['question']>;

export const askedOf = (changes: Partial<Asked> = {}): Asked => ({
  view: pollViewOf(),
  number: 1,
  phase: 'open',
  round: 1,
  openedAt: '2026-09-07T08:00:00Z',
  closesAt: null,
  answered: null,
  results: null,
  key: null,
  comparison: null,
  ...changes,
});

export const voterViewOf = (question: Asked | null, changes: Partial<PollView> = {}): PollView => ({
  id: idOf(200),
  name: 'Growth',
  state: 'live',
  settings,
  notation: 'en',
  questionCount: 3,
  question,
  ...changes,
});

export const wallOf = (question: Asked | null, changes: Partial<PollWall> = {}): PollWall => ({
  ...voterViewOf(question),
  code: 'ABC234',
  voters: 12,
  presence: null,
  ...changes,
});
