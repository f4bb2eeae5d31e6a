import { getClassroomAdmin } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { FileText, Upload } from 'lucide-react';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { sourceWords } from './import-words.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportPlanCards } from './ImportPlanCards.tsx';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { useMemberImport, type MemberImport } from './use-member-import.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ImportMembersPage.module.css';

const Stack = part('div', css.stack);

/** R18: a list of people, what its import would do, and the import. */
export function ImportMembersPage() {
  const { classId = '' } = useParams();
  const user = useUser();
  const read = useRead(getClassroomAdmin, user === null ? null : { classId });
  return (
    <PageFrame title={t(m.importMembers)} access="signed-in">
      <Loaded read={read} noun="class" skeleton={<SkeletonRows label={t(m.loadingClass)} rows={4} />}>
        {(classroom) => <Import classId={classId} className={classroom.name} />}
      </Loaded>
    </PageFrame>
  );
}

function Import({ classId, className }: { classId: string; className: string }) {
  const state = useMemberImport(classId);
  const { chosen, plan, result, progress } = state;
  const [isKept, setKept] = useState(false);
  useUnsavedGuard(
    progress === undefined
      ? {
          isDirty: result !== undefined && result.accounts.length > 0 && !isKept,
          message: t(m.passwordsNotKept),
        }
      : { isDirty: true, message: t(m.importRunning) },
  );
  const lead =
    plan === undefined ? (
      t(m.nothingChangedBefore)
    ) : (
      <>
        {chosen?.name === '' ? null : <FileText aria-hidden className={css.sign} />}
        {[
          chosen?.name,
          plan.lines.length === 0 ? '' : t(m.linesCount, { count: plan.lines.length }),
          sourceWords(plan.source),
        ]
          .filter((words) => words !== '')
          .join(' · ')}
        .{result === undefined ? ` ${t(m.nothingChangedYet)}` : ''}
      </>
    );
  return (
    <>
      <PageHeader
        title={t(m.importMembers)}
        above={[
          { label: t(m.classrooms), to: paths.classrooms },
          { label: className, to: paths.taughtClassroom(classId) },
          { label: t(m.membersLink), to: paths.classroomMembers(classId) },
        ]}
        lead={lead}
        actions={
          plan === undefined || result !== undefined || progress !== undefined ? undefined : (
            <Button onClick={state.startAgain}>{t(m.chooseAnotherList)}</Button>
          )
        }
      />
      <Stack>
        {state.problem !== undefined && <Note tone="wrong" role="alert" title={state.problem} />}
        {result !== undefined ? (
          <ImportDone result={result} classId={classId} className={className} onKept={() => setKept(true)} />
        ) : plan === undefined ? (
          <Choose state={state} />
        ) : (
          <ImportPlanCards state={state} plan={plan} classId={classId} />
        )}
      </Stack>
    </>
  );
}

function Choose({ state }: { state: MemberImport }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <Card aria-labelledby="choose-head">
      <CardHead title={t(m.chooseList)} id="choose-head" />
      <CardBody className={css.column}>
        <p className={css.about}>{t(m.whatListHolds)}</p>
        <Button
          variant="contained"
          disabled={state.isBusy}
          startIcon={<Upload aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t(m.chooseFile)}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={t(m.listOfPeople)}
          accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void state.choose(file.name, file);
            event.target.value = '';
          }}
        />
        <TextField
          label={t(m.orPasteLines)}
          multiline
          minRows={5}
          maxRows={14}
          spellCheck={false}
          placeholder={'Mila Novak\nOkafor, Sam'}
          value={text}
          onChange={setText}
        />
        <Button
          variant="soft"
          disabled={state.isBusy || text.trim() === ''}
          onClick={() => void state.choose('', new Blob([text]))}
        >
          {t(m.seeWhatHappens)}
        </Button>
      </CardBody>
    </Card>
  );
}
