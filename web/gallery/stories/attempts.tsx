import type { LearnerVerdict } from '@lemma/contracts';
import { Button } from '../../src/ui/pressing/Button.tsx';
import { HintCards, SolutionCard } from '../../src/features/attempts/question/HelpCards.tsx';
import type { Values } from '../../src/features/attempts/playing/answers.ts';
import type { Texts } from '../../src/features/attempts/playing/use-player.ts';
import { QuestionForm } from '../../src/features/attempts/question/QuestionForm.tsx';
import { SaveSign } from '../../src/features/attempts/player/SaveSign.tsx';
import { Steps } from '../../src/features/attempts/player/Steps.tsx';
import { TaskStart } from '../../src/features/attempts/start/TaskStart.tsx';
import { itemOf, learnerTaskOf, partOf, verdictOf, wordsPart } from '../../src/testing/attempts.ts';
import { idOf } from '../../src/testing/people.ts';
import { nothing, type Story } from '../story.ts';
import { Row } from './controls.tsx';

interface Shown {
  readonly name: string;
  readonly position: number;
  readonly verdict?: LearnerVerdict;
  readonly value?: string;
}

const shown: readonly Shown[] = [
  { name: 'Question to be answered', position: 1 },
  { name: 'Question, right', position: 2, verdict: verdictOf('right'), value: '2' },
  { name: 'Question, not right yet', position: 3, verdict: verdictOf('wrong', 'Look at the sign.'), value: '3' },
];

/** Texts that stay as they are. */
const textsOf = (values: Values): Texts => ({
  of: (_item, part) => values[part] ?? '',
  listen: () => nothing,
});

const question = ({ name, position, verdict, value = '' }: Shown): Story => ({
  name,
  render: () => (
    <QuestionForm
      item={itemOf(position)}
      texts={textsOf({ a: value })}
      verdict={verdict}
      doubts={{}}
      isReadOnly={verdict !== undefined}
      checkLabel="Check"
      onType={nothing}
      onSubmit={nothing}
      left={<Button variant="text">Hint</Button>}
      right={
        <Button variant="contained" size="large">
          {verdict === undefined ? 'Check' : 'Next'}
        </Button>
      }
    />
  ),
});

const states = ['right', 'wrong', 'partly', 'answered', 'open', 'open'] as const;
const task = learnerTaskOf({
  kind: 'assessment',
  state: 'not-started',
  attemptId: null,
  attemptsUsed: 0,
  attemptsAllowed: 1,
  timeLimitMinutes: 45,
  instructions: 'Allowed: paper and ruler.',
  needsPassword: true,
});

export const attemptStories: readonly Story[] = [
  ...shown.map(question),
  {
    name: 'Question with two boxes in the sentence',
    render: () => (
      <QuestionForm
        item={itemOf(4, {}, [wordsPart({ label: 'First name' }), wordsPart({ name: 'b', label: 'Second name' })])}
        texts={textsOf({})}
        verdict={undefined}
        doubts={{}}
        isReadOnly={false}
        checkLabel="Check"
        onType={nothing}
        onSubmit={nothing}
        right={<Button variant="contained">Check</Button>}
      />
    ),
  },
  {
    name: 'Choice after the check',
    render: () => (
      <QuestionForm
        item={itemOf(5, {}, [partOf({ answerType: 3, label: 'Several may be right' })])}
        texts={textsOf({ a: '1,3' })}
        verdict={verdictOf('partly', 'One of them is right.')}
        doubts={{}}
        isReadOnly
        checkLabel="Check"
        onType={nothing}
        onSubmit={nothing}
        right={<Button variant="contained">Try again</Button>}
      />
    ),
  },
  {
    name: 'Hints and solution',
    render: () => (
      <>
        <HintCards hints={['Bring everything to one side.', 'Factorise $x^2-4$.']} hintCount={3} direction="ltr" />
        <SolutionCard solution="Because $x^2-4=(x-2)(x+2)$, the roots are $2$ and $-2$." direction="ltr" />
      </>
    ),
  },
  {
    name: 'Steps of a task',
    render: () => (
      <div style={{ position: 'relative', minHeight: 44 }}>
        <Steps
          now={5}
          steps={states.map((state, place) => ({
            position: place + 1,
            to: `?item=${place + 1}`,
            state,
            isMarked: place === 5,
            isTyped: false,
            isGivenUp: false,
          }))}
        />
      </div>
    ),
  },
  {
    name: 'Signs of what is saved',
    render: () => (
      <Row>
        <SaveSign state="saving" savedAt={null} />
        <SaveSign state="saved" savedAt="2026-09-07T08:00:00Z" />
        <SaveSign state="offline" savedAt={null} />
      </Row>
    ),
  },
  {
    name: 'Start of an assessment',
    render: () => (
      <TaskStart
        classId={idOf(60)}
        task={task}
        isStarting={false}
        isAgain={false}
        problem={undefined}
        passwordProblem="That is not the password."
        onStart={nothing}
      />
    ),
  },
];
