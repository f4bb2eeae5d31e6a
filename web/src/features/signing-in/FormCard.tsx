import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { Card, CardHead } from '../../ui/Card.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '28px 32px',
  [theme.breakpoints.down('sm')]: { padding: '20px 16px' },
  // In line with the head of the card.
  '&.titled': { padding: 20, [theme.breakpoints.down('sm')]: { padding: 16 } },
  '& .pair': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, alignItems: 'start' },
  // Fields for long texts are below each other on the phone.
  '& .pair.long': { [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', gap: 16 } },
}));

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
        className={title === undefined ? undefined : 'titled'}
        aria-label={label}
        noValidate
        onSubmit={handleSubmit}
      >
        {children}
      </Form>
    </Card>
  );
}
