import type { Sheet, Worksheet } from '@lemma/contracts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { nameOfSheet, spellSheetCode } from '../sheet-code.ts';
import { answerSpaces } from './AnswerSpace.tsx';
import { PaperPage } from './PaperPage.tsx';
import type { PaperOptions } from './paper-options.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PaperSheet.module.css';

interface PaperSheetProps {
  worksheet: Worksheet;
  sheet: Sheet;
  room: PaperOptions['room'];
}

/** One sheet as a learner gets it: without keys; its code leads teachers to them. */
export function PaperSheet({ worksheet, sheet, room }: PaperSheetProps) {
  const { code, title, className, points } = worksheet;
  const spelled = spellSheetCode(code, sheet.number);
  return (
    <PaperPage
      label={`${title}, ${nameOfSheet(sheet)}`}
      head={{ left: className ?? title, right: `${headName(sheet)}${spelled}` }}
    >
      <header className={css.head}>
        <div>
          <h2>{title}</h2>
          <dl className={css.lines}>
            <div className={css.wide}>
              <dt>{t(m.name)}</dt>
              <dd>{sheet.learnerName ?? ''}</dd>
            </div>
            <div className={css.date}>
              <dt>{t(m.date)}</dt>
              <dd />
            </div>
            <div className={css.points}>
              <dt>{t(m.points)}</dt>
              <dd>/ {points}</dd>
            </div>
          </dl>
        </div>
        {sheet.letter === null ? null : <span className={css.letter}>{sheet.letter}</span>}
        <div className={css.code}>
          <QrCode text={`${location.origin}${paths.sheetKey(code, sheet.number)}`} label={t(m.qrCodeOfKey)} />
          <span>{spelled}</span>
        </div>
      </header>
      <ol className={css.questions}>
        {sheet.questions.map((question, index) => (
          <li key={index} className={css.question}>
            <span className={css.number}>{index + 1}</span>
            <div className={css.text}>
              <Figures scenes={question.variant.figures}>
                <MathText
                  source={question.variant.question}
                  direction={question.variant.direction}
                  language={question.variant.language}
                  slots={answerSpaces(question.variant.parts)}
                />
              </Figures>
              <div className={css[room]} aria-hidden />
            </div>
            <span className={css.worth}>{t(m.pointsOfQuestion, { points: question.points })}</span>
          </li>
        ))}
      </ol>
    </PaperPage>
  );
}

/** The name or the letter, before the code at the head of each page. */
function headName(sheet: Sheet): string {
  const { learnerName, letter } = sheet;
  return (learnerName === null || learnerName === '') && letter === null ? '' : `${nameOfSheet(sheet)} · `;
}
