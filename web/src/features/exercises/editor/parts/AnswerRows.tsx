import { isMathsType } from '@lemma/math/document';
import type { ReactElement } from 'react';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import { X } from 'lucide-react';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { answerTypeEditing } from '../../answer-types/index.ts';
import type { AnswerDraft, PartDraft } from '../../draft/part-draft.ts';
import { RowList } from '../FieldGrid.tsx';
import { SourceField } from '../source/SourceField.tsx';
import { part } from '../../../../ui/part.ts';
import { inSentence } from '../../../../words/in-sentence.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AnswerRows.module.css';

const Row = part('li', css.row);

interface AnswerRowsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
  error: string | undefined;
}

/** The right answer, then others that also count, count in part, or are a known mistake. */
export function AnswerRows({ part, change, error }: AnswerRowsProps): ReactElement {
  const changeAnswer = (id: string, fields: Partial<AnswerDraft>): void =>
    change({ answers: part.answers.map((answer) => (answer.id === id ? { ...answer, ...fields } : answer)) });
  return (
    <RowList aria-label={t(m.acceptedAnswers)}>
      {part.answers.map((answer, index) => {
        const name = index === 0 ? t(m.rightAnswer) : t(m.otherAnswer, { number: index });
        const remove = t(m.removeAnswer, { name: inSentence(name) });
        return (
          <Row key={answer.id} className={part.answers.length === 1 ? css.alone : undefined}>
            <SourceField
              label={name}
              value={answer.value}
              onChange={(value) => changeAnswer(answer.id, { value })}
              placeholder={answerTypeEditing[part.answerType].example}
              isMaths={isMathsType(part.answerType)}
              error={index === 0 || part.answers.length === 1 ? error : undefined}
            />
            <TextField
              label={t(m.scoreInPercent)}
              value={answer.percent}
              onChange={(percent) => changeAnswer(answer.id, { percent })}
              inputMode="decimal"
              maxLength={5}
            />
            <div className={css.feedback}>
              <TextField
                label={t(m.feedback)}
                value={answer.feedback}
                onChange={(feedback) => changeAnswer(answer.id, { feedback })}
                placeholder={index === 0 ? t(m.nothingToAdd) : t(m.sayWhatWentWrong)}
                maxLength={2000}
              />
            </div>
            {part.answers.length > 1 ? (
              <Tooltip title={remove}>
                <IconButton
                  className={css.remove}
                  aria-label={remove}
                  onClick={() => change({ answers: part.answers.filter((other) => other.id !== answer.id) })}
                >
                  <X aria-hidden />
                </IconButton>
              </Tooltip>
            ) : null}
          </Row>
        );
      })}
    </RowList>
  );
}
