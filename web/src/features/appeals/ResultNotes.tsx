import { isMathsType } from '@lemma/math/document';
import type { Attempt, AttemptItem } from '@lemma/contracts';
import { partLabel } from '../attempts/playing/part-label.ts';
import { RegradedNote } from '../regrades/RegradedNote.tsx';
import { AppealButton } from './AppealButton.tsx';

interface ResultNotesProps {
  attempt: Pick<Attempt, 'id' | 'scoresVisible'>;
  item: AttemptItem;
}

/** Shows later changes to a marked answer: a regrade with its reason, and the link to appeal. */
export function ResultNotes({ attempt, item }: ResultNotesProps) {
  const { parts } = item.variant;
  const last = item.responses.at(-1);
  const wrong = (last?.verdict?.parts ?? []).filter(
    ({ part, outcome }) =>
      (outcome === 'wrong' || outcome === 'partly') &&
      parts.some(({ name, answerType }) => name === part && isMathsType(answerType)),
  );
  return (
    <>
      {attempt.scoresVisible && last !== undefined ? <RegradedNote attemptId={attempt.id} itemId={item.id} /> : null}
      {last === undefined
        ? null
        : wrong.map(({ part }) => (
            <AppealButton
              key={part}
              attemptId={attempt.id}
              responseId={last.id}
              part={part}
              {...(parts.length > 1
                ? {
                    label: partLabel(
                      parts,
                      parts.findIndex(({ name }) => name === part),
                    ),
                  }
                : {})}
            />
          ))}
    </>
  );
}
