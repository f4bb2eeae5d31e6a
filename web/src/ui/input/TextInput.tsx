import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import css from './TextInput.module.css';

type TypedText = HTMLInputElement | HTMLTextAreaElement;

interface TextInputProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'onFocus' | 'size'
> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: React.KeyboardEventHandler<TypedText> | undefined;
  /** Something is wrong with the value. */
  readonly isWrong?: boolean;
  /** As wide as its place. */
  readonly isWide?: boolean;
  /** Wide tracking and capitals, for join codes. */
  readonly isCode?: boolean;
  /** Several lines, and at least and at most so many; the box grows with its text. */
  readonly lines?: { readonly least?: number | undefined; readonly most?: number | undefined } | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly ref?: Ref<TypedText> | undefined;
}

/** The box that a text is typed into; its label and its words stand around it. */
export function TextInput({
  value,
  onChange,
  isWrong = false,
  isWide = false,
  isCode = false,
  lines,
  start,
  end,
  ref,
  className,
  ...rest
}: TextInputProps): ReactElement {
  const attributes = {
    ...rest,
    value,
    className: classes(css.input, isCode && value !== '' && css.code),
    'aria-invalid': isWrong,
    onChange: (event: React.ChangeEvent<TypedText>) => onChange(event.target.value),
  };
  return (
    <div className={classes(css.box, isWide && css.wide, isWrong && css.wrong, className)} data-field-box="">
      {start}
      {lines === undefined ? (
        <input {...attributes} ref={ref as Ref<HTMLInputElement>} />
      ) : (
        <div className={css.growing} data-text={value} style={{ '--least': lines.least, '--most': lines.most }}>
          <textarea
            rows={lines.least ?? 1}
            {...(attributes as ComponentProps<'textarea'>)}
            ref={ref as Ref<HTMLTextAreaElement>}
          />
        </div>
      )}
      {end === undefined || end === null ? null : <span className={css.end}>{end}</span>}
    </div>
  );
}
