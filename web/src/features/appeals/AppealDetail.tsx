import { decideAppeal, getAppeal, type Appeal } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { Scale } from 'lucide-react';
import { useNavigate } from 'react-router';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { momentWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useTaughtClassroom } from '../classrooms/classroom-context.ts';
import { TypedMaths } from '../results/review/TypedMaths.tsx';
import { AcceptFields } from './AcceptFields.tsx';
import { DecidedNote } from './DecidedNote.tsx';
import { opinionNames, placeWords } from './opinion-words.ts';
import { part } from '../../ui/part.ts';
import css from './AppealDetail.module.css';

const Stack = part('div', css.stack);

const Compared = part('dl', css.compared);

const Actions = part('div', css.actions);

interface AppealDetailProps {
  classId: string;
  appealId: string;
  onDecided: () => Promise<void>;
}

/** One appeal: question, both answers, the second opinion, and the decision. */
export function AppealDetail({ classId, appealId, onDecided }: AppealDetailProps) {
  const read = useRead(getAppeal, { classId, appealId }, { revalidateOnFocus: false });
  return (
    <Loaded read={read} noun="appeal" skeleton={<SkeletonRows label="Loading the appeal" rows={4} />}>
      {(appeal) => (
        <Content
          appeal={appeal}
          classId={classId}
          onDecided={async (decided) => {
            await read.mutate(decided, { revalidate: false });
            await onDecided();
          }}
        />
      )}
    </Loaded>
  );
}

interface ContentProps {
  appeal: Appeal;
  classId: string;
  onDecided: (appeal: Appeal) => Promise<void>;
}

function Content({ appeal, classId, onDecided }: ContentProps) {
  return (
    <Card aria-labelledby="appeal-head">
      <CardHead title={`${appeal.taskName}, ${placeWords(appeal)}`} id="appeal-head">
        <HeadNote end>
          {appeal.firstName} {appeal.lastName} · {momentWords(appeal.createdAt, serverNow())}
        </HeadNote>
      </CardHead>
      <CardBody>
        <Stack>
          <div dir={appeal.direction} className={css.text}>
            <MathText source={appeal.question.replaceAll(/\[\[\w+\]\]/g, '…')} />
          </div>
          <Compared>
            <div>
              <dt>{appeal.firstName} typed</dt>
              <dd>
                <TypedMaths source={appeal.typed} />
              </dd>
            </div>
            <div>
              <dt>The key</dt>
              <dd>
                <Formula latex={appeal.keyLatex} />
              </dd>
            </div>
          </Compared>
          {appeal.message === '' ? null : <p>“{appeal.message}”</p>}
          <OpinionNote appeal={appeal} />
          {appeal.state === 'open' ? null : <DecidedNote appeal={appeal} classId={classId} />}
        </Stack>
      </CardBody>
      {appeal.state === 'open' ? <Decision appeal={appeal} classId={classId} onDecided={onDecided} /> : null}
    </Card>
  );
}

function OpinionNote({ appeal: { opinion, opinionReason, feedback } }: { appeal: Appeal }) {
  return (
    <Note
      tone="information"
      icon={<Scale aria-hidden />}
      title={opinion === null ? 'The second opinion is on its way' : `Second opinion: ${opinionNames[opinion]}`}
    >
      <MathText inline source={opinion === null ? 'Look again in a minute.' : opinionReason} />
      {feedback === '' ? null : (
        <div>
          Feedback to the learner: <MathText inline source={feedback} />
        </div>
      )}
    </Note>
  );
}

/** The filled button is the one that the second opinion speaks for; without an opinion none is. */
const speaksFor = (opinion: Appeal['opinion']): boolean => opinion === 'equal' || opinion === 'probably-equal';

function Decision({ appeal, classId, onDecided }: ContentProps) {
  const { mayChange } = useTaughtClassroom();
  const go = useNavigate();
  const [reply, setReply] = useState('');
  const [changesExercise, setChangesExercise] = useState(appeal.canEdit);
  const [alternative, setAlternative] = useState(appeal.variables.length === 0 ? appeal.typedSource : '');
  const submission = useSubmit(decideAppeal, ['reply', 'alternative']);
  const decide = async (decision: 'accept' | 'refuse'): Promise<void> => {
    const isAdding = decision === 'accept' && changesExercise;
    const decided = await submission.submit({
      params: { classId, appealId: appeal.id },
      body: { decision, reply, alternative: isAdding ? alternative : null },
    });
    if (decided === undefined) return;
    await onDecided(decided);
    if (decision === 'refuse') return;
    const policy = isAdding ? 'never-lower' : 'full-marks';
    void go(paths.regrade({ classId, ...appeal }, { appeal: appeal.id, policy }));
  };
  if (!mayChange) return null;
  const learners = appeal.equalCount + 1;
  return (
    <>
      <CardBody className={css.padded}>
        <Stack>
          <AcceptFields
            appeal={appeal}
            changesExercise={changesExercise}
            onChangesExercise={setChangesExercise}
            alternative={alternative}
            error={submission.errors['alternative']}
            onAlternative={(text) => {
              setAlternative(text);
              submission.clear('alternative');
            }}
          />
          <TextField
            label={`A word to ${appeal.firstName} (needed if you refuse)`}
            value={reply}
            onChange={(text) => {
              setReply(text);
              submission.clear('reply');
            }}
            error={submission.errors['reply']}
            maxLength={500}
            multiline
            minRows={2}
          />
          {submission.formError === undefined ? null : <Note tone="wrong" role="alert" title={submission.formError} />}
        </Stack>
      </CardBody>
      <Actions>
        <Button
          variant={appeal.opinion === 'not-equal' ? 'contained' : 'outlined'}
          disabled={submission.isSending}
          onClick={() => void decide('refuse')}
        >
          Refuse
        </Button>
        <Button
          variant={speaksFor(appeal.opinion) ? 'contained' : 'outlined'}
          disabled={submission.isSending}
          onClick={() => void decide('accept')}
        >
          Accept and regrade {learners}
        </Button>
      </Actions>
    </>
  );
}
