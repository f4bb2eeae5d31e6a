import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useKeyboard } from '../../../maths/keyboard/keyboard-store.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { AnswerSlot } from './AnswerSlot.tsx';
import type { Values } from '../playing/answers.ts';
import type { Doubts } from '../playing/doubts.ts';
import { partLabel } from '../playing/part-label.ts';

const Question = styled('div')(({ theme }) => ({
  ...theme.typography.question,
  '& > .unplaced': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px', marginTop: 16 },
}));

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '&:empty': { display: 'none' },
});

const Foot = styled('div', { shouldForwardProp: (name) => name !== 'isDocked' })<{ isDocked: boolean }>(
  ({ theme, isDocked }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '16px 32px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    borderRadius: '0 0 10px 10px',
    '& > div': { display: 'flex', alignItems: 'center', gap: 8 },
    '& > .left': { marginLeft: -12 },
    '& > .right': { marginLeft: 'auto' },
    [theme.breakpoints.down('sm')]: {
      gap: 8,
      margin: '0 -16px',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderRadius: 0,
      '& > div': { gap: 0 },
      '& > .right': { marginLeft: 'auto', gap: 8 },
      // In the thumb's reach, until the maths keyboard with its own Check key takes the place.
      ...(isDocked && { position: 'fixed', insetInline: 0, bottom: 0, zIndex: 2, margin: 0 }),
    },
  }),
);

/** A question and what belongs to it; on the phone with room for the docked actions below. */
export const QuestionPlace = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { paddingBottom: 72 } }));

const Surface = styled(Card)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    background: 'none',
    border: 0,
    borderRadius: 0,
    '& form > div:first-of-type': { padding: '4px 0 24px' },
  },
}));

interface QuestionFormProps {
  item: AttemptItem;
  values: Values;
  verdict: LearnerVerdict | undefined;
  doubts: Doubts;
  isReadOnly: boolean;
  /** Changes when the boxes should be made anew: another variant. */
  chips?: ReactNode;
  left?: ReactNode;
  right: ReactNode;
  /** Word on the maths keyboard's filled key. */
  checkLabel: string;
  onType: (part: string, value: string) => void;
  onSubmit: () => void;
  children?: ReactNode;
}

/** The question with its answer boxes in the sentence, and its actions in one row at the foot. */
export function QuestionForm(props: QuestionFormProps) {
  const { item, values, verdict, doubts, isReadOnly, onType, onSubmit, checkLabel } = props;
  const { variant } = item;
  const { shown } = useKeyboard();
  const slots = useMemo(
    () =>
      Object.fromEntries(
        variant.parts.map((part, index) => [
          part.name,
          <AnswerSlot
            key={part.name}
            part={part}
            label={partLabel(variant.parts, index)}
            value={values[part.name] ?? ''}
            verdict={verdict?.parts.find((one) => one.part === part.name)}
            doubt={doubts[part.name]}
            isReadOnly={isReadOnly}
            checkLabel={checkLabel}
            onChange={(value) => onType(part.name, value)}
            onEnter={onSubmit}
          />,
        ]),
      ),
    [variant.parts, values, verdict, doubts, isReadOnly, checkLabel, onType, onSubmit],
  );
  const unplaced = variant.parts.filter((part) => !variant.question.includes(`[[${part.name}]]`));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Surface as="div">
      <form noValidate onSubmit={handleSubmit} aria-label={`Question ${item.position}`}>
        <CardBody size="question">
          <Chips>{props.chips}</Chips>
          <Question>
            <MathText source={variant.question} slots={slots} direction={variant.direction} />
            {unplaced.map((part) => (
              <div key={part.name} className="unplaced">
                {part.label !== '' && <MathText inline source={part.label} direction={variant.direction} />}
                {slots[part.name]}
              </div>
            ))}
          </Question>
          {props.children}
        </CardBody>
        <Foot isDocked={shown === 'hidden'}>
          <div className="left">{props.left}</div>
          <div className="right">{props.right}</div>
        </Foot>
      </form>
    </Surface>
  );
}
