import type { PartAnswer, ResponseVerdict, Variant } from '@lemma/math';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from './VariantQuestion.tsx';

export interface Trial {
  readonly values: Values;
  readonly verdict: ResponseVerdict | undefined;
  readonly type: (part: string, value: string) => void;
  readonly check: () => void;
  /** Types the right answers in. */
  readonly fill: () => void;
}

const keyOf = (variant: Variant): Values =>
  Object.fromEntries(
    variant.parts.map((part) => [part.name, [2, 3, 5].includes(part.answerType) ? part.answerPlain : part.answerLatex]),
  );

/** Answers tried in a preview; nothing is recorded. They are forgotten with the variant. */
export function useTrial(
  variant: Variant | undefined,
  grade: (answers: readonly PartAnswer[]) => Promise<ResponseVerdict | undefined>,
): Trial {
  const [values, setValues] = useState<Values>({});
  const [verdict, setVerdict] = useState<ResponseVerdict>();
  const latest = useRef({ values, variant, grade });
  latest.current = { values, variant, grade };

  const seed = variant?.seed;
  useEffect(() => {
    setValues({});
    setVerdict(undefined);
  }, [seed]);
  useEffect(() => setVerdict(undefined), [variant]);

  const type = useCallback((part: string, value: string) => {
    setValues((old) => ({ ...old, [part]: value }));
    setVerdict(undefined);
  }, []);
  const mark = useCallback(async (typed: Values): Promise<void> => {
    const { variant: marked, grade: gradeNow } = latest.current;
    if (marked === undefined) return;
    const answers = marked.parts.map((part) => ({ part: part.name, value: typed[part.name] ?? '' }));
    const answer = await gradeNow(answers).catch(() => undefined);
    if (latest.current.variant === marked) setVerdict(answer);
  }, []);
  const check = useCallback(() => void mark(latest.current.values), [mark]);
  const fill = useCallback(() => {
    if (latest.current.variant === undefined) return;
    const key = keyOf(latest.current.variant);
    setValues(key);
    void mark(key);
  }, [mark]);
  return { values, verdict, type, check, fill };
}
