import type { PollQuestionBody, PollQuestionView } from '@lemma/contracts';
import { answerTypes, type ExerciseDocument, type MathsType } from '@lemma/math/document';
import type { VersionedDocument } from '../../../../core/engine/engine.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Services } from '../../../../core/services.ts';
import { versionedDocument } from '../../../exercises/api.ts';
import { planeDocument } from './plane-document.ts';

/** Where the engine finds what a question asks: in the exercise that it was taken from, or in one made of what was typed. */
export async function questionSource(
  services: Services,
  question: Pick<PollQuestionRow, 'id' | 'revision' | 'exerciseVersionId' | 'seed' | 'body'>,
): Promise<{ readonly source: VersionedDocument; readonly seed: number; readonly part: string }> {
  const { seed } = question;
  if (question.exerciseVersionId !== null) {
    const source = versionedDocument(services, question.exerciseVersionId);
    const { variant } = await services.engine.drawVariant(source, seed);
    return { source, seed, part: variant.parts[0]?.name ?? '' };
  }
  const source = {
    versionId: `${question.id} ${question.revision}`,
    document: async () => documentOf(question.body),
  };
  return { source, seed, part: typedPart };
}

export const typedPart = 'answer';

/** In what a lecturer types nothing is a variable or an answer box. */
const literal = (text: string) => text.replaceAll(/([{[])(?=\1)/g, '$1 ');

/** An exercise that asks what was typed; for numbers, expressions and points. */
export function documentOf(body: PollQuestionBody): ExerciseDocument {
  if (body.kind === 'point') return planeDocument(body);
  if (body.kind !== 'number' && body.kind !== 'expression') throw new Error('not a typed formula');
  const value = body.answer ?? '0';
  const answerType = answerTypeOf(body);
  return {
    format: 'lemma-exercise/1',
    title: 'Poll question',
    language: 'en',
    topic: 'poll',
    tags: [],
    level: 'Level 0',
    variables: { direction: 'ltr', list: [] },
    question: literal(body.prompt),
    parts: [{ name: typedPart, answerType, label: literal(body.label), accept: [{ value }] }],
    hints: [],
    solution: literal(body.solution),
    tests: [],
  };
}

/** Returns the answer type of a question: a key that is an equation asks for one, and so do lists and matrices. */
export function answerTypeOf(body: PollQuestionBody & { readonly kind: 'number' | 'expression' }): MathsType {
  if (body.kind === 'number') return answerTypes.number;
  const answer = body.answer ?? '';
  if (/[=<>≤≥≠]|\\(?:le|ge|ne|lt|gt)/.test(answer)) return answerTypes.equation;
  if (/^\s*(?:\\?\{|\\left\\?\{)|;|,/.test(answer)) return answerTypes.collection;
  if (/matrix/.test(answer)) return answerTypes.matrix;
  return answerTypes.expression;
}

export const keyboardLetters = (view: PollQuestionView): string[] => [...(view.keyboard?.letters ?? [])];
