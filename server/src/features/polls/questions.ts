import { randomInt } from 'node:crypto';
import { pollLetters, type PollKey, type PollQuestionBody, type PollQuestionView } from '@lemma/contracts';
import { answerTypes, type KeyboardHints } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { SignedInUser } from '../accounts/store.ts';
import { versionedDocument } from '../attempts/present.ts';
import { notLetIn } from '../accounts/let-in.ts';
import { canSeeKeys, canViewExercise } from '../exercises/policy.ts';
import { answerTypeOf, documentOf, questionSource } from './question-source.ts';
import type { NewPollQuestion, PollQuestionRow } from './store.ts';

/** What of a question follows from what it asks. */
export type QuestionContent = Pick<NewPollQuestion, 'id' | 'body' | 'exerciseVersionId' | 'seed'> & {
  readonly revision: number;
  readonly view: PollQuestionView;
  readonly key: PollKey | null;
};

const plainKeyboard: KeyboardHints = { letters: ['x', 'y'], functions: [], templates: ['fraction', 'power', 'root'] };
const noKeyboard: KeyboardHints = { letters: [], functions: [], templates: [] };
const seeds = 1_000_000;

const emptyView = {
  direction: 'ltr' as const,
  label: '',
  choices: [],
  keyboard: noKeyboard as PollQuestionView['keyboard'],
  unit: null,
  twoRounds: false,
};

/** Draws what a question asks and finds its key; throws field errors for what cannot be asked. */
export async function makeQuestion(
  services: Services,
  user: SignedInUser,
  body: PollQuestionBody,
  { id = newId(), revision = 1 }: { readonly id?: string; readonly revision?: number } = {},
): Promise<QuestionContent> {
  const base = { id, revision, body, exerciseVersionId: null, seed: 1 };
  switch (body.kind) {
    case 'exercise':
      return fromExercise(services, base, await publishedVersion(services, user, body.exerciseId), randomInt(seeds));
    case 'choice':
    case 'several':
      return { ...base, ...fromChoices(id, body) };
    case 'letters': {
      const choices = pollLetters.slice(0, body.count).map((key) => ({ key, text: key }));
      const view = {
        ...emptyView,
        id,
        kind: body.kind,
        prompt: body.prompt,
        answerType: answerTypes.oneChoice,
        choices,
      };
      const isThere = choices.some(({ key }) => key === body.right);
      return { ...base, view, key: body.right && isThere ? { ...noKey, choices: [body.right] } : null };
    }
    case 'cloud':
    case 'text': {
      const view = { ...emptyView, id, kind: body.kind, prompt: body.prompt, answerType: answerTypes.text };
      const key = body.kind === 'text' && body.answer ? { ...noKey, text: body.answer, solution: body.solution } : null;
      return { ...base, view, key };
    }
    case 'number':
    case 'expression':
      return fromFormula(services, base, body);
  }
}

const noKey: PollKey = { choices: [], latex: '', text: '', solution: '' };

type Base = Pick<QuestionContent, 'id' | 'body' | 'revision' | 'exerciseVersionId' | 'seed'>;

function fromChoices(id: string, body: PollQuestionBody & { readonly kind: 'choice' | 'several' }) {
  const choices = body.choices.map(({ text }, index) => ({ key: String.fromCodePoint(65 + index), text }));
  const right = choices.filter((_, index) => body.choices[index]?.isRight).map(({ key }) => key);
  if (body.kind === 'choice' && right.length > 1) {
    throw invalidField('question.choices', 'Mark one choice as right, or ask for several.');
  }
  const answerType = body.kind === 'choice' ? answerTypes.oneChoice : answerTypes.severalChoices;
  const view = { ...emptyView, id, kind: body.kind, prompt: body.prompt, answerType, choices };
  return { view, key: right.length > 0 ? { ...noKey, choices: right, solution: body.solution } : null };
}

async function fromFormula(
  services: Services,
  base: Base,
  body: PollQuestionBody & { readonly kind: 'number' | 'expression' },
): Promise<QuestionContent> {
  const { id } = base;
  const { kind, prompt, label } = body;
  const view = {
    ...emptyView,
    id,
    kind,
    prompt,
    label,
    answerType: answerTypeOf(body),
    keyboard: plainKeyboard as never,
  };
  if (!body.answer) return { ...base, view, key: null };
  const problems = await services.engine.findProblems(documentOf(body));
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem)
    throw invalidField(`question.${problem.place.startsWith('parts') ? 'answer' : 'prompt'}`, problem.message);
  const { source, seed } = await questionSource(services, { ...base, exerciseVersionId: null });
  const { variant, view: drawn } = await services.engine.drawVariant(source, seed);
  const [part] = variant.parts;
  return {
    ...base,
    view: { ...view, keyboard: (drawn.parts[0]?.keyboard ?? plainKeyboard) as PollQuestionView['keyboard'] },
    key: { ...noKey, latex: part?.answerLatex ?? '', text: part?.answerPlain ?? '', solution: body.solution },
  };
}

async function publishedVersion(services: Services, user: SignedInUser, exerciseId: string): Promise<string> {
  const exercise = await services.exercises.findExercise(exerciseId, user.id);
  const canView = exercise !== null && canViewExercise(user, exercise);
  // The desk shows what is right.
  if (canView && !canSeeKeys(user, exercise)) throw invalidField('question.exerciseId', notLetIn().message);
  const version = canView ? await services.exercises.selectLatestVersion(exerciseId) : null;
  if (!version) throw invalidField('question.exerciseId', 'This exercise is not published. Choose another one.');
  return version.id;
}

const kindsOfTypes: Readonly<Record<number, PollQuestionView['kind']>> = {
  [answerTypes.oneChoice]: 'choice',
  [answerTypes.severalChoices]: 'several',
  [answerTypes.number]: 'number',
  [answerTypes.text]: 'text',
};

async function fromExercise(
  services: Services,
  base: Base,
  exerciseVersionId: string,
  seed: number,
): Promise<QuestionContent> {
  const { variant, view } = await services.engine.drawVariant(versionedDocument(services, exerciseVersionId), seed);
  const [part, ...others] = view.parts;
  const [drawn] = variant.parts;
  if (!part || !drawn || others.length > 0) {
    throw invalidField('question.exerciseId', 'A poll question takes one answer. This exercise asks for several.');
  }
  const kind = kindsOfTypes[part.answerType] ?? 'expression';
  const isChoice = part.choices.length > 0;
  return {
    ...base,
    exerciseVersionId,
    seed,
    view: {
      ...emptyView,
      id: base.id,
      kind,
      prompt: withoutBoxes(view.question),
      direction: view.direction,
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

/** The same question with other numbers. */
export async function drawAnother(
  services: Services,
  user: SignedInUser,
  question: PollQuestionRow,
): Promise<QuestionContent> {
  if (question.exerciseVersionId === null) {
    throw invalidField('nonFieldErrors', 'Only questions from the catalogue have other variants.');
  }
  const { exerciseId } = await services.exercises.selectVersion(question.exerciseVersionId);
  const exercise = await services.exercises.findExercise(exerciseId, user.id);
  if (exercise?.isSecret && !canSeeKeys(user, exercise)) {
    throw invalidField('nonFieldErrors', 'This exercise stands in an assessment now. Ask something else.');
  }
  const base = { id: newId(), revision: 1, body: question.body, exerciseVersionId: null, seed: 1 };
  return fromExercise(services, base, question.exerciseVersionId, randomInt(seeds));
}
