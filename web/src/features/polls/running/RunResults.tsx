import { moderatePollGroup, pollKinds, type PollControl } from '@lemma/contracts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useSubmit } from '../../../api/use-submit.ts';
import { Formula } from '../../../maths/typesetting/Formula.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { GroupName } from '../GroupBars.tsx';
import { resultKinds } from '../kinds/result-kinds.ts';
import { WideContent } from '../WideContent.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RunResults.module.css';

type Current = NonNullable<PollControl['current']>;
type Group = Current['groups'][number];

const Box = part('div', css.box);

interface RunResultsProps {
  control: PollControl;
  current: Current;
  onDone: (control: PollControl) => void;
}

/** Shows the teacher the newest round, revealed or not; answer groups can be shown on the wall or taken off. */
export function RunResults({ control, current, onDone }: RunResultsProps) {
  const question = control.questions.find((one) => one.id === current.questionId);
  const { submit, formError, isSending } = useSubmit(moderatePollGroup, []);
  if (question === undefined) return null;
  const most = Math.max(1, ...current.groups.map((group) => group.count));
  const moderate = async (group: Group) => {
    const done = await submit({
      params: { pollId: control.id, questionId: current.questionId },
      body: { group: group.key, state: group.state === 'shown' ? 'hidden' : 'shown' },
    });
    if (done) onDone(done);
  };
  const { figuresFirst = false } = resultKinds[question.view.kind];
  const figures = <RoundFigures question={question} current={current} />;
  const waiting = current.groups.filter((group) => group.state === 'waiting').length;
  return (
    <Box>
      <p className={css.private}>
        {current.resultsShown ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        {current.resultsShown ? t(m.onWallTitle) : t(m.onlyYouSee)}
      </p>
      {waiting === 0 ? null : (
        <Note tone="warning" title={t(m.waitingForWall, { count: waiting })}>
          {t(m.eyeShowsHides)}
        </Note>
      )}
      <FormProblem state={{ formError }} />
      {figuresFirst ? figures : null}
      <ol aria-label={t(m.answersOfRound)}>
        {current.groups.map((group) => (
          <GroupRow
            key={group.key}
            question={question}
            group={group}
            share={group.count / most}
            isDisabled={isSending}
            onModerate={() => void moderate(group)}
          />
        ))}
      </ol>
      {figuresFirst ? null : figures}
      {current.others.answers === 0 ? null : (
        <p className={css.private}>
          {t(m.andMoreInGroups, { answers: current.others.answers, groups: current.others.groups })}
        </p>
      )}
      {question.answer === null ? null : (
        <p className={css.private}>
          <Check aria-hidden />
          <span>
            {t(m.rightColon)} <KeyWords control={control} questionId={question.id} />
            {current.right === null ? '' : ` · ${t(m.rightOf, { right: current.right, count: current.answered })}`}
          </span>
        </p>
      )}
    </Box>
  );
}

interface GroupRowProps {
  question: PollControl['questions'][number];
  group: Group;
  /** The length of the bar, from 0 to 1. */
  share: number;
  isDisabled: boolean;
  onModerate: () => void;
}

/** One group with its bar; a typed one has the button that lets it onto the wall or takes it off. */
function GroupRow({ question: { view }, group, share, isDisabled, onModerate }: GroupRowProps) {
  const { mark, hasTexts } = resultKinds[view.kind];
  const place = view.choices.findIndex((choice) => choice.key === group.key);
  const isRight = group.isRight === true;
  const isShown = group.state === 'shown';
  return (
    <li className={isRight ? css.right : isShown ? undefined : css.held}>
      <WideContent className={css.what}>
        {isRight ? <Check className={css.sign} aria-label={t(m.rightWord)} /> : null}{' '}
        {place < 0 ? null : <b>{mark(place, group.key)} </b>}
        {hasTexts ? <GroupName group={group} isChoice={place >= 0} /> : null}
        {group.error === '' ? null : <small>{group.error}</small>}
        {group.spellings.length === 0 ? null : <Spellings group={group} />}
        {group.isFlagged && group.state === 'waiting' ? <small>{t(m.heldBack)}</small> : null}
      </WideContent>
      <span className={css.bar} aria-hidden="true">
        <i style={{ '--share': `${100 * share}%` }} />
      </span>
      <span className={css.number}>{group.count}</span>
      {pollKinds[view.kind].isTyped ? (
        <IconButton
          size="small"
          disabled={isDisabled}
          aria-label={isShown ? t(m.takeOffWall) : t(m.letOntoWall)}
          aria-pressed={isShown}
          onClick={onModerate}
        >
          {isShown ? <Eye aria-hidden size={18} /> : <EyeOff aria-hidden size={18} />}
        </IconButton>
      ) : (
        <span />
      )}
    </li>
  );
}

/** The figures that the bars do not show, for kinds that have some. */
function RoundFigures({ question, current }: { question: PollControl['questions'][number]; current: Current }) {
  const { countOf, Figures } = resultKinds[question.view.kind];
  return (
    <>
      {countOf === undefined ? null : <p className={css.private}>{t(m.barsOf, { things: countOf })}</p>}
      {Figures === undefined || current.measures === null ? null : (
        <Figures view={question.view} measures={current.measures} />
      )}
    </>
  );
}

function Spellings({ group }: { group: Group }) {
  return (
    <small>
      {t(m.alsoWritten)}{' '}
      {group.spellings.slice(0, 3).map((spelling, index) => (
        <span key={spelling.latex + spelling.text}>
          {index === 0 ? '' : ', '}
          {spelling.latex === '' ? spelling.text : <Formula latex={spelling.latex} />}
        </span>
      ))}
    </small>
  );
}

/** The right answer in a line. */
export function KeyWords({ control, questionId }: { control: PollControl; questionId: string }) {
  const question = control.questions.find((one) => one.id === questionId);
  if (!question?.answer) return null;
  const { choices, latex, text } = question.answer;
  const letters = question.view.choices.flatMap((choice, place) =>
    choices.includes(choice.key) ? [resultKinds[question.view.kind].mark(place, choice.key)] : [],
  );
  if (letters.length > 0) return <>{letters.join(', ')}</>;
  return latex === '' ? <MathText inline source={text} /> : <Formula latex={latex} />;
}
