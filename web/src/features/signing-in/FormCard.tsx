import type { ReactNode } from 'react';
import { Card, CardHead } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Form, type FormState } from '../../ui/fields/Form.tsx';
import css from './FormCard.module.css';

interface FormCardProps {
  /** Name of the form. */
  label: string;
  onSubmit: () => void | Promise<void>;
  state: FormState;
  /** A title for the card where there is no heading beside it. */
  title?: string | undefined;
  children: ReactNode;
}

/** A short form in a card of its own. */
export function FormCard({ label, onSubmit, state, title, children }: FormCardProps) {
  return (
    <Card as="div">
      {title === undefined ? null : <CardHead title={title} />}
      <Form
        state={state}
        className={classes(css.form, title !== undefined && css.titled)}
        label={label}
        onSubmit={onSubmit}
      >
        {children}
      </Form>
    </Card>
  );
}
