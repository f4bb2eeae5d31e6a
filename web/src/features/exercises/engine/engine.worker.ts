import { checkHealth, compileExercise, drawVariant } from '@lemma/math/exercises';
import { gradeResponse } from '@lemma/math/grading';
import type { Variant } from '@lemma/math';
import { serveRequests } from '../../../maths/workers/serve-requests.ts';
import type { Drawn, EngineAnswers, EngineRequest, HealthResult, SampleValues } from './messages.ts';

/**
 * The engine beside the page: an author may see answers, so variants are drawn and marked here in the browser, and no
 * keystroke waits for it.
 */

type Compiled = ReturnType<typeof compileExercise>;

let latest: { readonly revision: number; readonly compiled: Compiled } | undefined;

function compiledOf(request: EngineRequest): Compiled {
  if (latest?.revision !== request.revision) {
    latest = { revision: request.revision, compiled: compileExercise(request.document) };
  }
  return latest.compiled;
}

const valuesOf = (variant: Variant): SampleValues =>
  Object.fromEntries(variant.values.map(({ name, latex, plain }) => [name, { latex, plain }]));

function draw(request: Extract<EngineRequest, { kind: 'draw' }>): Drawn {
  const { problems, exercise } = compiledOf(request);
  if (exercise === undefined) {
    return { problems, variant: undefined, drawProblem: undefined, samples: [] };
  }
  const drawn = drawVariant(exercise, request.seed);
  const samples = request.sampleSeeds.map((seed) => {
    const sample = drawVariant(exercise, seed);
    return sample.ok ? valuesOf(sample.variant) : undefined;
  });
  return {
    problems,
    variant: drawn.ok ? drawn.variant : undefined,
    drawProblem: drawn.ok ? undefined : drawn.problem,
    samples,
  };
}

function grade(request: Extract<EngineRequest, { kind: 'grade' }>): EngineAnswers['grade'] {
  const { exercise } = compiledOf(request);
  if (exercise === undefined) return undefined;
  const drawn = drawVariant(exercise, request.seed);
  return drawn.ok ? gradeResponse(exercise, drawn.variant, request.answers) : undefined;
}

function health(request: Extract<EngineRequest, { kind: 'health' }>): HealthResult {
  const { exercise } = compiledOf(request);
  const start = performance.now();
  const report = exercise === undefined ? undefined : checkHealth(exercise, request.seeds);
  return { report, milliseconds: performance.now() - start };
}

function answerTo(request: EngineRequest): EngineAnswers[keyof EngineAnswers] {
  switch (request.kind) {
    case 'draw':
      return draw(request);
    case 'grade':
      return grade(request);
    case 'health':
      return health(request);
  }
}

serveRequests(answerTo);
