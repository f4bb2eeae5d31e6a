import { parentPort } from 'node:worker_threads';
import { checkHealth, compileExercise, drawVariant, publicView, type CompiledExercise } from '@lemma/math/exercises';
import { gradeResponse } from '@lemma/math/grading';
import type { DocumentProblem, ExerciseDocument, Variant } from '@lemma/math';
import { LRUCache } from 'lru-cache';
import type { Job, WorkerReply, WorkerRequest } from './jobs.ts';

const compiled = new LRUCache<string, CompiledExercise>({ max: 2000 });
/** A learner tries a variant several times. */
const drawn = new LRUCache<string, Variant>({ max: 2000 });
const seedsForPublishing = 1000;

function compile(document: ExerciseDocument): CompiledExercise {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map((problem) => `${problem.place}: ${problem.message}`).join('; '));
  return exercise;
}

function draw(exercise: CompiledExercise, seed: number): Variant {
  const drawn = drawVariant(exercise, seed);
  if (!drawn.ok) throw new Error(`${drawn.problem.place}: ${drawn.problem.message}`);
  return drawn.variant;
}

function findProblems(document: ExerciseDocument): readonly DocumentProblem[] {
  const { exercise, problems } = compileExercise(document);
  const errors = problems.some((problem) => problem.severity === 'error');
  if (!exercise || errors) return problems;
  return [...problems, ...checkHealth(exercise, seedsForPublishing).findings];
}

function perform(job: Job, document: ExerciseDocument | undefined): unknown {
  if (job.job === 'check') return findProblems(job.document);
  if (job.job === 'sample') return draw(compile(job.document), 1).question;
  let exercise = compiled.get(job.versionId);
  if (!exercise) {
    if (!document) return undefined;
    exercise = compile(document);
    compiled.set(job.versionId, exercise);
  }
  const key = `${job.versionId} ${job.seed}`;
  const variant = drawn.get(key) ?? draw(exercise, job.seed);
  drawn.set(key, variant);
  if (job.job === 'draw') return { variant, view: publicView(variant) };
  return gradeResponse(exercise, variant, job.answers);
}

function reply({ id, job, document }: WorkerRequest): WorkerReply {
  try {
    const result = perform(job, document);
    return result === undefined ? { id, needs: 'document' } : { id, result };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (requests: readonly WorkerRequest[]) => {
  for (const request of requests) parentPort?.postMessage(reply(request));
});
