import { answerLtiChoice, getLtiChoice, type ChoosableTask, type InputOf, type LtiChoice } from '@lemma/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Checkbox, Radio } from '../../../ui/input/Toggles.tsx';
import { Plus } from 'lucide-react';
import { useForm } from '../../../api/form/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { count, dateWords, pointsWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ConnectCourse } from './ConnectCourse.tsx';
import { NewTaskHere } from './NewTaskHere.tsx';
import css from './ChooseContentPage.module.css';

type Answer = NonNullable<InputOf<typeof answerLtiChoice>['body']>;

const Hint = part('p', css.hint);
/** Stands for the page of the class among the tasks. */
const wholeClass = 'class';

/** In the frame of an LMS: a teacher chooses what a new link of the course opens (Deep Linking 2.0). */
export function ChooseContentPage() {
  const read = useRead(getLtiChoice, {});
  const readAgain = async (): Promise<void> => void (await read.mutate());
  return (
    <PageFrame title="Choose what to add" width="reading">
      <PageHeader title="Choose what to add" />
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading tasks" rows={5} />}>
        {(choice) =>
          choice.course.class === null ? (
            <ConnectCourse course={choice.course} onConnected={() => void readAgain()} />
          ) : (
            <Choose choice={choice} onChanged={readAgain} />
          )
        }
      </Loaded>
    </PageFrame>
  );
}

function Choose({ choice, onChanged }: { choice: LtiChoice; onChanged: () => Promise<void> }) {
  const { course, takesSeveral, tasks } = choice;
  const form = useForm({}, { shows: ['taskIds'] });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMaking, setIsMaking] = useState(false);

  const send = async (body: Answer): Promise<void> => {
    const answer = await form.submit(answerLtiChoice, { body });
    // The page there carries the answer to the LMS, which then continues by itself.
    if (answer !== undefined) window.location.assign(answer.page);
  };
  const toggle = (id: string): void => {
    form.forget();
    const isAlone = !takesSeveral || id === wholeClass;
    if (isAlone) return setChosen(chosen.includes(id) && takesSeveral ? [] : [id]);
    const others = chosen.filter((one) => one !== wholeClass);
    setChosen(others.includes(id) ? others.filter((one) => one !== id) : [...others, id]);
  };
  const handleAdd = () =>
    send(chosen.includes(wholeClass) ? { choice: 'class' } : { choice: 'tasks', taskIds: [...chosen] });

  if (isMaking && course.class !== null) {
    return (
      <NewTaskHere
        classId={course.class.id}
        onMade={async (id) => {
          await onChanged();
          setIsMaking(false);
          setChosen(takesSeveral ? [...chosen.filter((one) => one !== wholeClass), id] : [id]);
        }}
        onCancel={() => setIsMaking(false)}
      />
    );
  }
  return (
    <div className={css.stack}>
      <Card aria-label="Tasks">
        <CardHead
          title={course.class?.name ?? ''}
          actions={
            course.mayMake && (
              <Button size="small" startIcon={<Plus aria-hidden />} onClick={() => setIsMaking(true)}>
                New task
              </Button>
            )
          }
        />
        {tasks.length === 0 && <EmptyState>The class has no task yet.</EmptyState>}
        <CardRows>
          {tasks.map((task) => (
            <ChoiceRow
              key={task.id}
              label={task.name}
              hint={taskWords(task)}
              isSeveral={takesSeveral}
              isChosen={chosen.includes(task.id)}
              onToggle={() => toggle(task.id)}
            />
          ))}
          <ChoiceRow
            label="The whole class"
            hint="A link to the list of its tasks, without a grade."
            isSeveral={takesSeveral}
            isChosen={chosen.includes(wholeClass)}
            onToggle={() => toggle(wholeClass)}
          />
        </CardRows>
      </Card>
      <FormProblem state={form} />
      <div className={css.actions}>
        <Button variant="contained" disabled={chosen.length === 0 || form.isSending} onClick={() => void handleAdd()}>
          {addWords(chosen)}
        </Button>
        <Button variant="text" disabled={form.isSending} onClick={() => void send({ choice: 'nothing' })}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const addWords = (chosen: readonly string[]): string =>
  chosen.length < 2 ? 'Add to the course' : `Add ${count(chosen.length, 'task')} to the course`;

function taskWords({ kind, questionCount, points, dueAt }: ChoosableTask): string {
  const due = dueAt === null ? 'no end' : `due ${dateWords(dueAt)}`;
  const name = kind === 'practice' ? 'Practice' : 'Assessment';
  return `${name} · ${count(questionCount, 'question')} · ${pointsWords(points)} points · ${due}`;
}

interface ChoiceRowProps {
  label: string;
  hint: string;
  isSeveral: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function ChoiceRow({ label, hint, isSeveral, isChosen, onToggle }: ChoiceRowProps) {
  const id = useId();
  const Control = isSeveral ? Checkbox : Radio;
  return (
    <CardRow>
      <Control checked={isChosen} onChange={onToggle} id={id} aria-describedby={`${id}-hint`} />
      <Grow>
        <label htmlFor={id} className={css.name}>
          {label}
        </label>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </Grow>
    </CardRow>
  );
}
