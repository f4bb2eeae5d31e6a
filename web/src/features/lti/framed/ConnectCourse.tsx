import { connectLtiCourse, type InputOf, type LtiCourse, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { ownTimeZone } from '../../classrooms/time-zones.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ConnectCourse.module.css';

type Way = 'class' | 'new' | 'copy';
type Wish = NonNullable<InputOf<typeof connectLtiCourse>['body']>;

interface ConnectCourseProps {
  course: LtiCourse;
  onConnected: (connected: ResponseOf<typeof connectLtiCourse>) => void;
}

/** The ways that are open to the teacher; a copied course is offered the copy first. */
function waysOf({ classes, copiedFrom, mayMake }: LtiCourse): Way[] {
  const ways: Way[] = [];
  if (copiedFrom.length > 0 && mayMake) ways.push('copy');
  if (mayMake) ways.push('new');
  if (classes.length > 0) ways.push('class');
  if (classes.length > 0 && copiedFrom.length === 0 && mayMake) ways.push('copy');
  return ways;
}

const wayWords: Readonly<Record<Way, { readonly label: string; readonly outcome: string }>> = {
  new: { label: t(m.makeClassForIt), outcome: t(m.emptyWithYou) },
  class: { label: t(m.useMyClass), outcome: t(m.useMyClassMeans) },
  copy: { label: t(m.copyClass), outcome: t(m.copyClassMeans) },
};

/** Asks the first teacher of a course which class it is. */
export function ConnectCourse({ course, onConnected }: ConnectCourseProps) {
  const ways = waysOf(course);
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const form = useForm({ name: course.title, classId: course.copiedFrom[0] ?? course.classes[0]?.id ?? '' });
  const { name, classId } = form.values;

  const handleSubmit = async () => {
    if (way === undefined) return;
    const wishes: Readonly<Record<Way, Wish>> = {
      new: { way: 'new', name, timeZone: ownTimeZone() },
      class: { way: 'class', classId },
      copy: { way: 'copy', classId, name },
    };
    const connected = await form.submit(connectLtiCourse, { body: wishes[way] });
    if (connected !== undefined) onConnected(connected);
  };

  return (
    <Card aria-label={t(m.connectThisCourse)}>
      <CardHead title={t(m.connectNamed, { title: course.title })} />
      <CardBody>
        {ways.length === 0 ? (
          <Note tone="warning" title={t(m.mayNotMakeClasses)}>
            {t(m.askAdministrator, { platform: course.platform })}
          </Note>
        ) : (
          <Form state={form} onSubmit={handleSubmit} className={css.form}>
            <p className={css.words}>{t(m.tasksLiveInClass)}</p>
            <PickCards
              legend={t(m.whichClass)}
              value={way}
              options={ways.map((one) => ({ value: one, ...wayWords[one] }))}
              onChange={setWay}
            />
            {way !== 'new' && (
              <SelectField
                label={way === 'copy' ? t(m.classToCopy) : t(m.classLabel)}
                value={classId}
                options={course.classes.map((one) => ({
                  value: one.id,
                  label: course.copiedFrom.includes(one.id) ? t(m.ofCopiedCourse, { name: one.name }) : one.name,
                }))}
                error={form.errors['classId']}
                onChange={(value) => form.change({ classId: value })}
              />
            )}
            {way !== 'class' && <TextField label={t(m.nameOfClass)} maxLength={120} {...form.field('name')} />}
            <FormProblem state={form} />
            <div>
              <Button type="submit" variant="contained" disabled={form.isSending}>
                {t(m.connect)}
              </Button>
            </div>
          </Form>
        )}
      </CardBody>
    </Card>
  );
}
