import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { ChevronDown } from 'lucide-react';
import type { Field, Texts } from '../../draft/figures/fields.ts';
import { classes } from '../../../../ui/classes.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { FieldBox } from './FieldBox.tsx';
import css from './FieldGroup.module.css';

interface FieldGroupProps {
  fields: readonly Field[];
  texts: Texts;
  onChange: (texts: Texts) => void;
  /** Finds the error of a field. */
  errorAt: (at: string) => string | undefined;
  /** Names the button that shows the fields that are seldom needed. */
  more: string;
  /** Further fields that are seldom needed. */
  children?: ReactNode;
}

/** The fields of a figure or element. Those that are seldom needed show on demand, or when one of them is wrong. */
export function FieldGroup(props: FieldGroupProps): ReactElement {
  const { fields, texts, onChange, errorAt, more, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const rest = fields.filter(({ isMore }) => isMore);
  const isShown = isOpen || rest.some(({ at }) => errorAt(at) !== undefined);
  const box = (field: Field): ReactElement => (
    <FieldBox
      key={field.at}
      field={field}
      value={texts[field.at] ?? ''}
      onChange={(text) => onChange({ [field.at]: text })}
      error={errorAt(field.at)}
    />
  );
  return (
    <>
      <FieldGrid least={150} className={css.fields}>
        {fields.filter(({ isMore }) => !isMore).map(box)}
      </FieldGrid>
      {rest.length === 0 && children === undefined ? null : (
        <div>
          <Button
            size="small"
            variant="text"
            aria-expanded={isShown}
            aria-controls={id}
            endIcon={<ChevronDown aria-hidden className={isShown ? css.open : undefined} />}
            onClick={() => setIsOpen(!isShown)}
          >
            {more}
          </Button>
        </div>
      )}
      {isShown ? (
        <FieldGrid least={150} id={id} className={classes(css.fields, css.more)}>
          {rest.map(box)}
          {children}
        </FieldGrid>
      ) : null}
    </>
  );
}
