import { getClassroomAdmin, listMembers } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import Button from '@mui/material/Button';
import { FileText, Upload } from 'lucide-react';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { count } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { changingLines, separatorWords } from './import-words.ts';
import { ColumnsCard, LinesCard } from './ImportPreview.tsx';
import { SchoolSlips } from '../members/SchoolSlips.tsx';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { CountedProgress } from '../../../ui/waiting/CountedProgress.tsx';
import { useMemberImport, type Imported, type MemberImport } from './use-member-import.ts';
import { part } from '../../../ui/part.ts';
import css from './ImportMembersPage.module.css';

const Stack = part('div', css.stack);

const Foot = part('div', css.foot);

/** R18: a list of people, what its import would do, and the import. */
export function ImportMembersPage() {
  const { classId = '' } = useParams();
  const user = useUser();
  const read = useRead(getClassroomAdmin, user === null ? null : { classId });
  return (
    <PageFrame title="Import members" access="signed-in" isLoading={read.isLoading}>
      <Loaded read={read} noun="class" skeleton={<SkeletonRows label="Loading the class" rows={4} />}>
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
          message: 'The passwords of the new accounts are neither printed nor copied.',
        }
      : { isDirty: true, message: 'The import is running, and the passwords of new accounts are shown at its end.' },
  );
  const lead =
    plan === undefined ? (
      'Nothing is changed before you have seen what will happen.'
    ) : (
      <>
        {chosen?.name === '' ? null : <FileText aria-hidden className={css.sign} />}
        {[chosen?.name, count(plan.lines.length, 'line')].filter((words) => words !== '').join(' · ')}, separated by{' '}
        {separatorWords[plan.separator]}.{result === undefined ? ' Nothing is changed yet.' : ''}
      </>
    );
  return (
    <>
      <PageHeader
        title="Import members"
        above={[
          { label: 'Classrooms', to: paths.classrooms },
          { label: className, to: paths.taughtClassroom(classId) },
          { label: 'Members', to: paths.classroomMembers(classId) },
        ]}
        lead={lead}
        actions={
          plan === undefined || result !== undefined || progress !== undefined ? undefined : (
            <Button onClick={state.startAgain}>Choose another list</Button>
          )
        }
      />
      <Stack>
        {state.problem !== undefined && <Note tone="wrong" role="alert" title={state.problem} />}
        {result !== undefined ? (
          <Done result={result} classId={classId} className={className} onKept={() => setKept(true)} />
        ) : plan === undefined ? (
          <Choose state={state} />
        ) : (
          <Preview state={state} classId={classId} />
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
      <CardHead title="Choose a list" id="choose-head" />
      <CardBody className={css.column}>
        <p>
          One person to a line, at most 1,000 lines. Columns may be first name, last name, e-mail and user name, in any
          order. People with an e-mail address get an invitation; those without get an account, with the user name of
          the list if it is free.
        </p>
        <Button
          variant="contained"
          disabled={state.isBusy}
          startIcon={<Upload aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label="List of people"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void state.choose(file.name, file);
            event.target.value = '';
          }}
        />
        <TextField
          label="Or paste lines"
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
          See what will happen
        </Button>
      </CardBody>
    </Card>
  );
}

function Preview({ state, classId }: { state: MemberImport; classId: string }) {
  const navigate = useNavigate();
  const { progress } = state;
  const lines = state.plan?.lines ?? [];
  const changing = changingLines(lines);
  const invited = lines.filter(({ outcome }) => outcome === 'invited').length;
  const mails = invited === 0 ? '' : `${count(invited, 'invitation')} ${invited === 1 ? 'goes' : 'go'} out by e-mail. `;
  const handleImport = async () => {
    if (!(await state.run())) return;
    void readAgain(getClassroomAdmin, { classId });
    void readAgain(listMembers, { classId, state: 'present', search: '' });
  };
  return (
    <>
      <ColumnsCard
        columns={state.plan?.columns ?? []}
        onField={(column, field) => void state.setField(column, field)}
      />
      <LinesCard lines={lines} />
      <Foot>
        {progress === undefined ? (
          <p>{mails}Importing the same list again changes nothing.</p>
        ) : (
          <CountedProgress
            label={`${progress.done} of ${progress.all} imported. Stay on this page.`}
            done={progress.done}
            all={progress.all}
          />
        )}
        <div>
          <Button
            variant="outlined"
            disabled={progress !== undefined}
            onClick={() => void navigate(paths.classroomMembers(classId))}
          >
            Cancel
          </Button>
          <Button variant="contained" disabled={state.isBusy || changing === 0} onClick={() => void handleImport()}>
            {changing === 0 ? 'Nothing to import' : `Import ${count(changing, 'member')}`}
          </Button>
        </div>
      </Foot>
    </>
  );
}

interface DoneProps {
  result: Imported;
  classId: string;
  className: string;
  /** The passwords were printed or copied. */
  onKept: () => void;
}

function Done({ result, classId, className, onKept }: DoneProps) {
  const { joined, invited, accounts } = result;
  const words = [
    joined > 0 ? `${joined} joined` : '',
    invited > 0 ? `${invited} invited` : '',
    accounts.length > 0 ? `${count(accounts.length, 'account')} made` : '',
  ].filter((one) => one !== '');
  return (
    <>
      <Note tone="right" role="status" title={`Imported: ${words.join(', ')}.`} />
      {accounts.length > 0 && (
        <Card aria-labelledby="slips-head">
          <CardHead title="New accounts" id="slips-head" />
          <CardBody className={css.cardBody}>
            <SchoolSlips
              className={className}
              onKept={onKept}
              slips={accounts.map(({ firstName, lastName, ...slip }) => ({
                name: `${firstName} ${lastName}`,
                ...slip,
              }))}
            />
          </CardBody>
        </Card>
      )}
      <div>
        <Button variant="contained" component={Link} to={paths.classroomMembers(classId)}>
          See the members
        </Button>
      </div>
    </>
  );
}
