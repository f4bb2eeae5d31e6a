import { answerLtiChoice, getLtiChoice, type ChoosableTask, type InputOf, type LtiChoice } from '@lemma/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Checkbox, Radio } from '../../../ui/input/Toggles.tsx';
import { ExternalLink, Plus } from 'lucide-react';
import { useForm } from '../../../api/form/use-form.ts';
import { useRead } from '../../../api/use-read.ts';
import { dateWords, pointsWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { paths } from '../../../paths.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { useWindow } from '../frame/use-window.ts';
import { ConnectCourse } from './ConnectCourse.tsx';
import { NewTaskHere } from './NewTaskHere.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ChooseContentPage.module.css';

type Answer = NonNullable<InputOf<typeof answerLtiChoice>['body']>;

const Hint = part('p', css.hint);
/** Stands for the page of the class among the tasks. */
const wholeClass = 'class';
const forLink = t(m.untilYouChoose);

/**
 * In the frame of an LMS: a teacher chooses what new links of the course open (Deep Linking 2.0), or what a link opens that
 * was placed without a choice.
 */
export function ChooseContentPage() {
  const read = useRead(getLtiChoice, {});
  const [isConnected, setConnected] = useState(false);
  const isForLink = read.data?.isForLink ?? false;
  const title = isForLink ? t(m.chooseTask) : t(m.chooseWhatToAdd);
  const readAgain = async (): Promise<void> => void (await read.mutate());
  const handleConnected = (): void => {
    setConnected(true);
    void readAgain();
  };
  return (
    <PageFrame title={title} width="reading">
      <PageHeader title={title} lead={isForLink ? forLink : undefined} />
      <Loaded
        read={read}
        // The form that connects has nothing left to do.
        isOutdated={isConnected && read.data?.course.class === null}
        noun="page"
        skeleton={<SkeletonRows label={t(m.loadingTasks)} rows={5} />}
      >
        {(choice) =>
          choice.course.class === null ? (
            <ConnectCourse course={choice.course} onConnected={handleConnected} />
          ) : (
            <Choose choice={choice} onChanged={readAgain} />
          )
        }
      </Loaded>
    </PageFrame>
  );
}

function Choose({ choice, onChanged }: { choice: LtiChoice; onChanged: () => Promise<void> }) {
  const { course, takesSeveral, isForLink, tasks } = choice;
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
      <Card aria-label={t(m.tasks)}>
        <CardHead
          title={course.class?.name ?? ''}
          actions={
            course.mayMake && (
              <Button size="small" startIcon={<Plus aria-hidden />} onClick={() => setIsMaking(true)}>
                {t(m.newTask)}
              </Button>
            )
          }
        />
        {tasks.length === 0 && <EmptyState>{t(m.noTaskYet)}</EmptyState>}
        <ChoiceRows choice={choice} chosen={chosen} onToggle={toggle} />
      </Card>
      <FormProblem state={form} />
      <div className={css.actions}>
        <Button variant="contained" disabled={chosen.length === 0 || form.isSending} onClick={() => void handleAdd()}>
          {isForLink ? t(m.openThisTask) : addWords(chosen)}
        </Button>
        {isForLink && course.class !== null ? (
          <OpenClass classId={course.class.id} />
        ) : (
          <Button variant="text" disabled={form.isSending} onClick={() => void send({ choice: 'nothing' })}>
            {t(m.cancel)}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChoiceRowsProps {
  choice: LtiChoice;
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function ChoiceRows({ choice: { tasks, takesSeveral, isForLink }, chosen, onToggle }: ChoiceRowsProps) {
  return (
    <CardRows>
      {tasks.map((task) => (
        <ChoiceRow
          key={task.id}
          label={task.name}
          hint={taskWords(task)}
          isSeveral={takesSeveral}
          isChosen={chosen.includes(task.id)}
          onToggle={() => onToggle(task.id)}
        />
      ))}
      {!isForLink && (
        <ChoiceRow
          label={t(m.wholeClass)}
          hint={t(m.linkToList)}
          isSeveral={takesSeveral}
          isChosen={chosen.includes(wholeClass)}
          onToggle={() => onToggle(wholeClass)}
        />
      )}
    </CardRows>
  );
}

/** The way to the pages of the class, which are not shown inside the course. */
function OpenClass({ classId }: { classId: string }) {
  const { open, problem } = useWindow();
  return (
    <>
      <Button
        variant="text"
        endIcon={<ExternalLink aria-hidden size={16} />}
        onClick={() => void open(paths.classroomTasks(classId))}
      >
        {t(m.openClass)}
      </Button>
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
    </>
  );
}

const addWords = (chosen: readonly string[]): string =>
  chosen.length < 2 ? t(m.addToCourse) : t(m.addCountToCourse, { count: chosen.length });

function taskWords({ kind, questionCount, points, dueAt }: ChoosableTask): string {
  const due = dueAt === null ? t(m.noEnd) : t(m.dueOn, { day: dateWords(dueAt) });
  const name = kind === 'practice' ? t(m.practice) : t(m.assessment);
  return t(m.taskFacts, { name, questions: questionCount, points: pointsWords(points), due });
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
