import type { PollView } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Check, CircleAlert } from 'lucide-react';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { voterKinds } from '../kinds/voter-kinds.ts';
import type { PollFrame as Frame } from './PollFrame.tsx';
import { PollFrame } from './PollFrame.tsx';
import type { Votes } from './use-votes.ts';
import { WhoYouAre } from './WhoYouAre.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AskedQuestion.module.css';

type Asked = NonNullable<PollView['question']>;

const Question = part('form', css.question);

const VoteStateLine = part('span', css.voteState);

interface AskedQuestionProps {
  frame: Omit<ComponentProps<typeof Frame>, 'foot' | 'children'>;
  question: Asked;
  mayChange: boolean;
  votes: Votes;
}

/** A question that stands open, or is shown and opens soon. */
export function AskedQuestion({ frame, question, mayChange, votes }: AskedQuestionProps) {
  const { view, round } = question;
  const { waiting, votes: taken, isReached, problem } = votes.state;
  const ofRound = (one: { questionId: string; round: number }) => one.questionId === view.id && one.round === round;
  const counted = taken.find(ofRound);
  const sending = waiting && ofRound(waiting) ? waiting : undefined;
  const given = sending ?? counted;
  const [typed, setTyped] = useState<string>();
  const { Box, hint, toBox, fromBox } = voterKinds[view.kind];
  const box = typed ?? toBox(given?.values ?? []);
  const values = fromBox(box, view);
  const isOpen = question.phase === 'open';
  const isSame = given !== undefined && toBox(given.values) === toBox(values);
  const maySubmit = isOpen && values.length > 0 && !isSame && (mayChange || counted === undefined);
  const isLocked = !isOpen || (!mayChange && counted !== undefined);
  const submit = () => {
    if (maySubmit) votes.give(view.id, round, values);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <PollFrame
      {...frame}
      foot={
        <>
          <VoteState
            isOpen={isOpen}
            isSending={sending !== undefined}
            isReached={isReached}
            isIn={counted !== undefined}
            mayChange={mayChange}
            problem={problem}
            fallback={<WhoYouAre votes={votes} />}
          />
          {isLocked ? null : (
            <Button variant="contained" disabled={!maySubmit} onClick={submit}>
              {given === undefined ? t(m.submit) : t(m.update)}
            </Button>
          )}
        </>
      }
    >
      <Question noValidate onSubmit={handleSubmit} aria-label={frame.line}>
        <h1>
          {view.prompt === '' ? (
            t(m.lookAtBlackboard)
          ) : (
            <Figures scenes={view.figures}>
              <MathText source={view.prompt} direction={view.direction} />
            </Figures>
          )}
        </h1>
        {view.label === '' ? null : (
          <div className={css.label}>
            <MathText inline source={view.label} />
          </div>
        )}
        <Box
          view={view}
          value={box}
          isReadOnly={isLocked}
          onChange={setTyped}
          onEnter={submit}
          submitLabel={given === undefined ? t(m.submit) : t(m.update)}
        />
        {hint === undefined ? null : <p className={css.hint}>{hint}</p>}
      </Question>
    </PollFrame>
  );
}

interface VoteStateProps {
  isOpen: boolean;
  isSending: boolean;
  isReached: boolean;
  isIn: boolean;
  mayChange: boolean;
  problem: string;
  fallback: React.ReactNode;
}

/** Shows the state of the answer in one line. */
function VoteState(props: VoteStateProps) {
  if (!props.isOpen) return <VoteStateLine>{t(m.votingOpensSoon)}</VoteStateLine>;
  if (props.problem !== '') {
    return (
      <VoteStateLine className={css.wrong} role="alert">
        <CircleAlert aria-hidden />
        {props.problem}
      </VoteStateLine>
    );
  }
  return (
    <output>
      {props.isSending ? (
        <VoteStateLine>{props.isReached ? t(m.sending) : t(m.keptUntilConnected)}</VoteStateLine>
      ) : props.isIn ? (
        <VoteStateLine>
          <Check aria-hidden />
          <b>{t(m.answerIsIn)}</b> {props.mayChange ? t(m.mayChangeWhileOpen) : ''}
        </VoteStateLine>
      ) : (
        props.fallback
      )}
    </output>
  );
}
