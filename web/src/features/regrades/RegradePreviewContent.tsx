import { downloadRegradePreview, type RegradePreview } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ProgressBar } from '../../ui/waiting/ProgressBar.tsx';
import { Pagination } from '../../ui/mui/Pagination.ts';
import { ArrowRight, Download } from 'lucide-react';
import { useNavigate } from '../../routing/router-context.ts';
import { addressOf } from '../../api/address.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { paths } from '../../paths.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { DifferenceList } from '../exercises/history/DifferenceList.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { RegradeHead } from './RegradeHead.tsx';
import { RegradeNotes } from './RegradeNotes.tsx';
import { RegradeTable } from './RegradeTable.tsx';
import { percentWords } from './regrade-words.ts';
import { useApplyRegrade, useRegradePreview, type RegradeIds } from './use-regrade.ts';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradePreviewContent.module.css';

const Stack = part('div', css.stack);

const Two = part('div', css.two);

const Dock = part('section', css.dock);

/** The preview of a regrade and the button that applies it. */
export function RegradePreviewContent({ ids }: { ids: RegradeIds }) {
  const view = useRegradePreview(ids);
  return (
    <Loaded read={view.read} noun="question" skeleton={<SkeletonRows label={t(m.loadingPreview)} rows={5} />}>
      {(preview) => <Preview preview={preview} ids={ids} view={view} />}
    </Loaded>
  );
}

interface PreviewProps {
  preview: RegradePreview;
  ids: RegradeIds;
  view: ReturnType<typeof useRegradePreview>;
}

function Preview({ preview, ids, view }: PreviewProps) {
  const { item } = preview;
  const [reason, setReason] = useState('');
  const applying = useApplyRegrade(ids, preview);
  return (
    <Stack>
      <div className={css.before}>
        <RegradeHead
          title={t(m.regradePreview)}
          item={item}
          ids={ids}
          part={view.part}
          {...(view.isMarking ? {} : { more: t(m.learnersCount, { count: preview.learnerCount }) })}
        />
      </div>
      <Two>
        <ChangesCard preview={preview} />
        <PolicyCard
          preview={preview}
          view={view}
          reason={reason}
          reasonError={applying.errors['reason']}
          onReason={(text) => {
            setReason(text);
            applying.clear('reason');
          }}
        />
      </Two>
      {view.isMarking ? <Marking progress={preview.progress} /> : <Affected preview={preview} ids={ids} view={view} />}
      {view.isMarking ? null : (
        <ApplyDock preview={preview} ids={ids} view={view} reason={reason} applying={applying} />
      )}
    </Stack>
  );
}

function ChangesCard({ preview: { differences, markedBy, newestNumber } }: { preview: RegradePreview }) {
  return (
    <Card aria-labelledby="changes-head">
      <CardHead
        title={t(m.whatChanged)}
        id="changes-head"
        actions={
          newestNumber === null ? undefined : (
            <>
              <Chip label={t(m.versionNumber, { number: markedBy.join(', ') })} />
              <ArrowRight aria-hidden size={18} />
              <VisuallyHidden> {t(m.becomes)} </VisuallyHidden>
              <Chip color="primary" variant="outlined" label={t(m.versionNumber, { number: newestNumber })} />
            </>
          )
        }
      />
      {differences.length > 0 ? (
        <DifferenceList differences={differences} />
      ) : (
        <CardBody>
          <HeadNote>{newestNumber === null ? t(m.markedByNewest) : t(m.nothingOfThisPart)}</HeadNote>
        </CardBody>
      )}
    </Card>
  );
}

function Marking({ progress: { done, total } }: { progress: RegradePreview['progress'] }) {
  return (
    <Card aria-label={t(m.marking)}>
      <CardBody>
        <p role="status">{t(m.markedAgain, { done, total })}</p>
        <ProgressBar
          aria-label={t(m.markingAgain)}
          value={total === 0 ? 0 : (done / total) * 100}
          className={css.after}
        />
      </CardBody>
    </Card>
  );
}

function Affected({ preview, ids, view }: PreviewProps) {
  const { affectedCount, learnerCount, average, rows, pageSize, page } = preview;
  const pages = Math.ceil(affectedCount / pageSize);
  return (
    <Card aria-labelledby="affected-head">
      <CardHead title={t(m.affectedOf, { count: affectedCount, total: learnerCount })} id="affected-head">
        <HeadNote end>
          <Rich
            of={m.classAverage}
            values={{ before: percentWords(average.before), after: percentWords(average.after) }}
            tags={{ strong: <strong /> }}
          />
        </HeadNote>
      </CardHead>
      <RegradeNotes preview={preview} />
      {rows.length === 0 ? (
        <EmptyState drawing="bars">{t(m.noOnesMarks)}</EmptyState>
      ) : (
        <RegradeTable
          rows={rows}
          classId={ids.classId}
          taskId={ids.taskId}
          points={preview.item.points}
          part={view.part}
        />
      )}
      {pages > 1 ? (
        <CardBody>
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => view.choose({ page: String(next) })}
            aria-label={t(m.pagesOfLearners)}
          />
        </CardBody>
      ) : null}
    </Card>
  );
}

function ApplyDock({
  preview,
  ids,
  view,
  reason,
  applying,
}: PreviewProps & { reason: string; applying: ReturnType<typeof useApplyRegrade> }) {
  const go = useNavigate();
  const { policy, part, appeal } = view;
  const chosen = preview.policies.find((one) => one.policy === policy);
  const changing = (chosen?.up ?? 0) + (chosen?.down ?? 0);
  const apply = async (): Promise<void> => {
    const id = await applying.apply({ policy, part, appeal, reason });
    if (id === undefined) void view.read.mutate();
    else void go(paths.regrade(ids, { regrade: id }), { replace: true });
  };
  const ask = {
    policy,
    ...(part === null ? {} : { part }),
    ...(appeal === null || policy !== 'full-marks' ? {} : { appeal }),
  };
  return (
    <>
      {applying.formError === undefined ? null : (
        <Note tone="warning" role="alert" title={applying.formError}>
          {t(m.previewIsNew)}
        </Note>
      )}
      <Dock aria-label={t(m.whatHappensNext)}>
        <p>{t(m.learnersNotified, { count: changing })}</p>
        <Button href={addressOf(downloadRegradePreview, { ...ids }, ask)} startIcon={<Download aria-hidden />}>
          {t(m.saveCsv)}
        </Button>
        <Button
          variant="contained"
          disabled={applying.isSending || chosen === undefined || chosen.obstacle !== ''}
          onClick={() => void apply()}
        >
          {t(m.applyTo, { count: changing })}
        </Button>
      </Dock>
    </>
  );
}
