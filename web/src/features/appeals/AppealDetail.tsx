import { decideAppeal, getAppeal, type Appeal } from '@lemma/contracts';
import { useState } from 'react';
import { FormProblem } from '../../ui/fields/FormProblem.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { Scale } from 'lucide-react';
import { useNavigate } from '../../routing/router-context.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { useForm } from '../../api/form/use-form.ts';
import { momentWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { Figures } from '../../maths/figures/Figures.tsx';
import { textWithoutBoxes } from '../../maths/reading/text-without-boxes.ts';
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
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
    <Loaded read={read} noun="appeal" skeleton={<SkeletonRows label={t(m.loadingAppeal)} rows={4} />}>
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
            <Figures scenes={appeal.figures}>
              <MathText source={textWithoutBoxes(appeal.question)} />
            </Figures>
          </div>
          <Compared>
            <div>
              <dt>{t(m.nameTyped, { name: appeal.firstName })}</dt>
              <dd>
                <TypedMaths source={appeal.typed} />
              </dd>
            </div>
            <div>
              <dt>{t(m.theKey)}</dt>
              <dd>
                <Formula latex={appeal.keyLatex} />
              </dd>
            </div>
          </Compared>
          {appeal.message === '' ? null : <p>{t(m.quoted, { words: appeal.message })}</p>}
          {appeal.isByTeacher && appeal.state === 'open' ? (
            <p>{t(m.teacherTookUp, { name: appeal.firstName })}</p>
          ) : null}
          <Figures scenes={appeal.figures}>
            <OpinionNote appeal={appeal} />
          </Figures>
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
      title={opinion === null ? t(m.secondOpinionComing) : t(m.secondOpinion, { opinion: opinionNames[opinion] })}
    >
      <MathText inline source={opinion === null ? t(m.lookAgainSoon) : opinionReason} />
      {feedback === '' ? null : (
        <div>
          {t(m.feedbackToLearner)} <MathText inline source={feedback} />
        </div>
      )}
    </Note>
  );
}

/**
 * The filled button is the one that the second opinion speaks for, or the one that a teacher came for; with an open
 * opinion none is.
 */
function primaryOf({ opinion, isByTeacher }: Appeal): 'accept' | 'refuse' | undefined {
  if (isByTeacher || opinion === 'equal' || opinion === 'probably-equal') return 'accept';
  return opinion === 'not-equal' ? 'refuse' : undefined;
}

/** Stored where a teacher leaves an answer that no learner appealed; no learner reads it. */
const keptWords = t(m.leftAsMarked);

function Decision({ appeal, classId, onDecided }: ContentProps) {
  const { mayChange } = useTaughtClassroom();
  const go = useNavigate();
  const [changesExercise, setChangesExercise] = useState(appeal.canEdit);
  const form = useForm({ reply: '', alternative: appeal.variables.length === 0 ? appeal.typedSource : '' });
  const { reply, alternative } = form.values;
  const decide = async (decision: 'accept' | 'refuse'): Promise<void> => {
    const isUnknown = appeal.isByTeacher && decision === 'refuse';
    const isAdding = decision === 'accept' && changesExercise;
    const decided = await form.submit(decideAppeal, {
      params: { classId, appealId: appeal.id },
      body: {
        decision,
        reply: reply === '' && isUnknown ? keptWords : reply,
        alternative: isAdding ? alternative : null,
      },
    });
    if (decided === undefined) return;
    await onDecided(decided);
    if (decision === 'refuse') return;
    const policy = isAdding ? 'never-lower' : 'full-marks';
    void go(paths.regrade({ classId, ...appeal }, { appeal: appeal.id, policy }));
  };
  if (!mayChange) return null;
  const learners = appeal.equalCount + 1;
  const primary = primaryOf(appeal);
  return (
    <>
      <CardBody className={css.padded}>
        <Stack>
          <AcceptFields
            appeal={appeal}
            changesExercise={changesExercise}
            onChangesExercise={setChangesExercise}
            alternative={alternative}
            error={form.errors['alternative']}
            onAlternative={(text) => form.change({ alternative: text })}
          />
          <TextField
            label={t(m.wordTo, {
              name: appeal.firstName,
              need: appeal.isByTeacher ? t(m.optional) : t(m.neededIfRefused),
            })}
            maxLength={500}
            multiline
            minRows={2}
            {...form.field('reply')}
          />
          <FormProblem state={form} />
        </Stack>
      </CardBody>
      <Actions>
        <Button
          variant={primary === 'refuse' ? 'contained' : 'outlined'}
          disabled={form.isSending}
          onClick={() => void decide('refuse')}
        >
          {appeal.isByTeacher ? t(m.leaveAsIs) : t(m.refuse)}
        </Button>
        <Button
          variant={primary === 'accept' ? 'contained' : 'outlined'}
          disabled={form.isSending}
          onClick={() => void decide('accept')}
        >
          {t(m.acceptAndRegrade, { count: learners })}
        </Button>
      </Actions>
    </>
  );
}
