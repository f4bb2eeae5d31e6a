import type { RegradePreview } from '@lemma/contracts';
import { CardBody } from '../../ui/Card.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradeNotes.module.css';

/** The limits of a regrade, shown before it is applied. */
export function RegradeNotes({ preview }: { preview: RegradePreview }) {
  const { otherQuestionCount, undecidedCount, openCount } = preview;
  const notes = [
    otherQuestionCount > 0 ? t(m.newVersionAsksLearners, { otherQuestionCount }) : '',
    undecidedCount > 0 ? t(m.answersNewVersionCannot, { undecidedCount }) : '',
    openCount > 0 ? t(m.attemptsStillOpenAnswers, { openCount }) : '',
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <CardBody className={css.stack}>
      {notes.map((note) => (
        <Note key={note} tone="information">
          {note}
        </Note>
      ))}
    </CardBody>
  );
}
