import {
  answerPreview,
  handInPreview,
  hintPreview,
  previewTask,
  redrawPreview,
  solvePreview,
  type TaskDetail,
} from '@lemma/contracts';
import { useMemo } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { paths } from '../../../paths.ts';
import type { UnrecordedServer } from './unrecorded-calls.ts';
import { UnrecordedPlayer } from './UnrecordedPlayer.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type Kind = TaskDetail['kind'];

/** R22: the task as a learner practises it; nothing is recorded. */
export function PracticePreviewPage() {
  return <TaskPreview as="practice" />;
}

/** R23: the task as a learner sits it; nothing is recorded. */
export function AssessmentPreviewPage() {
  return <TaskPreview as="assessment" />;
}

function previewServer(params: { classId: string; taskId: string }): UnrecordedServer {
  return {
    unrecorded: 'preview',
    submit: (ticket, given) => call(answerPreview, { params, body: { ticket, ...given } }),
    hint: (ticket, number) => call(hintPreview, { params, body: { ticket, number } }),
    solve: (ticket) => call(solvePreview, { params, body: { ticket } }),
    redraw: (ticket) => call(redrawPreview, { params, body: { ticket } }),
    handIn: (answers) => call(handInPreview, { params, body: { answers } }),
  };
}

function TaskPreview({ as }: { as: Kind }) {
  const { classId = '', taskId = '' } = useParams();
  const server = useMemo(() => previewServer({ classId, taskId }), [classId, taskId]);
  return (
    <UnrecordedPlayer
      of={['preview', taskId, as]}
      begin={() => call(previewTask, { params: { classId, taskId }, body: { as } })}
      server={server}
      title={t(m.preview)}
      noun="preview"
      back={{ to: paths.task(classId, taskId), label: t(m.backToTask) }}
    />
  );
}
