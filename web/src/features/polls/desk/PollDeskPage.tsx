import { addPollQuestion, copyPoll, getPoll, updatePoll, type PollControl } from '@lemma/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  ChartColumn,
  Copy,
  Ellipsis,
  Library,
  Pencil,
  Play,
  Plus,
  Presentation,
  Smartphone,
  Archive,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useLive } from '../../../api/live.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { count } from '../../../dates.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { call } from '../../../api/call.ts';
import { spellPollCode } from '../poll-code.ts';
import { PollMissing } from '../PollMissing.tsx';
import { usePollCommand } from '../running/use-poll-command.ts';
import { NewQuestion, QuestionEditor } from './QuestionEditor.tsx';
import { QuestionList } from './QuestionList.tsx';
import { RenamePollDialog } from './RenamePollDialog.tsx';
import { RunCard } from './RunCard.tsx';
import { SessionSettings } from './SessionSettings.tsx';

const AddExercisesDialog = lazy(async () => ({
  default: (await import('../../tasks/AddExercisesDialog.tsx')).AddExercisesDialog,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr) 300px',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 20, minWidth: 0 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    '& > .middle': { gridColumn: '1 / -1', gridRow: 1 },
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

/** R11: prepares and runs one poll session. */
export function PollDeskPage() {
  const { pollId = '' } = useParams();
  return (
    <PageFrame title="Poll session" access="privileged" width="wide">
      <LiveDesk pollId={pollId} />
    </PageFrame>
  );
}

function LiveDesk({ pollId }: { pollId: string }) {
  const { data: control, status, keep } = useLive(getPoll, { pollId });
  if (control !== undefined) {
    return (
      <>
        {status === 'reconnecting' ? <Note tone="warning" role="status" title="No connection, trying again" /> : null}
        <Desk control={control} onDone={keep} />
      </>
    );
  }
  return status === 'refused' ? <PollMissing /> : <SkeletonRows label="Loading the poll" rows={6} />;
}

interface DeskProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
}

function Desk({ control, onDone }: DeskProps) {
  const [chosen, setChosen] = useState<string>();
  const [isNew, setNew] = useState(control.questions.length === 0);
  const [isChoosing, setChoosing] = useState(false);
  const addition = useSubmit(addPollQuestion, []);
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
          <Card aria-labelledby="poll-questions">
            <CardHead
              title="Questions"
              id="poll-questions"
              actions={
                <Button
                  size="small"
                  variant="text"
                  startIcon={<Plus aria-hidden />}
                  onClick={() => {
                    setNew(true);
                    setChosen(undefined);
                  }}
                >
                  Add
                </Button>
              }
            />
            <QuestionList
              control={control}
              chosen={isNew ? undefined : question?.id}
              onChoose={(id) => {
                setChosen(id);
                setNew(false);
              }}
              onDone={onDone}
            />
          </Card>
          <Button variant="outlined" startIcon={<Library aria-hidden />} onClick={() => setChoosing(true)}>
            Take one from the catalogue
          </Button>
          {addition.formError === undefined ? null : <Note tone="wrong" role="alert" title={addition.formError} />}
        </div>
        <div className="middle">
          {isLive ? <RunCard control={control} onDone={onDone} /> : null}
          {isNew ? (
            <NewQuestion
              control={control}
              onCancel={() => setNew(false)}
              onDone={(fresh) => {
                onDone(fresh);
                setNew(false);
                setChosen(fresh.questions.at(-1)?.id);
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
          <SessionSettings control={control} onDone={onDone} />
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

function DeskHead({ control, onDone }: DeskProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { run, isRunning } = usePollCommand(control.id, onDone);
  const [isRenaming, setRenaming] = useState(false);
  const isLive = control.state === 'live';
  const copy = async () => {
    try {
      const made = await call(copyPoll, { params: { pollId: control.id }, body: {} });
      await navigate(paths.pollDesk(made.id));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const archive = async () => {
    try {
      onDone(await call(updatePoll, { params: { pollId: control.id }, body: { isArchived: !control.isArchived } }));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <>
      <PageHeader
        title={control.name}
        above={{ label: 'Poll sessions', to: paths.polls }}
        lead={
          <>
            {control.className === null ? '' : `${control.className} · `}
            {count(control.questions.length, 'question')}
            {control.code === null ? '' : ` · code ${spellPollCode(control.code)}`}
          </>
        }
        actions={
          <>
            {isLive ? (
              <>
                <Button
                  component={Link}
                  to={paths.pollRemote(control.id)}
                  variant="outlined"
                  startIcon={<Smartphone aria-hidden />}
                >
                  Remote
                </Button>
                <Button
                  component={Link}
                  to={paths.pollWall(control.id)}
                  variant="contained"
                  startIcon={<Presentation aria-hidden />}
                >
                  Present
                </Button>
              </>
            ) : (
              <>
                {control.startedAt === null ? null : (
                  <Button
                    component={Link}
                    to={paths.pollResults(control.id)}
                    variant="outlined"
                    startIcon={<ChartColumn aria-hidden />}
                  >
                    Results
                  </Button>
                )}
                <Button
                  variant="contained"
                  startIcon={<Play aria-hidden />}
                  disabled={isRunning || control.isArchived}
                  onClick={() => void run({ kind: 'start' })}
                >
                  {control.startedAt === null ? 'Start session' : 'Go on'}
                </Button>
              </>
            )}
            <ActionMenu
              label="More"
              iconOnly
              icon={<Ellipsis aria-hidden size={20} />}
              items={[
                {
                  key: 'rename',
                  label: 'Rename',
                  icon: <Pencil aria-hidden size={18} />,
                  onSelect: () => setRenaming(true),
                },
                {
                  key: 'copy',
                  label: 'Make a copy',
                  icon: <Copy aria-hidden size={18} />,
                  onSelect: () => void copy(),
                },
                ...(isLive
                  ? []
                  : [
                      {
                        key: 'archive',
                        label: control.isArchived ? 'Bring back' : 'Archive',
                        icon: <Archive aria-hidden size={18} />,
                        onSelect: () => void archive(),
                      },
                    ]),
              ]}
            />
          </>
        }
      />
      {isRenaming ? <RenamePollDialog control={control} onDone={onDone} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
