import { getClassroomAdmin, takeUpAnswer } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { MessageSquareText } from 'lucide-react';
import { useNavigate } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { useHasUnsent } from '../../../session/unsent-messages.ts';
import { part } from '../../../ui/part.ts';
import { AnswerComments, CommentForm, commentPlace } from '../../answer-comments/AnswerComments.tsx';
import { useClassAct } from '../../classrooms/use-class-act.ts';
import { isMaths, type ReviewedResponse, type ReviewedVariant } from './review.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ResponseTools.module.css';

const Tools = part('div', css.tools);

const Actions = part('div', css.actions);

export interface ReviewIds {
  readonly classId: string;
  readonly memberId: string;
  readonly taskId: string;
}

interface ResponseToolsProps {
  ids: ReviewIds;
  response: ReviewedResponse;
  variant: ReviewedVariant;
}

/** Comments on an answer, or accepts it after all. */
export function ResponseTools({ ids, response, variant }: ResponseToolsProps) {
  const [isWriting, setIsWriting] = useState(useHasUnsent(commentPlace(response.id)));
  const classroom = useRead(getClassroomAdmin, { classId: ids.classId }).data;
  const answer = { ...ids, responseId: response.id };
  const acceptable = classroom?.role === 'teacher' ? wrongMaths(response, variant) : [];
  return (
    <Tools>
      <AnswerComments answer={answer} />
      {isWriting ? (
        <CommentForm answer={answer} onClose={() => setIsWriting(false)} />
      ) : classroom === undefined || classroom.isReadOnly ? null : (
        <Actions>
          <Button
            size="small"
            variant="soft"
            startIcon={<MessageSquareText aria-hidden />}
            onClick={() => setIsWriting(true)}
          >
            {t(m.comment)}
          </Button>
          {acceptable.map(({ name, label }) => (
            <AcceptButton
              key={name}
              path={{ classId: ids.classId, responseId: response.id }}
              partName={name}
              label={acceptable.length === 1 ? t(m.acceptAnswer) : t(m.acceptAnswerOf, { part: label || name })}
            />
          ))}
        </Actions>
      )}
    </Tools>
  );
}

/** The parts whose typed mathematics was not marked all right. */
const wrongMaths = (response: ReviewedResponse, variant: ReviewedVariant) =>
  variant.parts.filter(
    (part) =>
      isMaths(part) &&
      response.parts.some((one) => one.part === part.name && (one.outcome === 'wrong' || one.outcome === 'partly')),
  );

interface AcceptButtonProps {
  path: { readonly classId: string; readonly responseId: string };
  partName: string;
  label: string;
}

/** Leads to the decision: second opinion, who wrote the same, and every score before it changes. */
function AcceptButton({ path, partName, label }: AcceptButtonProps) {
  const act = useClassAct();
  const go = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (): Promise<void> => {
    setIsBusy(true);
    await act(async () => {
      const { appealId } = await call(takeUpAnswer, { params: path, body: { part: partName } });
      await go(paths.classroomAppeals(path.classId, appealId));
    });
    setIsBusy(false);
  };
  return (
    <Button size="small" variant="text" disabled={isBusy} onClick={() => void take()}>
      {label}
    </Button>
  );
}
