import { answerTypes, givesWords, isDrawn, type ExerciseDocument, type Variable } from '@lemma/math/document';

/** Values of variables that stay while the others are rolled, as plain text. */
export type Locks = Readonly<Record<string, string>>;

export const noLocks: Locks = {};

/** The document with the locked variables at their values; every other variable draws what it drew before. */
export function withLocked(document: ExerciseDocument, locks: Locks): ExerciseDocument {
  const { list } = document.variables;
  if (!list.some(({ name, generator }) => locks[name] !== undefined && isDrawn(generator))) return document;
  const locked = list.map((variable): Variable => {
    const value = locks[variable.name];
    if (value === undefined || !isDrawn(variable.generator)) return variable;
    const { name } = variable;
    return givesWords(variable.generator)
      ? { name, generator: 'random-string-list', values: [value] }
      : { name, generator: 'constant', value };
  });
  return { ...document, variables: { ...document.variables, list: locked } };
}

/** The document without its texts and answers: values can be drawn while those are being corrected. */
export function variablesAlone(document: ExerciseDocument): ExerciseDocument {
  const part = { name: 'part', answerType: answerTypes.text, accept: [{ value: '-' }] } as const;
  return { ...document, figures: [], question: '[[part]]', parts: [part], hints: [], solution: '', tests: [] };
}
