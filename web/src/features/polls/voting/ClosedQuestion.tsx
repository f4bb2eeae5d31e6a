import type { PollView } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Formula } from '../../../maths/typesetting/Formula.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { GroupBars } from '../GroupBars.tsx';
import { voterKinds } from '../kinds/voter-kinds.ts';
import { Middle } from './PollRests.tsx';
import type { Votes } from './use-votes.ts';

type Asked = NonNullable<PollView['question']>;

const Written = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  width: '100%',
  justifyItems: 'center',
  '& small': { fontSize: 13, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .answer': {
    width: '100%',
    maxWidth: 560,
    padding: '16px 20px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    fontSize: 20,
    lineHeight: '30px',
    overflowX: 'auto',
    overflowY: 'hidden',
  },
}));

const Shown = styled('div')({ display: 'grid', gap: 20, width: '100%', textAlign: 'left' });

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
        <small>{mine === undefined ? 'You did not answer this one' : 'You wrote'}</small>
        {mine === undefined ? null : (
          <div className="answer">
            <OwnAnswer view={view} values={mine.values} />
          </div>
        )}
      </Written>
      {key === null || verdict === undefined || verdict.isRight === null ? null : (
        <Note
          tone={verdict.isRight ? 'right' : 'wrong'}
          title={verdict.isRight ? 'Great!' : 'Not quite, keep it up though!'}
        >
          {verdict.feedback === '' ? null : <MathText inline source={verdict.feedback} />}
        </Note>
      )}
      {results === null ? (
        <>
          <h1>Look up at the wall</h1>
          <p>The next question appears here by itself.</p>
        </>
      ) : (
        <Shown>
          <h1>
            <MathText source={view.prompt === '' ? 'Results' : view.prompt} direction={view.direction} />
          </h1>
          <GroupBars results={results} view={view} rightChoices={key?.choices ?? []} />
          {key === null || key.latex === '' ? null : (
            <p>
              Right: <Formula latex={key.latex} />
            </p>
          )}
          {key === null || key.text === '' ? null : <p>Right: {key.text}</p>}
          {key === null || key.solution === '' ? null : <MathText source={key.solution} />}
        </Shown>
      )}
    </Middle>
  );
}
