import type { AnswerType } from '@lemma/math';
import { memo, type ReactElement } from 'react';
import { Card, CardHead } from '../../../../ui/Card.tsx';
import type { PartNames } from '../source/source-decorations.ts';
import { questionText } from '../../draft/figures/caret.ts';
import { TextSource } from '../source/TextSource.tsx';
import { sameCard } from '../same-card.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionCard.module.css';

interface QuestionCardProps {
  value: string;
  onChange: (value: string) => void;
  variables: readonly string[];
  partNames: PartNames;
  onNewVariable: () => string;
  onNewPart: (type: AnswerType, name?: string) => string;
  error: string | undefined;
}

/** The question's text with its toolbar. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps): ReactElement {
  return (
    <Card aria-labelledby="question-head">
      <CardHead
        title={t(m.question)}
        id="question-head"
        actions={<span className={css.quiet}>{t(m.mathsBetween)}</span>}
      />
      <TextSource
        label={t(m.question)}
        text={questionText}
        value={props.value}
        onChange={props.onChange}
        partNames={props.partNames}
        variables={props.variables}
        onNewVariable={props.onNewVariable}
        onNewPart={props.onNewPart}
        error={props.error}
        lines={5}
        placeholder={t(m.questionExample)}
      />
    </Card>
  );
}, sameCard());
