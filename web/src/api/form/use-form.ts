import { useState } from 'react';
import { useSending, type Sending } from './use-sending.ts';

interface FormOptions {
  /** Fields beside the values that show their own messages. */
  readonly shows?: readonly string[];
  /** Shown above the button from the beginning. */
  readonly firstError?: string | undefined;
}

interface FieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

export interface Form<Values extends object> extends Sending {
  readonly values: Values;
  /** Props of the field for one value: `<TextField label="Name" {...form.field('name')} />`. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** Changes values and takes their messages away. */
  readonly change: (part: Partial<Values>) => void;
}

/**
 * The values of a form, named by the fields of the body it sends, with the message of each. What was typed stays when the
 * form is refused. `<Form state={form}>` shows it, `form.submit(endpoint, { body: form.values })` sends it.
 */
export function useForm<Values extends object>(
  start: Values | (() => Values),
  options: FormOptions = {},
): Form<Values> {
  const [values, setValues] = useState(start);
  const sending = useSending([...Object.keys(values), ...(options.shows ?? [])], options.firstError);
  const change = (part: Partial<Values>): void => {
    setValues((old) => ({ ...old, ...part }));
    for (const name of Object.keys(part)) sending.clear(name);
  };
  const field: Form<Values>['field'] = (name) => ({
    name,
    value: values[name],
    error: sending.errors[name],
    onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
  });
  return { ...sending, values, field, change };
}
