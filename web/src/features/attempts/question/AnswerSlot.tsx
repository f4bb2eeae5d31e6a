import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import { memo, useCallback, useMemo } from 'react';
import type { Appealed } from '../../appeals/OwnAppeal.tsx';
import { AnswerBox } from '../../../maths/AnswerBox.tsx';
import type { BoxVerdict } from '../../../maths/answer-states.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { ErrorBoundary } from '../../../ui/messages/ErrorBoundary.tsx';
import { Note, type NoteTone } from '../../../ui/messages/Note.tsx';
import type { Doubt } from '../playing/doubts.ts';
import { noteTitles, type PartOutcome } from './verdict-words.ts';
import { part } from '../../../ui/part.ts';
import { AppealLink, AppealState } from '../later/parts.ts';
import { appears } from '../playing/use-bring-into-view.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AnswerSlot.module.css';

type Part = AttemptItem['variant']['parts'][number];
type PartVerdict = LearnerVerdict['parts'][number];

const boxVerdicts: Record<PartOutcome, BoxVerdict | undefined> = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  invalid: 'invalid',
  unfinished: undefined,
  unknown: undefined,
  empty: undefined,
};

const tones: Record<PartOutcome, NoteTone> = {
  right: 'right',
  partly: 'warning',
  wrong: 'wrong',
  invalid: 'warning',
  unfinished: 'information',
  unknown: 'information',
  empty: 'neutral',
};

const Slot = part('span', css.slot);
const Spaced = part('div', css.spaced);

interface AnswerSlotProps {
  part: Part;
  label: string;
  value: string;
  verdict: PartVerdict | undefined;
  /** How the answer was read, where it can be read in two ways. */
  doubt?: Doubt | undefined;
  /** Present where the learner may say that a wrong answer is equivalent. */
  appeal?: Appealed | undefined;
  isReadOnly: boolean;
  checkLabel: string;
  /** The same from one rendering to the next. */
  onType: (part: string, value: string) => void;
  onEnter: () => void;
}

/** The answer box of one part with what marking said about it: the word beside the box, the reason under the sentence. */
export const AnswerSlot = memo(function AnswerSlot(props: AnswerSlotProps) {
  const { part, label, verdict, doubt, appeal, isReadOnly, onType, ...box } = props;
  const outcome = verdict?.outcome;
  const asked = useMemo(() => ({ ...part, label }), [part, label]);
  const handleChange = useCallback((value: string) => onType(part.name, value), [onType, part.name]);
  // A field for mathematics says itself what it cannot read.
  const isSaidByField = outcome === 'invalid' && ![2, 3, 5].includes(part.answerType);
  return (
    <Slot data-verdict={outcome}>
      <AnswerBox
        {...box}
        onChange={handleChange}
        part={asked}
        readOnly={isReadOnly}
        verdict={outcome === undefined ? undefined : boxVerdicts[outcome]}
        problem={
          isSaidByField
            ? {
                code: verdict?.code ?? 'marking',
                title: verdict?.feedback ?? '',
                hasAdvice: false,
                suggestion: verdict?.suggestion,
              }
            : undefined
        }
        feedback={
          doubt !== undefined ? (
            <DoubtNote doubt={doubt} checkLabel={box.checkLabel} />
          ) : verdict !== undefined && !isSaidByField ? (
            <PartNote verdict={verdict} part={part} appeal={appeal} />
          ) : undefined
        }
      />
    </Slot>
  );
});

/** How an answer was read that other people would mean otherwise; it was not checked yet. */
function DoubtNote({ doubt, checkLabel }: { doubt: Doubt; checkLabel: string }) {
  return (
    <Spaced>
      <Note tone="information" role="alert" title={t(m.twoReadings)}>
        <MathText inline source={t(m.readItAs, { read: doubt.read, check: checkLabel, other: doubt.other })} />
      </Note>
    </Spaced>
  );
}

/** Why the answer is not right, where the engine knows it; nothing to say about a box that is. */
function PartNote({ verdict, part, appeal }: { verdict: PartVerdict; part: Part; appeal: Appealed | undefined }) {
  const title = noteTitles[verdict.outcome];
  const isMarkedPart = part.points > 0 && verdict.score > 0 && verdict.score < verdict.points;
  if (title === undefined && verdict.feedback === '') return null;
  return (
    <Spaced {...{ [appears.verdict]: true }}>
      <Note tone={tones[verdict.outcome]} title={title}>
        {verdict.feedback !== '' && <MathText inline source={verdict.feedback} />}
        {isMarkedPart && verdict.feedback === '' && t(m.partOfItRight)}
        {appeal !== undefined && (
          <ErrorBoundary variant="hide">
            <AppealLink of={appeal} />
          </ErrorBoundary>
        )}
      </Note>
      {appeal !== undefined && (
        <ErrorBoundary variant="hide">
          <AppealState of={appeal} />
        </ErrorBoundary>
      )}
    </Spaced>
  );
}
