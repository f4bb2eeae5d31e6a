import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

export interface FormState {
  /** The error that belongs to no field. */
  readonly formError: string | undefined;
  readonly isSending: boolean;
  /** Counts how often the form was refused. */
  readonly refusals: number;
}

interface FormProps {
  /** Of the fields in it: `useForm`. */
  state: FormState;
  /** Name of the form, for screen readers. */
  label?: string | undefined;
  className?: string | undefined;
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** A form that is sent without leaving the page. When it is refused, the first wrong field gets the focus. */
export function Form({ state: { refusals }, label, className, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog may be opened from within another form: React hands its events on to that one.
    event.stopPropagation();
    void onSubmit();
  };
  return (
    <form ref={form} noValidate aria-label={label} className={className} onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
