import type { Endpoint, InputOf, ResponseOf } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { call } from './call.ts';
import { fieldErrorsFor, formErrorFor, isOwnField } from './error-words.ts';

type Errors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field; nested fields are joined by a dot. */
export function errorsByField(issues: readonly Issue[]): Errors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.map(String).join('.')] ??= issue.message;
  return errors;
}

const loadSchemas = () => import('./body-schemas.ts');

/** Validates a body against the contract. If the schemas cannot be loaded now, the server validates it. */
async function problemsOf(endpoint: Endpoint, body: unknown): Promise<readonly Issue[]> {
  try {
    const schemas = await loadSchemas();
    return schemas.problemsOf(endpoint, body);
  } catch {
    return [];
  }
}

export interface Submission<E extends Endpoint> {
  /** Messages by field (V07), of the contract's schema or of the server. */
  readonly errors: Errors;
  /** The error that belongs to no field. */
  readonly formError: string | undefined;
  readonly isSending: boolean;
  /** Checks the body by the contract's schema and sends it; undefined when it was not taken. A second call while one runs is ignored. */
  readonly submit: (input: InputOf<E>) => Promise<ResponseOf<E> | undefined>;
  /** Takes a field's message away, once the field is changed. */
  readonly clear: (field: string) => void;
}

/** One form and the call behind it. `fields` are those that show their own messages; what belongs to none of them is `formError`. */
export function useSubmit<E extends Endpoint>(endpoint: E, fields: readonly string[]): Submission<E> {
  const [errors, setErrors] = useState<Errors>({});
  const [formError, setFormError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const running = useRef(false);

  const submit = async (input: InputOf<E>): Promise<ResponseOf<E> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setIsSending(true);
    const problems = await problemsOf(endpoint, (input as { body?: unknown }).body);
    if (problems.length > 0) {
      running.current = false;
      setIsSending(false);
      const found = errorsByField(problems);
      setErrors(found);
      // Without words above the button, pressing it would seem to do nothing where no field shows the message.
      setFormError(Object.entries(found).find(([field]) => !isOwnField(field, fields))?.[1]);
      return undefined;
    }
    setErrors({});
    setFormError(undefined);
    try {
      return await call(endpoint, input);
    } catch (error) {
      setErrors(fieldErrorsFor(error));
      setFormError(formErrorFor(error, fields));
      return undefined;
    } finally {
      running.current = false;
      setIsSending(false);
    }
  };

  const clear = (field: string): void => {
    // Somebody fills the form in: by the time it is sent the schemas are here.
    void loadSchemas().catch(() => undefined);
    setErrors((old) =>
      old[field] === undefined ? old : Object.fromEntries(Object.entries(old).filter(([name]) => name !== field)),
    );
  };

  return { errors, formError, isSending, submit, clear };
}
