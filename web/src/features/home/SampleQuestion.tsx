import { checkSample, type drawSample, type LearnerVerdict, type ResponseOf } from '@lemma/contracts';
import { useCallback, useState, type FormEvent } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { Figures } from '../../maths/figures/Figures.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { AnswerSlot } from '../attempts/question/AnswerSlot.tsx';
import { answersOf, isBlank, sameAnswers, type Values } from '../attempts/playing/answers.ts';
import { partLabel } from '../attempts/playing/part-label.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './SampleQuestion.module.css';

const Question = part('div', css.question);
const Foot = part('div', css.foot);

interface Checked {
  readonly answers: ReturnType<typeof answersOf>;
  readonly verdict: LearnerVerdict;
  readonly hints: readonly string[];
  readonly figures: ResponseOf<typeof checkSample>['figures'];
}

/** One sample to answer, checked by the server; nothing is recorded. */
export function SampleQuestion({ sample }: { sample: ResponseOf<typeof drawSample> }) {
  const { variant, ticket } = sample;
  const [values, setValues] = useState<Values>({});
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const answers = answersOf(values, variant.parts);
  const isFresh = checked !== undefined && sameAnswers(checked.answers, answers);
  const verdict = isFresh ? checked.verdict : undefined;
  const isRight = verdict?.outcome === 'right';

  const check = useLatest(async () => {
    if (isChecking || isFresh || isBlank(answers)) return;
    setIsChecking(true);
    setProblem(undefined);
    try {
      const {
        verdict: shownVerdict,
        hints,
        figures,
      } = await call(checkSample, { body: { ticket, answers } }, { encoded: true });
      setChecked({ answers, verdict: shownVerdict, hints, figures });
    } catch (error) {
      setProblem(wordsFor(error));
    } finally {
      setIsChecking(false);
    }
  });

  const type = useCallback((part: string, value: string) => setValues((old) => ({ ...old, [part]: value })), []);
  const slots = Object.fromEntries(
    variant.parts.map((part, index) => [
      part.name,
      <AnswerSlot
        key={part.name}
        part={part}
        label={partLabel(variant.parts, index)}
        value={values[part.name] ?? ''}
        verdict={verdict?.parts.find((one) => one.part === part.name)}
        isReadOnly={isRight}
        checkLabel={t(m.check)}
        onType={type}
        onEnter={() => void check()}
      />,
    ]),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={t(m.sampleExercise)}>
      <Figures scenes={isFresh ? checked.figures : variant.figures} canSketch>
        <Question>
          <MathText source={variant.question} slots={slots} direction={variant.direction} language={variant.language} />
        </Question>
        {isFresh &&
          !isRight &&
          checked.hints.map((hint) => (
            <Note key={hint} tone="neutral" title={t(m.hint)}>
              <MathText source={hint} />
            </Note>
          ))}
      </Figures>
      {problem !== undefined && <Note tone="warning" role="alert" title={problem} />}
      <Foot>
        <Button type="submit" variant="soft" disabled={isChecking || isRight}>
          {t(m.check)}
        </Button>
        <output>{isRight ? t(m.greatEqual) : ''}</output>
      </Foot>
    </form>
  );
}
