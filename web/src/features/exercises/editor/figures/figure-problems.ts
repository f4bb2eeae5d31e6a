import type { Problems } from '../problems.ts';

/** The problems of one figure, by the place inside it: `x.from`, `show.0.curve`; empty for the figure as a whole. */
export interface FigureProblems {
  /** The first error at exactly this place, or at the whole whose first field it is. */
  readonly errorAt: (at: string) => string | undefined;
  readonly warningAt: (at: string) => string | undefined;
  /** The first error anywhere in it. */
  readonly first: string | undefined;
}

/** Problems that the engine finds name the figure; those of the server's fields count it. */
export function figureProblems(problems: Problems, name: string, index: number): FigureProblems {
  const own = problems.flatMap((problem) => {
    const [area, figure, ...inside] = problem.place.split('.');
    return area === 'figures' && (figure === name || figure === String(index))
      ? [{ ...problem, place: inside.join('.') }]
      : [];
  });
  const find = (severity: 'error' | 'warning', at: string): string | undefined =>
    own.find((problem) => problem.severity === severity && problem.place === at)?.message;
  return {
    errorAt: (at) => find('error', at),
    warningAt: (at) => find('warning', at),
    first: own.find(({ severity }) => severity === 'error')?.message,
  };
}
