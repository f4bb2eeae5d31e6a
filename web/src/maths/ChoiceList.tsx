import { useId, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, ReactElement, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import type { BoxVerdict } from './answer-states.ts';
import { boxAttribute } from './field/neighbour-box.ts';
import { MathText } from './typesetting/MathText.tsx';

const List = styled('span')(({ theme }) => {
  const { lemma, primary, background, success, error } = theme.vars.palette;
  return {
    display: 'grid',
    gap: 10,
    width: '100%',
    maxWidth: 560,
    margin: '8px 0',
    '& label': {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr) 24px',
      alignItems: 'center',
      gap: 14,
      minHeight: 56,
      padding: '9px 14px 9px 10px',
      border: `1px solid ${lemma.lineStrong}`,
      borderRadius: 10,
      background: background.paper,
      cursor: 'pointer',
    },
    '& input': visuallyHidden,
    '& .square': {
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      borderRadius: 8,
      background: lemma.primarySoft,
      color: primary.main,
      fontSize: 17,
      lineHeight: 1,
      fontWeight: 650,
    },
    '& .sign': {
      fontSize: 18,
      visibility: 'hidden',
      color: primary.main,
      '& svg': { verticalAlign: 0, display: 'block' },
    },
    '& label:has(:checked)': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      background: lemma.primarySoft,
      '& .square': { background: primary.main, color: primary.contrastText },
      '& .sign': { visibility: 'visible' },
    },
    '& label:has(:focus-visible)': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
    '& label:has(:disabled)': { cursor: 'default' },
    '&.right label:has(:checked)': {
      borderColor: success.main,
      boxShadow: `inset 0 0 0 1px ${success.main}`,
      background: lemma.okSoft,
      '& .square': { background: success.main, color: success.contrastText },
      '& .sign': { color: lemma.okText },
    },
    '&.wrong label:has(:checked)': {
      borderColor: error.main,
      boxShadow: `inset 0 0 0 1px ${error.main}`,
      background: lemma.errSoft,
      '& .square': { background: error.main, color: error.contrastText },
      '& .sign': { color: lemma.errText },
    },
  };
});

interface ChoiceListProps {
  label: string;
  /** Markdown with maths in each; keys are stable whatever the order. */
  choices: readonly { readonly key: string; readonly text: string }[];
  /** Whether several may be chosen. */
  several: boolean;
  /** Chosen keys, joined by commas in the order of the choices. */
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  verdict?: BoxVerdict | undefined;
  readOnly?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** Choices as rows with lettered squares: radio buttons for one, checkboxes for several. */
export function ChoiceList({ ref, ...props }: ChoiceListProps): ReactElement {
  const { choices, several, value, readOnly = false } = props;
  const name = useId();
  const list = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () =>
      (list.current?.querySelector<HTMLElement>('input:checked') ?? list.current?.querySelector('input'))?.focus(),
  }));
  const chosen = new Set(value.split(',').filter((key) => key !== ''));
  const choose = (key: string, on: boolean): void => {
    if (readOnly) return;
    const next = new Set(several ? chosen : []);
    if (on) next.add(key);
    else next.delete(key);
    props.onChange(choices.flatMap((choice) => (next.has(choice.key) ? choice.key : [])).join(','));
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || props.onEnter === undefined) return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <List
      ref={list}
      role={several ? 'group' : 'radiogroup'}
      aria-label={props.label}
      className={props.verdict}
      onKeyDown={handleKey}
      data-choices
      {...{ [boxAttribute]: true }}
    >
      {choices.map((choice, index) => (
        <label key={choice.key}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.has(choice.key)}
            disabled={readOnly}
            onChange={(event) => choose(choice.key, event.target.checked)}
          />
          <span className="square">{choiceLetter(index)}</span>
          <MathText source={choice.text} inline />
          <span className="sign" aria-hidden="true">
            {props.verdict === 'wrong' ? <X /> : <Check />}
          </span>
        </label>
      ))}
    </List>
  );
}

/** A, B, … Z, AA, … */
export function choiceLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${choiceLetter(Math.floor(index / 26) - 1)}${letter}`;
}
