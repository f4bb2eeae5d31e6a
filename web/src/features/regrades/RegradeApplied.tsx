import { getRegrade, undoRegrade, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Pagination } from '../../ui/mui/Pagination.ts';
import { Undo2 } from 'lucide-react';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { momentWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { RegradeHead } from './RegradeHead.tsx';
import { RegradeTable } from './RegradeTable.tsx';
import { appliedWords, policyNames } from './regrade-words.ts';
import { useMayChange } from '../classrooms/use-may-change.ts';
import type { RegradeIds } from './use-regrade.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradeApplied.module.css';

const Stack = part('div', css.stack);
const Line = part('div', css.line);

type Shown = ResponseOf<typeof getRegrade>;

/** A regrade that was applied: what it changed, and the way back. */
export function RegradeApplied({ ids, regradeId }: { ids: RegradeIds; regradeId: string }) {
  const [page, setPage] = useState(1);
  const read = useRead(getRegrade, { ...ids, regradeId, page }, { keepPreviousData: true });
  return (
    <Loaded read={read} noun="regrade" skeleton={<SkeletonRows label={t(m.loadingRegrade)} rows={5} />}>
      {(shown) => (
        <Applied shown={shown} ids={ids} onPage={setPage} readAgain={async () => void (await read.mutate())} />
      )}
    </Loaded>
  );
}

interface AppliedProps {
  shown: Shown;
  ids: RegradeIds;
  onPage: (page: number) => void;
  readAgain: () => Promise<void>;
}

function Applied({ shown, ids, onPage, readAgain }: AppliedProps) {
  const { item, regrade, rows, total, page, pageSize } = shown;
  const pages = Math.ceil(total / pageSize);
  return (
    <Stack>
      <div className={css.before}>
        <RegradeHead
          title={regrade.undoneAt === null ? t(m.regradeApplied) : t(m.regradeUndone)}
          item={item}
          ids={ids}
          part={regrade.part}
        />
      </div>
      <EffectAndUndo shown={shown} ids={ids} readAgain={readAgain} />
      <Card aria-labelledby="changed-head">
        <CardHead title={t(m.whatChanged)} id="changed-head">
          <HeadNote end>
            {regrade.versionNumber === null
              ? t(m.policyAndReason, { policy: policyNames[regrade.policy], reason: regrade.reason })
              : t(m.policyVersionAndReason, {
                  policy: policyNames[regrade.policy],
                  version: regrade.versionNumber,
                  reason: regrade.reason,
                })}
          </HeadNote>
        </CardHead>
        {rows.length === 0 ? (
          <EmptyState drawing="bars">{t(m.noScoreChanged)}</EmptyState>
        ) : (
          <RegradeTable
            rows={rows}
            classId={ids.classId}
            taskId={ids.taskId}
            points={item.points}
            part={regrade.part}
          />
        )}
        {pages > 1 ? (
          <CardBody>
            <Pagination
              count={pages}
              page={page}
              onChange={(_, next) => onPage(next)}
              aria-label={t(m.pagesOfLearners)}
            />
          </CardBody>
        ) : null}
      </Card>
    </Stack>
  );
}

function EffectAndUndo({ shown: { regrade }, ids, readAgain }: Pick<AppliedProps, 'shown' | 'ids' | 'readAgain'>) {
  const toast = useToast();
  const mayRegrade = useMayChange(ids.classId);
  const [isBusy, setIsBusy] = useState(false);
  const now = serverNow();
  const undo = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await call(undoRegrade, { params: { ...ids, regradeId: regrade.id } });
      toast.show({ kind: 'success', message: t(m.undoneAllAsBefore) });
      await readAgain();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  if (regrade.undoneAt !== null) {
    return (
      <Note tone="neutral" role="status" title={t(m.undoneAt, { moment: momentWords(regrade.undoneAt, now) })}>
        {t(m.everyScoreAsBefore)}
      </Note>
    );
  }
  return (
    <Note tone="right" role="status" title={appliedWords(regrade)}>
      <Line>
        <span className={css.growing}>
          {regrade.up + regrade.down > 0 ? `${t(m.reasonWithResult)} ` : ''}
          {regrade.undoUntil === null
            ? t(m.cannotBeUndone)
            : t(m.canUndoUntil, { moment: momentWords(regrade.undoUntil, now) })}
        </span>
        {regrade.undoUntil === null || !mayRegrade ? null : (
          <Button size="small" disabled={isBusy} startIcon={<Undo2 aria-hidden />} onClick={() => void undo()}>
            {t(m.undoRegrade)}
          </Button>
        )}
      </Line>
    </Note>
  );
}
