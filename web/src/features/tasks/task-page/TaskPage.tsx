import type { TaskContentProps } from './task-content.ts';
import { getClassroomAdmin, getTask, updateTask } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Activity, Archive, ArchiveRestore, ChartNoAxesColumn, Printer, ReceiptText, Table2 } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { useMayChange } from '../../classrooms/use-may-change.ts';
import { RegradesCard } from '../../regrades/RegradesCard.tsx';
import { MainAndSide } from '../form/FormGrid.tsx';
import { LateAnswersCard } from './LateAnswersCard.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { ReceiptCheckDialog } from './ReceiptCheckDialog.tsx';
import { ReleaseNote } from './ReleaseNote.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { TaskRulesCard } from './TaskRulesCard.tsx';
import { TaskSettings } from './TaskSettings.tsx';
import { ClassProgressCard } from './ClassProgressCard.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import formGridCss from '../form/FormGrid.module.css';

/** R20: a task with its settings, its exercises and where learners stand. */
export function TaskPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  const read = useRead(getTask, user === null ? null : { classId, taskId });
  const classroom = useRead(getClassroomAdmin, user === null ? null : { classId });
  return (
    <PageFrame title={read.data?.name ?? t(m.taskLabel)} access="signed-in">
      <Loaded
        read={read}
        together={[classroom]}
        noun="task"
        skeleton={<SkeletonRows label={t(m.loadingTask)} rows={5} />}
      >
        {(task) => (
          <TaskContent
            key={task.id}
            task={task}
            classId={classId}
            onChanged={async (changed) => {
              await read.mutate(changed, { revalidate: false });
              void readAgain(getClassroomAdmin, { classId });
            }}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

function TaskContent({ task, classId, onChanged }: TaskContentProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const learners = classroom.data?.learnerCount;
  const mayChange = useMayChange(classId);
  return (
    <>
      <PageHeader
        title={task.name}
        above={[
          { label: t(m.classrooms), to: paths.classrooms },
          { label: classroom.data?.name ?? t(m.classLabel), to: paths.taughtClassroom(classId) },
        ]}
        actions={
          <>
            {task.startedCount > 0 ? (
              <Button
                component={Link}
                to={paths.taskAnalysis(classId, task.id)}
                startIcon={<ChartNoAxesColumn aria-hidden />}
              >
                {t(m.analysis)}
              </Button>
            ) : null}
            <Button component={Link} to={paths.classroomResults(classId)} startIcon={<Table2 aria-hidden />}>
              {t(m.results)}
            </Button>
            <Button
              variant="contained"
              component={Link}
              to={paths.taskProgress(classId, task.id)}
              startIcon={<Activity aria-hidden />}
            >
              {t(m.seeProgress)}
            </Button>
          </>
        }
        lead={
          <>
            {task.kind === 'practice' ? t(m.practice) : t(m.assessment)} ·{' '}
            {t(m.questionsCount, { count: task.questionCount })} · {t(m.pointsCount, { points: task.points })}{' '}
            {task.isArchived ? <Chip label={t(m.archived)} /> : null}
          </>
        }
      />
      <MainAndSide>
        <div>
          <ReleaseNote task={task} classId={classId} onChanged={onChanged} />
          {task.kind === 'assessment' && (
            <LateAnswersCard
              classId={classId}
              taskId={task.id}
              onDecided={() => void readAgain(getTask, { classId, taskId: task.id })}
            />
          )}
          <TaskGroups task={task} classId={classId} onChanged={onChanged} />
          {mayChange && <TaskSettings task={task} classId={classId} onChanged={onChanged} />}
        </div>
        <div className={formGridCss.side}>
          <ClassProgressCard task={task} learners={learners} />
          <TaskRulesCard task={task} />
          <PreviewLinks task={task} classId={classId} />
          <Button
            fullWidth
            component={Link}
            to={paths.createWorksheet({ classId, taskId: task.id })}
            startIcon={<Printer aria-hidden />}
          >
            {t(m.worksheets)}
          </Button>
          <RegradesCard classId={classId} taskId={task.id} />
          {task.kind === 'assessment' && <ReceiptCheck classId={classId} />}
          {mayChange && <ArchiveButton task={task} classId={classId} onChanged={onChanged} />}
        </div>
      </MainAndSide>
    </>
  );
}

function ReceiptCheck({ classId }: { classId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ReceiptText aria-hidden />} onClick={() => setIsOpen(true)}>
        {t(m.checkReceipt)}
      </Button>
      {isOpen && <ReceiptCheckDialog classId={classId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ArchiveButton({ task, classId, onChanged }: TaskContentProps) {
  const ask = useWarningDialog();
  const toast = useToast();
  const put = async (isArchived: boolean): Promise<void> => {
    try {
      await onChanged(await call(updateTask, { params: { classId, taskId: task.id }, body: { isArchived } }));
      toast.show({ kind: 'success', message: isArchived ? t(m.taskArchived) : t(m.taskBack) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const archive = async (): Promise<void> => {
    const answer = await ask({
      title: t(m.archiveNow, { name: task.name }),
      message: t(m.archivingKeeps),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'archive', label: t(m.archiveTask), variant: 'contained', color: 'error' },
      ],
    });
    if (!answer.cancelled && answer.action === 'archive') await put(true);
  };
  return task.isArchived ? (
    <Button startIcon={<ArchiveRestore aria-hidden />} onClick={() => void put(false)}>
      {t(m.bringBack)}
    </Button>
  ) : (
    <Button color="error" startIcon={<Archive aria-hidden />} onClick={() => void archive()}>
      {t(m.archiveTask)}
    </Button>
  );
}
