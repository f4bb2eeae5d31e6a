import type { Endpoint, ErrorCode, InputOf, ResponseOf } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { call } from '../call.ts';
import { FetchError } from '../fetch-error.ts';
import { fieldErrorsFor, formErrorFor, isOwnField } from '../error-words.ts';

export type FieldErrors = Readonly<Record<string, string>>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field; nested fields are joined by a dot. */
export function errorsByField(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.map(String).join('.')] ??= issue.message;
  return errors;
}

const loadSchemas = () => import('../body-schemas.ts');

/** Validates a body against the contract. If the schemas cannot be loaded now, the server validates it. */
async function problemsOf(endpoint: Endpoint, body: unknown): Promise<readonly Issue[]> {
  try {
    const schemas = await loadSchemas();
    return schemas.problemsOf(endpoint, body);
  } catch {
    return [];
  }
}

const without = (errors: FieldErrors, field: string): FieldErrors =>
  errors[field] === undefined ? errors : Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

export interface Sending {
  /** Messages by field (V07), of the contract's schema or of the server. */
  readonly errors: FieldErrors;
  /** The code of the server's refusal, for what a page offers beside the message. */
  readonly code: ErrorCode | undefined;
  /** The error that belongs to no field. */
  readonly formError: string | undefined;
  readonly isSending: boolean;
  /** Counts how often the form was refused: each time the first wrong field gets the focus. */
  readonly refusals: number;
  /**
   * Runs an act; undefined when it fails. A second act while one runs is ignored. `wordsFor` has the first word on what
   * is shown above the button.
   */
  readonly send: <Answer>(
    act: () => Promise<Answer>,
    wordsFor?: (error: unknown) => string | undefined,
  ) => Promise<Answer | undefined>;
  /** Checks the body by the contract's schema and sends it; undefined when it was not taken. */
  readonly submit: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E> | undefined>;
  /** Shows messages of the page itself, before anything is sent. */
  readonly refuse: (errors: FieldErrors, formError?: string) => void;
  /** Takes all messages away. */
  readonly forget: () => void;
  /** Takes a field's message away, once the field is changed. */
  readonly clear: (field: string) => void;
}

/** The state of a form that is sent. `fields` are those that show their own messages; what belongs to none of them is `formError`. */
export function useSending(fields: readonly string[], firstError?: string): Sending {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [code, setCode] = useState<ErrorCode>();
  const [formError, setFormError] = useState(firstError);
  const [refusals, setRefusals] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const running = useRef(false);

  const show = (found: FieldErrors, problem: string | undefined): void => {
    setErrors(found);
    setFormError(problem);
    setCode(undefined);
  };
  const refuse = (found: FieldErrors, problem?: string): void => {
    show(found, problem);
    setRefusals((count) => count + 1);
  };

  const forget = (): void => show({}, undefined);

  const run = async <Answer>(
    act: () => Promise<Answer>,
    wordsFor?: (error: unknown) => string | undefined,
  ): Promise<Answer | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setIsSending(true);
    try {
      return await act();
    } catch (error) {
      refuse(fieldErrorsFor(error), wordsFor?.(error) ?? formErrorFor(error, fields));
      if (error instanceof FetchError) setCode(error.code);
      return undefined;
    } finally {
      running.current = false;
      setIsSending(false);
    }
  };

  const send: Sending['send'] = (act, wordsFor) =>
    run(() => {
      forget();
      return act();
    }, wordsFor);

  const submit: Sending['submit'] = (endpoint, input) =>
    run(async () => {
      const problems = await problemsOf(endpoint, (input as { body?: unknown }).body);
      if (problems.length === 0) {
        forget();
        return call(endpoint, input);
      }
      const found = errorsByField(problems);
      // Without words above the button, pressing it would seem to do nothing where no field shows the message.
      refuse(found, Object.entries(found).find(([field]) => !isOwnField(field, fields))?.[1]);
      return undefined;
    });

  const clear = (field: string): void => {
    // Somebody fills the form in: by the time it is sent the schemas are here.
    void loadSchemas().catch(() => undefined);
    setErrors((old) => without(old, field));
  };

  return { errors, code, formError, isSending, refusals, send, submit, refuse, forget, clear };
}
