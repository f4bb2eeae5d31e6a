import { isMathsType, type PartAnswer, type ResponseVerdict, type Variant } from '@lemma/math/document';
import { useCallback, useState } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';

export type Values = Readonly<Record<string, string>>;

export interface Trial {
  readonly values: Values;
  readonly verdict: ResponseVerdict | undefined;
  readonly type: (part: string, value: string) => void;
  readonly check: () => void;
  /** Types the right answers in. */
  readonly fill: () => void;
}

type MarkAnswers = (answers: readonly PartAnswer[]) => Promise<ResponseVerdict | undefined>;

const keyOf = (variant: Variant): Values =>
  Object.fromEntries(
    variant.parts.map((part) => [part.name, isMathsType(part.answerType) ? part.answerLatex : part.answerPlain]),
  );

const nothing: Values = {};

/** Answers tried in a preview; nothing is recorded. They are forgotten with the variant, a verdict with every change. */
export function useTrial(variant: Variant | undefined, markAnswers: MarkAnswers): Trial {
  const [typed, setTyped] = useState<{ seed: number | undefined; values: Values }>({
    seed: undefined,
    values: nothing,
  });
  const [marked, setMarked] = useState<{ variant: Variant; values: Values; verdict: ResponseVerdict | undefined }>();
  const seed = variant?.seed;
  const values = typed.seed === seed ? typed.values : nothing;
  const verdict = marked?.variant === variant && marked?.values === values ? marked.verdict : undefined;

  const type = useCallback(
    (part: string, value: string) =>
      setTyped((old) => ({ seed, values: { ...(old.seed === seed ? old.values : nothing), [part]: value } })),
    [seed],
  );
  const mark = useLatest(async (answered: Values): Promise<void> => {
    if (variant === undefined) return;
    const answers = variant.parts.map((part) => ({ part: part.name, value: answered[part.name] ?? '' }));
    const said = await markAnswers(answers).catch(() => undefined);
    setMarked({ variant, values: answered, verdict: said });
  });
  const check = useLatest(() => void mark(values));
  const fill = useLatest(() => {
    if (variant === undefined) return;
    const key = keyOf(variant);
    setTyped({ seed: variant.seed, values: key });
    void mark(key);
  });
  return { values, verdict, type, check, fill };
}
