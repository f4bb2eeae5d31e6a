import type { RegradePreview } from '@lemma/contracts';
import { count } from '../../dates.ts';
import { CardBody } from '../../ui/Card.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import css from './RegradeNotes.module.css';

/** The limits of a regrade, shown before it is applied. */
export function RegradeNotes({ preview }: { preview: RegradePreview }) {
  const { otherQuestionCount, undecidedCount, openCount } = preview;
  const notes = [
    otherQuestionCount > 0
      ? `The new version asks ${count(otherQuestionCount, 'learner')} another question, so it cannot mark their answers. They keep their scores. Full marks or dropping would reach them too.`
      : '',
    undecidedCount > 0
      ? `${count(undecidedCount, 'answer')} the new version cannot read or decide: ${undecidedCount === 1 ? 'it keeps its' : 'they keep their'} marks.`
      : '',
    openCount > 0
      ? `${count(openCount, 'attempt')} ${openCount === 1 ? 'is' : 'are'} still open. Answers given there from now on are marked in the new way as well.`
      : '',
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
