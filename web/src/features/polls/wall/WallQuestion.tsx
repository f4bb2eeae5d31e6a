import type { PollWall } from '@lemma/contracts';
import { Check, EyeOff } from 'lucide-react';
import { memo } from 'react';
import { Formula } from '../../../maths/typesetting/Formula.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { RoomyFormulasContext } from '../../../maths/roomy-formulas.ts';
import { JoinCard } from './JoinCard.tsx';
import { WallComparison } from './WallComparison.tsx';
import { resultKinds } from '../kinds/result-kinds.ts';
import { wallKinds } from '../kinds/wall-kinds.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WallQuestion.module.css';

type Question = NonNullable<PollWall['question']>;

const Content = part('div', css.content);

const Split = part('div', css.split);

/** The question on the wall: while votes come in with the way to take part, afterwards with what is shown of the answers. */
export const WallQuestion = memo(function WallQuestion(props: { question: Question; code: string | null }) {
  return (
    <RoomyFormulasContext value={true}>
      <Shown {...props} />
    </RoomyFormulasContext>
  );
});

function Shown({ question, code }: { question: Question; code: string | null }) {
  const { view, results, key, comparison } = question;
  const { Asked, Results, Comparison } = wallKinds[view.kind];
  const head = (
    <h1>
      {view.prompt === '' ? (
        t(m.lookAtBlackboard)
      ) : (
        <Figures scenes={view.figures}>
          <MathText source={view.prompt} direction={view.direction} />
        </Figures>
      )}
    </h1>
  );
  if (comparison !== null) {
    return (
      <Content>
        {head}
        {Comparison === undefined ? (
          <WallComparison comparison={comparison} view={view} rightChoices={key?.choices ?? []} />
        ) : (
          <Comparison comparison={comparison} question={question} />
        )}
      </Content>
    );
  }
  if (results !== null) {
    return (
      <Content>
        {head}
        {results.groups.length === 0 && results.waiting > 0 ? null : <Results question={question} results={results} />}
        <Waiting count={results.waiting} />
        <RightAnswer question={question} />
      </Content>
    );
  }
  return (
    <Split>
      <Content>
        {head}
        {view.label === '' ? null : <MathText inline source={view.label} />}
        {Asked === undefined ? null : <Asked view={view} />}
        <RightAnswer question={question} />
      </Content>
      {code === null ? null : <JoinCard code={code} />}
    </Split>
  );
}

/** Instead of an empty wall: what was typed and is not to be seen yet. The words themselves stay on the desk. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={css.waiting}>
      <EyeOff aria-hidden size="1em" /> {count === 1 ? t(m.oneWaits) : t(m.answersWait, { count })}
    </p>
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
        <p className={css.answer}>
          <Check aria-hidden size="1em" /> {letters.join(', ')}{' '}
          {letters.length > 0 ? null : key.latex === '' ? key.text : <Formula latex={key.latex} />}
        </p>
      )}
      {key.solution === '' ? null : (
        <div className={css.solution}>
          <Figures scenes={key.figures}>
            <MathText source={key.solution} />
          </Figures>
        </div>
      )}
    </>
  );
}
