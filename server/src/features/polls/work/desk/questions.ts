import { randomInt } from 'node:crypto';
import type { PollQuestionBody, PollQuestionView } from '@lemma/contracts';
import { type AnswerType, answerTypes, everythingSeen, figuresFor } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { invalidField } from '../../../../core/errors.ts';
import { pollKindRules } from '../kinds/index.ts';
import { emptyView, type PollKindRules, type QuestionBase, type QuestionContent } from '../kinds/poll-kind.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { canSeeKeys, canViewExercise, exerciseQueries, versionedDocument } from '../../../exercises/api.ts';
import type { Services } from '../../../../core/services.ts';
import { notLetIn } from '../../../people/api.ts';
import { readerLanguages } from '../../../../core/language/reader.ts';

const seeds = 1_000_000;

/** Draws what a question asks and finds its key; throws field errors for what cannot be asked. */
export async function makeQuestion(
  services: Services,
  user: SignedInUser,
  body: PollQuestionBody,
  { id = newId(), revision = 1 }: { readonly id?: string; readonly revision?: number } = {},
): Promise<QuestionContent> {
  const base = { id, revision, body, exerciseVersionId: null, seed: 1 };
  if (body.kind === 'exercise') {
    return fromExercise(services, base, await publishedVersion(services, user, body.exerciseId), randomInt(seeds));
  }
  const rules: PollKindRules = pollKindRules[body.kind];
  return { ...base, ...(await rules.makeQuestion(services, base, body)) };
}

async function publishedVersion(services: Services, user: SignedInUser, exerciseId: string): Promise<string> {
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  const canView = exercise !== null && canViewExercise(user, exercise);
  // The desk shows what is right.
  if (canView && !canSeeKeys(user, exercise)) throw invalidField('question.exerciseId', notLetIn().message);
  const version = canView ? await exerciseQueries(services).selectLatestVersion(exerciseId) : null;
  if (!version) throw invalidField('question.exerciseId', 'This exercise is not published. Choose another one.');
  return version.id;
}

const kindsOfTypes: Readonly<Record<AnswerType, PollQuestionView['kind']>> = {
  [answerTypes.oneChoice]: 'choice',
  [answerTypes.severalChoices]: 'several',
  [answerTypes.number]: 'number',
  [answerTypes.text]: 'text',
  [answerTypes.expression]: 'expression',
  [answerTypes.equation]: 'expression',
  [answerTypes.collection]: 'expression',
  [answerTypes.matrix]: 'expression',
};

async function fromExercise(
  services: Services,
  base: QuestionBase,
  exerciseVersionId: string,
  seed: number,
): Promise<QuestionContent> {
  const { variant, view } = await services.engine.drawVariant(
    versionedDocument(services, exerciseVersionId),
    seed,
    'en',
    readerLanguages(),
  );
  const [part, ...others] = view.parts;
  const [drawn] = variant.parts;
  if (!part || !drawn || others.length > 0) {
    throw invalidField('question.exerciseId', 'A poll question takes one answer. This exercise asks for several.');
  }
  const kind = kindsOfTypes[part.answerType];
  const isChoice = part.choices.length > 0;
  return {
    ...base,
    exerciseVersionId,
    seed,
    view: {
      ...emptyView,
      id: base.id,
      kind,
      prompt: withFigure(withoutBoxes(view.question), part.graph?.figure ?? part.choosing?.figure),
      direction: view.direction,
      figures: [...view.figures],
      label: part.label,
      answerType: part.answerType,
      choices: part.choices.map(({ key, text }) => ({ key, text })),
      keyboard: part.keyboard as PollQuestionView['keyboard'],
      unit: part.unit ?? null,
    },
    key: {
      choices: isChoice ? drawn.answerPlain.split(',').map((key) => key.trim()) : [],
      latex: isChoice || kind === 'text' ? '' : drawn.answerLatex,
      text: isChoice ? '' : drawn.answerPlain,
      solution: variant.solution,
      figures: figuresFor(variant, everythingSeen),
    },
  };
}

/** On the wall there is nothing to type into: a box in a sentence is a gap. */
const withoutBoxes = (question: string) =>
  question
    .replaceAll(/\[\[[a-z][a-z0-9]*\]\]/g, ' … ')
    .replace(/\s*…\s*$/, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** A figure on which one draws or chooses is part of what is asked. */
const withFigure = (prompt: string, figure: string | undefined) =>
  figure === undefined ? prompt : `${prompt}\n\n[[figure:${figure}]]`;

/** The same question with other numbers. */
export async function drawAnother(
  services: Services,
  user: SignedInUser,
  question: PollQuestionRow,
): Promise<QuestionContent> {
  if (question.exerciseVersionId === null) {
    throw invalidField('nonFieldErrors', 'Only questions from the catalogue have other variants.');
  }
  const { exerciseId } = await exerciseQueries(services).selectVersion(question.exerciseVersionId);
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  if (exercise?.isSecret && !canSeeKeys(user, exercise)) {
    throw invalidField('nonFieldErrors', 'This exercise is in an assessment now. Ask something else.');
  }
  const base = { id: newId(), revision: 1, body: question.body, exerciseVersionId: null, seed: 1 };
  return fromExercise(services, base, question.exerciseVersionId, randomInt(seeds));
}
