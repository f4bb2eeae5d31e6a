import { updateClassroom, type ClassroomAdmin, type InputOf } from '@lemma/contracts';
import { call } from '../../api/call.ts';
import { CardBody } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useTaughtClassroom } from '../classrooms/classroom-context.ts';
import { useClassAct } from '../classrooms/use-class-act.ts';
import { examples, notationOptions } from './notation-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassNotation.module.css';

type Change = NonNullable<InputOf<typeof updateClassroom>['body']>;

const ownOptions: readonly { value: ClassroomAdmin['ownNotation']; label: string }[] = [
  { value: 'never', label: t(m.inNoTask) },
  { value: 'practice', label: t(m.inPractice) },
  { value: 'always', label: t(m.inPracticeAndIn) },
];

/** How mathematics is written in a class; each choice is saved immediately. */
export function ClassNotation() {
  const { classroom, keep } = useTaughtClassroom();
  const act = useClassAct();
  const change = (body: Change): void =>
    void act(async () => keep(await call(updateClassroom, { params: { classId: classroom.id }, body })), t(m.saved));
  return (
    <CardBody className={css.stack}>
      <SelectField
        label={t(m.howNumbersWritten)}
        helper={examples[classroom.notation]}
        value={classroom.notation}
        options={notationOptions}
        disabled={classroom.isReadOnly}
        onChange={(notation) => change({ notation })}
      />
      <SelectField
        label={t(m.learnersMayWriteAs)}
        helper={t(m.questionsHintsAndAnswers)}
        value={classroom.ownNotation}
        options={ownOptions}
        disabled={classroom.isReadOnly}
        onChange={(ownNotation) => change({ ownNotation })}
      />
    </CardBody>
  );
}
