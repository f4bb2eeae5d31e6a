import { addPollQuestion, getPoll, type PollControl } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Library, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { useLive } from '../../../api/live/live.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { PollMissing } from '../PollMissing.tsx';
import { PollSuspicions } from '../running/PollSuspicions.tsx';
import { DeskHead } from './DeskHead.tsx';
import { NewQuestion, QuestionEditor } from './QuestionEditor.tsx';
import { QuestionList } from './QuestionList.tsx';
import { RunCard } from './RunCard.tsx';
import { PollSettings } from './PollSettings.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollDeskPage.module.css';

const AddExercisesDialog = lazy(async () => ({
  default: (await import('../../tasks/groups/AddExercisesDialog.tsx')).AddExercisesDialog,
}));

const Columns = part('div', css.columns);

/** R11: prepares and runs one poll session. */
export function PollDeskPage() {
  const { pollId = '' } = useParams();
  return (
    <PageFrame title={t(m.pollSession)} access="privileged" width="wide">
      <LiveDesk pollId={pollId} />
    </PageFrame>
  );
}

function LiveDesk({ pollId }: { pollId: string }) {
  const { data: control, status, keep } = useLive(getPoll, { pollId });
  if (control !== undefined) {
    return (
      <>
        {status === 'reconnecting' ? <Note tone="warning" role="status" title={t(m.noConnection)} /> : null}
        <Desk control={control} onDone={keep} />
      </>
    );
  }
  return status === 'refused' ? <PollMissing /> : <SkeletonRows label={t(m.loadingPoll)} rows={6} />;
}

interface DeskProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
}

/** The question in the middle of the desk: a new one, or one of the list. */
interface Shown {
  isNew: boolean;
  chosen?: string | undefined;
}

function Desk({ control, onDone }: DeskProps) {
  const [{ chosen, isNew }, setShown] = useState<Shown>({ isNew: control.questions.length === 0 });
  const [isChoosing, setChoosing] = useState(false);
  const addition = useSubmit(addPollQuestion, []);
  const [isAdding, setAdding] = useState(false);
  const isLive = control.state === 'live';
  const question = control.questions.find((one) => one.id === chosen) ?? (isLive ? undefined : control.questions[0]);
  const addExercise = async (exerciseId: string) => {
    const done = await addition.submit({
      params: { pollId: control.id },
      body: { question: { kind: 'exercise', exerciseId } },
    });
    if (done) onDone(done);
  };
  const exercises = new Set(control.questions.flatMap((one) => one.exerciseId ?? []));
  return (
    <>
      <DeskHead control={control} onDone={onDone} />
      <Columns>
        <div>
          <QuestionsCard
            control={control}
            chosen={isNew ? undefined : question?.id}
            // A form whose question is on its way is not taken for the next question.
            canAdd={!isAdding}
            onAdd={() => setShown({ isNew: true })}
            onChoose={(id) => setShown({ isNew: false, chosen: id })}
            onDone={onDone}
          />
          <Button variant="outlined" startIcon={<Library aria-hidden />} onClick={() => setChoosing(true)}>
            {t(m.takeFromCatalogue)}
          </Button>
          {addition.formError === undefined ? null : <Note tone="wrong" role="alert" title={addition.formError} />}
        </div>
        <div className={css.middle}>
          <PollSuspicions control={control} onDone={onDone} />
          {isLive ? <RunCard control={control} onDone={onDone} /> : null}
          {isNew ? (
            <NewQuestion
              control={control}
              onSending={setAdding}
              onCancel={() => setShown({ isNew: false })}
              onDone={(fresh) => {
                onDone(fresh);
                const added = { isNew: false, chosen: fresh.questions.at(-1)?.id };
                setShown((shown) => (shown.isNew ? added : shown));
              }}
            />
          ) : question === undefined ? null : (
            <QuestionEditor
              key={`${question.id} ${question.body === null}`}
              control={control}
              question={question}
              onDone={onDone}
            />
          )}
        </div>
        <div>
          <PollSettings control={control} onDone={onDone} />
        </div>
      </Columns>
      {isChoosing ? (
        <Suspense>
          <AddExercisesDialog
            chosen={exercises}
            onToggle={(exercise) => {
              if (!exercises.has(exercise.id)) void addExercise(exercise.id);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface QuestionsCardProps extends ComponentProps<typeof QuestionList> {
  canAdd: boolean;
  onAdd: () => void;
}

function QuestionsCard({ canAdd, onAdd, ...list }: QuestionsCardProps) {
  return (
    <Card aria-labelledby="poll-questions">
      <CardHead
        title={t(m.questions)}
        id="poll-questions"
        actions={
          <Button size="small" variant="text" startIcon={<Plus aria-hidden />} disabled={!canAdd} onClick={onAdd}>
            {t(m.add)}
          </Button>
        }
      />
      <QuestionList {...list} />
    </Card>
  );
}
