import type { ReactNode } from 'react';
import { Note } from '../messages/Note.tsx';
import type { FormState } from './Form.tsx';

interface FormProblemProps {
  state: Pick<FormState, 'formError'>;
  /** Advice that follows the problem. */
  children?: ReactNode;
}

/** Shows above the button of a form what went wrong and belongs to no field. */
export function FormProblem({ state: { formError }, children }: FormProblemProps) {
  return formError === undefined ? null : (
    <Note tone="wrong" role="alert" title={formError}>
      {children}
    </Note>
  );
}
