import type { PollWall } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { Formula } from '../../../maths/typesetting/Formula.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { JoinCard } from './JoinCard.tsx';
import { WallComparison } from './WallComparison.tsx';
import { resultKinds } from '../kinds/result-kinds.ts';
import { wallKinds } from '../kinds/wall-kinds.ts';
import { u } from './wall-unit.ts';

type Question = NonNullable<PollWall['question']>;

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: u(32),
  alignContent: 'start',
  minWidth: 0,
  '& h1, & h1 p': { overflowWrap: 'anywhere' },
  '& h1': { fontSize: u(54), lineHeight: 1.25, fontWeight: 650, letterSpacing: '-.012em' },
  '& .answer': { color: theme.vars.palette.lemma.okText, fontSize: u(44), fontWeight: 650 },
  '& .solution': { fontSize: u(32), lineHeight: 1.4, color: theme.vars.palette.text.secondary },
}));

const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: u(64),
  alignItems: 'start',
});

/** The question on the wall: while votes come in with the way to take part, afterwards with what is shown of the answers. */
export function WallQuestion({ question, code }: { question: Question; code: string | null }) {
  const { view, results, key, comparison } = question;
  const { Asked, Results } = wallKinds[view.kind];
  const head = (
    <h1>
      {view.prompt === '' ? 'Look at the blackboard' : <MathText source={view.prompt} direction={view.direction} />}
    </h1>
  );
  if (comparison !== null) {
    return (
      <Content>
        {head}
        <WallComparison comparison={comparison} view={view} rightChoices={key?.choices ?? []} />
      </Content>
    );
  }
  if (results !== null) {
    return (
      <Content>
        {head}
        <Results question={question} results={results} />
        <RightAnswer question={question} />
      </Content>
    );
  }
  return (
    <Split>
      <Content>
        {head}
        {view.label === '' ? null : <MathText inline source={view.label} />}
        {Asked === undefined || view.choices.length === 0 ? null : <Asked view={view} />}
        <RightAnswer question={question} />
      </Content>
      {code === null ? null : <JoinCard code={code} />}
    </Split>
  );
}

/** The key in words, and why, once it is shown. */
function RightAnswer({ question: { view, key, results } }: { question: Question }) {
  if (key === null) return null;
  const { mark } = resultKinds[view.kind];
  const letters = view.choices.flatMap((choice, place) =>
    key.choices.includes(choice.key) ? [mark(place, choice.key)] : [],
  );
  const isInRows =
    results !== null && (view.choices.length > 0 || results.groups.some((group) => group.isRight === true));
  return (
    <>
      {isInRows || (letters.length === 0 && key.latex === '' && key.text === '') ? null : (
        <p className="answer">
          <Check aria-hidden size="1em" /> {letters.join(', ')}{' '}
          {letters.length > 0 ? null : key.latex === '' ? key.text : <Formula latex={key.latex} />}
        </p>
      )}
      {key.solution === '' ? null : (
        <div className="solution">
          <MathText source={key.solution} />
        </div>
      )}
    </>
  );
}
