import { use, useCallback, useId, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, ReactElement, Ref } from 'react';
import { Check, X } from 'lucide-react';
import type { BoxVerdict } from './answer-states.ts';
import { boxAttribute } from './field/neighbour-box.ts';
import { FiguresContext } from './figures/figures-context.ts';
import { MathText } from './typesetting/MathText.tsx';
import { part } from '../ui/part.ts';
import css from './ChoiceList.module.css';

const List = part('span', css.list);

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
  const place = use(FiguresContext);
  const placePlain = useCallback((figure: string) => place(figure, true), [place]);
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
      className={css[props.verdict ?? 'none']}
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
          <span className={css.square}>{choiceLetter(index)}</span>
          <FiguresContext value={placePlain}>
            <MathText source={choice.text} inline />
          </FiguresContext>
          <span className={css.sign} aria-hidden="true">
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
