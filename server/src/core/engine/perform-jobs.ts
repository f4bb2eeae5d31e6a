import { parentPort, workerData } from 'node:worker_threads';
import {
  checkHealth,
  compileExercise,
  drawVariant,
  inEveryLanguage,
  inLanguageOf,
  keptAnswers,
  publicView,
  type CompiledExercise,
} from '@lemma/math/exercises';
import {
  canonicalAnswers,
  createEqualAnswers,
  markResponse,
  nameOfTypicalError,
  groupByCause,
  rightBesides,
  secondOpinion,
  type EqualAnswer,
} from '@lemma/math/marking';
import type { DocumentProblem, ExerciseDocument, Variant } from '@lemma/math';
import { LRUCache } from 'lru-cache';
import { giveWay } from './give-way.ts';
import type { Job, WorkerReply, WorkerRequest } from './jobs.ts';

const compiled = new LRUCache<string, CompiledExercise>({ max: 2000 });
/** Variants without figures, for marking: a learner tries each several times. */
const drawn = new LRUCache<string, Variant>({ max: 2000 });
const equalAnswers = new LRUCache<string, ReturnType<typeof createEqualAnswers>>({ max: 200 });
const seedsForPublishing = 1000;
/** The wall waits for the groups of a hall's answers: what takes longer comes with the next look. */
const comparingMs = 500;

function compile(document: ExerciseDocument): CompiledExercise {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map((problem) => `${problem.place}: ${problem.message}`).join('; '));
  return exercise;
}

function draw(
  exercise: CompiledExercise,
  seed: number,
  drawing: Parameters<typeof drawVariant>[2] = { hasFigures: false },
): Variant {
  const drawn = drawVariant(exercise, seed, drawing);
  if (!drawn.ok) throw new Error(`${drawn.problem.place}: ${drawn.problem.message}`);
  return drawn.variant;
}

function findProblems(document: ExerciseDocument): readonly DocumentProblem[] {
  const { exercise, problems } = compileExercise(document);
  const errors = problems.some((problem) => problem.severity === 'error');
  if (!exercise || errors) return problems;
  return [...problems, ...checkHealth(exercise, seedsForPublishing).findings];
}

function placeEqual({ key, answers, ...options }: Job & { job: 'equal' }): (EqualAnswer | null)[] {
  const equal = equalAnswers.get(key) ?? createEqualAnswers(options);
  equalAnswers.set(key, equal);
  const startedAt = performance.now();
  return answers.map((answer) =>
    equal.isKnown(answer) || performance.now() - startedAt < comparingMs ? equal.place(answer) : null,
  );
}

function perform(job: Job, document: ExerciseDocument | undefined): unknown {
  if (job.job === 'check') return findProblems(job.document);
  if (job.job === 'equal') return placeEqual(job);
  if (job.job === 'name-error') return nameOfTypicalError(job.reason);
  if (job.job === 'sample') return draw(compile(job.document), 1).question;
  if (job.job === 'mark-draft') {
    const draft = compile(job.document);
    return markResponse(draft, draw(draft, job.seed), job.answers);
  }
  let exercise = compiled.get(job.versionId);
  if (!exercise) {
    if (!document) return undefined;
    exercise = compile(document);
    compiled.set(job.versionId, exercise);
  }
  if (job.job === 'group') return groupByCause(exercise, job.part, job.seed, job.wrong);
  if (job.job === 'opinion') return secondOpinion(exercise, job.seed, job.part, job.answer);
  if (job.job === 'beside') return rightBesides(exercise, job.seed, job);
  if (job.job === 'keep') return keptAnswers(exercise, job.seed, job.answers);
  if (job.job === 'draw') {
    const drawing = { hasFigures: true, notation: job.notation ?? 'en' };
    const variant = draw(inLanguageOf(exercise, job.languages ?? []), job.seed, drawing);
    const languages = inEveryLanguage(exercise).map(({ document }) => document.language);
    return { variant, view: { ...publicView(variant), ...(languages.length > 1 ? { languages } : {}) } };
  }
  const key = `${job.versionId} ${job.seed}`;
  const variant = drawn.get(key) ?? draw(exercise, job.seed);
  drawn.set(key, variant);
  // The player has shown how an answer was read that can be read in two ways; asking here would tell which one is right.
  const options = { unfinished: job.unfinished, isConfirmed: true };
  const worded = inLanguageOf(exercise, job.languages);
  if (job.job === 'mark') return markResponse(worded, variant, job.answers, options);
  const { answers, inDoubt } = canonicalAnswers(exercise, job.seed, job.answers, job.notation);
  return { verdict: markResponse(worded, variant, answers, { ...options, inDoubt }), answers };
}

function reply({ id, job, document }: WorkerRequest): WorkerReply {
  try {
    const result = perform(job, document);
    return result === undefined ? { id, needs: 'document' } : { id, result };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

const { givesWay } = workerData as { readonly givesWay: boolean };
if (givesWay) giveWay();

parentPort?.on('message', (requests: readonly WorkerRequest[]) => {
  for (const request of requests) parentPort?.postMessage(reply(request));
});
parentPort?.postMessage('ready');
