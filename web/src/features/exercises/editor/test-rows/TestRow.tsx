import { useId, useState, type ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { isChoiceType, isMathsType } from '@lemma/math/document';
import type { TriedTest } from '@lemma/math/exercises';
import { Check, CircleAlert, Trash2, X } from 'lucide-react';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { PlainFormula } from '../../../../maths/typesetting/PlainFormula.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { PartDraft } from '../../draft/part-draft.ts';
import { expectationLabels, type Expectation, type TestDraft } from '../../draft/test-draft.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { RowOpener } from '../rows/RowOpener.tsx';
import { SourceField } from '../source/SourceField.tsx';
import { outcomeWords } from './test-words.ts';
import { classes } from '../../../../ui/classes.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TestRow.module.css';

const Row = part('li', css.row);

const expectations = (Object.keys(expectationLabels) as Expectation[]).map((value) => ({
  value,
  label: expectationLabels[value],
}));

interface TestRowProps {
  test: TestDraft;
  number: number;
  parts: readonly PartDraft[];
  result: TriedTest | undefined;
  /** Why it cannot be tried. */
  error: string | undefined;
  change: (fields: Partial<TestDraft>) => void;
  onRemove: () => void;
}

/** A test in one line with what it came to; opened, its fields. */
export function TestRow(props: TestRowProps): ReactElement {
  const { test, number, parts, change } = props;
  const id = useId();
  const isEmpty = test.answers.every(({ value }) => value === '');
  const [isOpen, setIsOpen] = useState(isEmpty);
  const wanted =
    test.expectation === 'share'
      ? t(m.percentOfPoints, { percent: test.percent })
      : expectationLabels[test.expectation].toLowerCase();
  return (
    <Row>
      <RowOpener isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} className={css.opener}>
        <span className={css.given}>
          {isEmpty ? t(m.testNumber, { number }) : <GivenAnswers answers={test.answers} parts={parts} />}
        </span>
        <span className={css.wanted}>{wanted}</span>
        <Result {...props} />
      </RowOpener>
      {isOpen ? (
        <fieldset className={css.fields} id={id} aria-label={t(m.testNumber, { number })}>
          <FieldGrid least={150}>
            {parts.map((part, index) => (
              <AnswerField {...props} key={part.name} part={part} position={index + 1} />
            ))}
          </FieldGrid>
          <FieldGrid least={150}>
            <SelectField
              label={t(m.mustBe)}
              value={test.expectation}
              options={expectations}
              onChange={(expectation) => change({ expectation })}
            />
            {test.expectation === 'share' ? (
              <TextField
                label={t(m.percentLabel)}
                value={test.percent}
                onChange={(percent) => change({ percent })}
                inputMode="decimal"
                maxLength={5}
              />
            ) : null}
            <TextField
              label={t(m.inVariant)}
              value={test.seed}
              onChange={(seed) => change({ seed })}
              placeholder={t(m.any)}
              inputMode="numeric"
              maxLength={15}
              error={/^\d*$/.test(test.seed.trim()) ? undefined : t(m.numberOfVariant)}
            />
          </FieldGrid>
          <div className={css.end}>
            <Button size="small" variant="text" startIcon={<Trash2 aria-hidden />} onClick={props.onRemove}>
              {t(m.removeTest)}
            </Button>
          </div>
        </fieldset>
      ) : null}
    </Row>
  );
}

function AnswerField({
  test,
  part,
  position,
  parts,
  change,
}: TestRowProps & { part: PartDraft; position: number }): ReactElement {
  const value = test.answers.find((answer) => answer.part === part.name)?.value ?? '';
  const set = (typed: string): void =>
    change({
      answers: parts.flatMap(({ name }) => {
        if (name === part.name) return [{ part: name, value: typed }];
        return test.answers.filter((answer) => answer.part === name);
      }),
    });
  const label = parts.length === 1 ? t(m.answer) : t(m.answerToPart, { number: position });
  return (
    <SourceField
      label={isChoiceType(part.answerType) ? t(m.numbersOfChoices, { label }) : label}
      value={value}
      onChange={set}
      isMaths={isMathsType(part.answerType)}
      placeholder={isChoiceType(part.answerType) ? '1, 3' : t(m.leftEmpty)}
    />
  );
}

function GivenAnswers({
  answers,
  parts,
}: {
  answers: TestDraft['answers'];
  parts: readonly PartDraft[];
}): ReactElement {
  const isMaths = (name: string) => parts.some((part) => part.name === name && isMathsType(part.answerType));
  return (
    <>
      {answers
        .filter(({ value }) => value.trim() !== '')
        .map(({ part, value }, index) => (
          <span key={part}>
            {index === 0 ? null : ';  '}
            {isMaths(part) ? <PlainFormula source={value} /> : value}
          </span>
        ))}
    </>
  );
}

/** Whether it holds; if not, what came instead and in which variant. */
function Result({ test, result, error }: TestRowProps): ReactElement {
  if (error !== undefined) {
    return (
      <span className={classes(css.result, css.fails)}>
        <CircleAlert aria-hidden />
        {error}
      </span>
    );
  }
  if (result === undefined) return <span className={css.result} />;
  if (result.failure === undefined) {
    return (
      <span className={classes(css.result, css.holds)}>
        <Check aria-hidden />
        {t(m.holds)}
      </span>
    );
  }
  return (
    <span className={classes(css.result, css.fails)}>
      <X aria-label={t(m.fails)} />
      <span>
        {result.verdict === undefined ? result.failure : outcomeWords(result.verdict)}
        {test.seed === '' ? ` ${t(m.inVariantNumber, { number: result.seed })}` : null}
        <InsteadOf result={result} />
      </span>
    </span>
  );
}

/** Shows the answer in the failing variant, with its numbers, and the feedback from marking. */
function InsteadOf({ result }: { result: TriedTest }): ReactElement {
  const shown = result.verdict?.parts.find(
    ({ outcome, feedback }) => (outcome === 'invalid' || outcome === 'unfinished') && feedback !== '',
  )?.feedback;
  return (
    <>
      {result.answers.map(({ part, value }, index) => (
        <span key={part}>
          {index === 0 ? ': ' : '; '}
          <PlainFormula source={value} />
        </span>
      ))}
      {shown === undefined ? null : (
        <>
          {' – '}
          <MathText inline source={shown} />
        </>
      )}
    </>
  );
}
