import type { Sheet, Worksheet } from '@lemma/contracts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { GivenGraph } from '../../../maths/graph/GivenGraph.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { nameOfSheet, spellSheetCode } from '../sheet-code.ts';
import { letterOf } from './AnswerSpace.tsx';
import { PaperPage } from './PaperPage.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './KeyPages.module.css';

type Question = Sheet['questions'][number];

interface KeyPagesProps {
  worksheet: Worksheet;
  sheets: readonly Sheet[];
}

/** The answers to all sheets, in as little room as they need. */
export function KeyPages({ worksheet, sheets }: KeyPagesProps) {
  return (
    <PaperPage label={t(m.answerKey)} head={headOf(worksheet, t(m.answerKey))}>
      <h2 className={css.title}>{t(m.answerKey)}</h2>
      {sheets.map((sheet) => (
        <section key={sheet.number} className={css.sheet}>
          <SheetName worksheet={worksheet} sheet={sheet} />
          <ol className={css.answers}>
            {sheet.questions.map((question, index) => (
              <li key={index}>
                <b>{index + 1}</b>
                <SheetAnswer question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </PaperPage>
  );
}

/** The worked solutions, sheet by sheet. */
export function SolutionPages({ worksheet, sheets }: KeyPagesProps) {
  return (
    <PaperPage label={t(m.workedSolutions)} head={headOf(worksheet, t(m.workedSolutions))}>
      <h2 className={css.title}>{t(m.workedSolutions)}</h2>
      {sheets.map((sheet) => (
        <section key={sheet.number} className={css.solutions}>
          <SheetName worksheet={worksheet} sheet={sheet} />
          <ol className={css.worked}>
            {sheet.questions.map((question, index) => (
              <li key={index}>
                <b>{index + 1}</b>
                <SheetSolution question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </PaperPage>
  );
}

/** The key to one question: of choices the letters too, of several parts one after the other. */
export function SheetAnswer({ question }: { question: Question }) {
  const { keys, variant } = question;
  return (
    <Figures scenes={question.keyFigures}>
      <span className={css.keys}>
        {keys.map((key, index) => {
          const { text, isMaths } = key;
          const graph = variant.parts[index]?.graph;
          const letters = lettersOf(variant.parts[index], key.rightChoices);
          return (
            <span key={key.part}>
              {letters === '' ? null : <b className={css.letters}>{letters}</b>}
              <MathText
                inline
                source={isMaths ? `$${text}$` : text}
                direction={variant.direction}
                language={variant.language}
              />
              {graph === undefined ? null : <GivenGraph graph={graph} scenes={variant.figures} value={text} />}
            </span>
          );
        })}
      </span>
    </Figures>
  );
}

/** The worked solution, or the key where the exercise has none. */
export function SheetSolution({ question }: { question: Question }) {
  if (question.solution.trim() === '') return <SheetAnswer question={question} />;
  return (
    <Figures scenes={question.keyFigures}>
      <MathText
        source={question.solution}
        direction={question.variant.direction}
        language={question.variant.language}
      />
    </Figures>
  );
}

/** The letters that the right choices have on the sheet. */
const lettersOf = (part: Question['variant']['parts'][number] | undefined, right: readonly string[]): string =>
  (part?.choices ?? []).flatMap(({ key }, index) => (right.includes(key) ? [letterOf(index)] : [])).join(', ');

function SheetName({ worksheet, sheet }: { worksheet: Worksheet; sheet: Sheet }) {
  return (
    <h3 className={css.name}>
      {nameOfSheet(sheet)} <span>{spellSheetCode(worksheet.code, sheet.number)}</span>
    </h3>
  );
}

const headOf = ({ title, className }: Worksheet, right: string) => ({
  left: className === null ? title : `${title} · ${className}`,
  right: t(m.forTeachers, { right }),
});
