import type { PollView } from '@lemma/contracts';
import { Formula } from '../../../maths/typesetting/Formula.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { GroupBars } from '../GroupBars.tsx';
import { voterKinds } from '../kinds/voter-kinds.ts';
import { Middle } from './PollRests.tsx';
import type { Votes } from './use-votes.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClosedQuestion.module.css';

type Asked = NonNullable<PollView['question']>;

const Written = part('div', css.written);

const Shown = part('div', css.shown);

/** After voting: one's own answer, and what is shown on the wall. */
export function ClosedQuestion({ question, votes }: { question: Asked; votes: Votes }) {
  const { view, round, results, key } = question;
  const ofRound = (one: { questionId: string; round: number }) => one.questionId === view.id && one.round === round;
  const { OwnAnswer } = voterKinds[view.kind];
  const mine = votes.own.find(ofRound) ?? votes.state.votes.find(ofRound);
  const verdict = votes.own.find(ofRound);
  return (
    <Middle>
      <Written>
        <small>{mine === undefined ? t(m.didNotAnswer) : t(m.youWrote)}</small>
        {mine === undefined ? null : (
          <div className={css.answer}>
            <OwnAnswer view={view} values={mine.values} />
          </div>
        )}
      </Written>
      {key === null || verdict === undefined || verdict.isRight === null ? null : (
        <Note tone={verdict.isRight ? 'right' : 'wrong'} title={verdict.isRight ? t(m.great) : t(m.notQuite)}>
          {verdict.feedback === '' ? null : <MathText inline source={verdict.feedback} />}
        </Note>
      )}
      {results === null ? (
        <>
          <h1>{t(m.lookAtWall)}</h1>
          <p>{t(m.nextAppears)}</p>
        </>
      ) : (
        <Shown>
          <h1>
            <Figures scenes={view.figures}>
              <MathText source={view.prompt === '' ? t(m.results) : view.prompt} direction={view.direction} />
            </Figures>
          </h1>
          <GroupBars results={results} view={view} rightChoices={key?.choices ?? []} />
          {key === null || key.latex === '' ? null : (
            <p>
              <Rich of={m.rightAnswer} tags={{ answer: <Formula latex={key.latex} /> }} />
            </p>
          )}
          {key === null || key.text === '' ? null : (
            <p>
              <Rich of={m.rightAnswer} tags={{ answer: <bdi>{key.text}</bdi> }} />
            </p>
          )}
          {key === null || key.solution === '' ? null : (
            <Figures scenes={key.figures}>
              <MathText source={key.solution} />
            </Figures>
          )}
        </Shown>
      )}
    </Middle>
  );
}
