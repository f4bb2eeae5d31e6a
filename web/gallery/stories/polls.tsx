import {
  pollQuestionKinds,
  type PollQuestionKind,
  type PollQuestionView,
  type PollRoundResults,
} from '@lemma/contracts';
import { GroupBars } from '../../src/features/polls/GroupBars.tsx';
import { voterKinds } from '../../src/features/polls/kinds/voter-kinds.ts';
import { WallQuestion } from '../../src/features/polls/wall/WallQuestion.tsx';
import { askedOf, groupOf, pointView, pollViewOf, resultsOf } from '../../src/testing/polls.ts';
import { nothing, type Story } from '../story.ts';
import { Column } from './controls.tsx';

const letters = ['A', 'B', 'C'].map((letter) => ({ key: letter, text: letter }));
const points = ['never', '', '', '', 'always'].map((text, place) => ({ key: String(place + 1), text }));

const viewChanges: Partial<Record<PollQuestionKind, Partial<PollQuestionView>>> = {
  number: { answerType: 4, choices: [], label: '$f(2) =$' },
  expression: { answerType: 6, choices: [], label: "$f'(x) =$" },
  text: { answerType: 5, choices: [] },
  cloud: { answerType: 5, choices: [] },
  letters: { choices: letters, prompt: '' },
  scale: { choices: points },
  point: pointView,
};
const viewOf = (kind: PollQuestionKind): PollQuestionView => pollViewOf({ kind, ...viewChanges[kind] });

const typed = [
  groupOf({ text: 'the slope', count: 5, isRight: true }),
  groupOf({ key: '2', text: 'the value', count: 2, error: 'That is the function itself.' }),
];
const formulas = [groupOf({ latex: '2x', count: 5, isRight: true }), groupOf({ key: '2', latex: 'x^2', count: 2 })];
const chosen = ['1', '2', '3'].map((key, place) => groupOf({ key, count: place + 1 }));
const pairs = [
  { first: '1', second: '2', firstBefore: 3, secondBefore: 1 },
  { first: '1', second: '3', firstBefore: 2, secondBefore: 2 },
  { first: '2', second: '3', firstBefore: 1, secondBefore: 3 },
];
const means = [
  { key: '3', mean: 1.5 },
  { key: '1', mean: 1.75 },
  { key: '2', mean: 2.75 },
];

const places = [groupOf({ latex: '(1,\\,-2)', count: 5 }), groupOf({ key: '2', latex: '(2,\\,0)', count: 2 })];

const resultsByKind: { readonly [K in PollQuestionKind]: Partial<PollRoundResults> } = {
  choice: { groups: chosen },
  several: { groups: chosen },
  number: { groups: formulas },
  expression: { groups: formulas },
  text: { groups: typed },
  cloud: { groups: typed },
  letters: { groups: [groupOf({ key: 'A', count: 4 }), groupOf({ key: 'B', count: 2 })] },
  ranking: { groups: chosen, measures: { kind: 'ranking', means, pairs } },
  scale: { groups: chosen, measures: { kind: 'scale', mean: 2.3, median: 2 } },
  point: {
    groups: places,
    measures: {
      kind: 'point',
      size: 1,
      cells: [
        [1, -2, 5],
        [2, 0, 2],
      ],
      mean: { x: 1.3, y: -1.4 },
    },
  },
};

/** Stories of each kind of question: as voters see it, on the wall and in the results. */
export const pollStories: readonly Story[] = pollQuestionKinds.flatMap((kind) => {
  const view = viewOf(kind);
  const results = resultsOf({ answered: 7, ...resultsByKind[kind] });
  const { Box } = voterKinds[kind];
  return [
    {
      name: `Box of a voter, ${kind}`,
      render: () => (
        <Column>
          <Box view={view} value="" isReadOnly={false} onChange={nothing} onEnter={nothing} submitLabel="Submit" />
        </Column>
      ),
    },
    {
      name: `Results, ${kind}`,
      render: () => (
        <Column>
          <GroupBars results={results} view={view} rightChoices={[]} />
        </Column>
      ),
    },
    {
      name: `On the wall, ${kind}`,
      render: () => <WallQuestion question={askedOf({ view, phase: 'closed', results })} code={null} />,
    },
  ];
});
