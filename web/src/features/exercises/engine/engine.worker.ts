import {
  checkHealth,
  compileExercise,
  drawVariant,
  fitWindow,
  inLanguageOf,
  keptAnswers,
  surveyVariants,
  tryTests,
  variantKey,
  type CompiledExercise,
} from '@lemma/math/exercises';
import { markResponse } from '@lemma/math/marking';
import type { Variant } from '@lemma/math';
import { serveRequests } from '../../../maths/workers/serve-requests.ts';
import { variablesAlone, withLocked, type Locks } from './locked.ts';
import type { Drawn, EngineAnswers, EngineRequest, HealthResult, SampleValues } from './messages.ts';

/**
 * The engine beside the page: an author may see answers, so variants are drawn and marked here in the browser, and no
 * keystroke waits for it.
 */

type Compiled = ReturnType<typeof compileExercise>;
type RequestFor<K extends EngineRequest['kind']> = Extract<EngineRequest, { kind: K }>;

let latest: { readonly revision: number; readonly compiled: Compiled } | undefined;
let latestLocked: { readonly key: string; readonly exercise: CompiledExercise | undefined } | undefined;

function compiledOf(request: EngineRequest): Compiled {
  if (latest?.revision !== request.revision) {
    latest = { revision: request.revision, compiled: compileExercise(request.document) };
  }
  return latest.compiled;
}

/** The exercise with the locked variables at their values. */
function lockedOf(request: EngineRequest & { readonly locks: Locks }): CompiledExercise | undefined {
  const { exercise } = compiledOf(request);
  const locked = withLocked(request.document, request.locks);
  if (exercise === undefined || locked === request.document) return exercise;
  const key = `${request.revision} ${JSON.stringify(request.locks)}`;
  if (latestLocked?.key !== key) latestLocked = { key, exercise: compileExercise(locked).exercise };
  return latestLocked.exercise;
}

const valuesOf = (variant: Variant): SampleValues =>
  Object.fromEntries(variant.values.map(({ name, latex, plain }) => [name, { latex, plain }]));

/** The exercise with its texts in the language that was asked for; its draws are the same. */
const inAskedLanguage = (exercise: CompiledExercise, { language }: EngineRequest): CompiledExercise =>
  language === undefined ? exercise : inLanguageOf(exercise, [language]);

/** Samples do not wait for texts that are being corrected. */
function samplesOf({ document, locks, sampleSeeds }: RequestFor<'draw'>): readonly SampleValues[] {
  const { exercise } = compileExercise(variablesAlone(withLocked(document, locks)));
  if (exercise === undefined) return [];
  return sampleSeeds.map((seed) => {
    const sample = drawVariant(exercise, seed);
    return sample.ok ? valuesOf(sample.variant) : undefined;
  });
}

function draw(request: RequestFor<'draw'>): Drawn {
  const { problems } = compiledOf(request);
  const source = lockedOf(request);
  const exercise = source && inAskedLanguage(source, request);
  const drawn = exercise && drawVariant(exercise, request.seed);
  return {
    problems,
    variant: drawn?.ok ? drawn.variant : undefined,
    drawProblem: drawn === undefined || drawn.ok ? undefined : drawn.problem,
    samples: samplesOf(request),
    texts: request.language === undefined ? undefined : exercise?.document,
  };
}

function mark(request: RequestFor<'mark'>): EngineAnswers['mark'] {
  const source = lockedOf(request);
  if (source === undefined) return undefined;
  const exercise = inAskedLanguage(source, request);
  const drawn = drawVariant(exercise, request.seed);
  return drawn.ok ? markResponse(exercise, drawn.variant, request.answers) : undefined;
}

function health(request: RequestFor<'health'>): HealthResult {
  const { exercise } = compiledOf(request);
  const start = performance.now();
  const report = exercise && checkHealth(exercise, request.seeds);
  return { report, milliseconds: performance.now() - start };
}

function keep(request: RequestFor<'keep'>): EngineAnswers['keep'] {
  const exercise = lockedOf(request);
  return exercise && keptAnswers(exercise, request.seed, request.answers);
}

function variants(request: RequestFor<'variants'>): readonly Variant[] {
  const { exercise } = compiledOf(request);
  if (exercise === undefined) return [];
  const all = inAskedLanguage({ ...exercise, excluded: new Set<string>() }, request);
  return request.variants.flatMap((seed) => {
    const drawn = drawVariant(all, seed);
    return drawn.ok ? [drawn.variant] : [];
  });
}

function keys(request: RequestFor<'keys'>): EngineAnswers['keys'] {
  const { exercise } = compiledOf(request);
  if (exercise === undefined) return request.groups.map(() => []);
  return request.groups.map(({ excluded, seeds }) => {
    const then = { ...exercise, excluded: new Set(excluded) };
    return seeds.map((seed) => {
      const drawn = drawVariant(then, seed);
      if (!drawn.ok) return '';
      const values = new Map(drawn.variant.values.map(({ name, plain }) => [name, plain]));
      return variantKey(exercise.drawn, (name) => values.get(name) ?? '');
    });
  });
}

function answerTo(request: EngineRequest): EngineAnswers[keyof EngineAnswers] {
  switch (request.kind) {
    case 'draw':
      return draw(request);
    case 'mark':
      return mark(request);
    case 'health':
      return health(request);
    case 'keep':
      return keep(request);
    case 'keys':
      return keys(request);
    case 'fit': {
      const { exercise } = compiledOf(request);
      return exercise && fitWindow(exercise, request.figure, request.seeds);
    }
    case 'variants':
      return variants(request);
    case 'tests': {
      const { exercise } = compiledOf(request);
      return exercise && tryTests(exercise);
    }
    case 'survey': {
      const { exercise } = compiledOf(request);
      return exercise && surveyVariants(exercise, request.seeds, request.where);
    }
  }
}

/** The words of the engine in other languages are loaded where somebody reads them. */
async function inLanguage<T>(answer: T, reader: string): Promise<T> {
  const { sentencesIn, withSentences } = await import('./engine-sentences.ts');
  return withSentences(answer, await sentencesIn(reader));
}

serveRequests((request: EngineRequest): EngineAnswers[keyof EngineAnswers] | Promise<unknown> => {
  const { reader = 'en' } = request;
  return reader === 'en' ? answerTo(request) : inLanguage(answerTo(request), reader);
});
