import type { AnswerType } from '@lemma/math';
import { memo, type ReactElement } from 'react';
import { Card, CardHead } from '../../../../ui/Card.tsx';
import type { PartNames } from '../source/source-decorations.ts';
import { TextSource } from '../source/TextSource.tsx';
import { sameCard } from '../same-card.ts';
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
        title="Question"
        id="question-head"
        actions={<span className={css.quiet}>Maths between $ signs or backticks</span>}
      />
      <TextSource
        label="Question"
        value={props.value}
        onChange={props.onChange}
        partNames={props.partNames}
        variables={props.variables}
        onNewVariable={props.onNewVariable}
        onNewPart={props.onNewPart}
        error={props.error}
        lines={5}
        placeholder="Ask something. Type / to put in a formula, a variable or an answer part."
      />
    </Card>
  );
}, sameCard());
