import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Card, CardHead } from '../../ui/Card.tsx';
import { part } from '../../ui/part.ts';
import css from './FormCard.module.css';

const Form = part('form', css.form);

interface FormCardProps {
  /** Name of the form. */
  label: string;
  onSubmit: () => void;
  /** Messages by field: after a refusal the first field that has one gets the focus. */
  errors: Readonly<Record<string, string>>;
  /** A title for the card where there is no heading beside it. */
  title?: string;
  children: ReactNode;
}

/** A short form in a card of its own. */
export function FormCard({ label, onSubmit, errors, title, children }: FormCardProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card as="div">
      {title === undefined ? null : <CardHead title={title} />}
      <Form
        ref={form}
        className={title === undefined ? undefined : css.titled}
        aria-label={label}
        noValidate
        onSubmit={handleSubmit}
      >
        {children}
      </Form>
    </Card>
  );
}
