import type { DocumentProblem } from '../document/document.ts';

/** Collects what is wrong with a document, once each. */
export class ProblemList {
  private readonly list: DocumentProblem[] = [];
  private readonly seen = new Set<string>();
  private readonly refused = new Set<DocumentProblem>();

  get all(): readonly DocumentProblem[] {
    return this.list;
  }

  /** Whether something is so wrong that nothing can be drawn. */
  get hasErrors(): boolean {
    return this.list.some((problem) => problem.severity === 'error' && !this.refused.has(problem));
  }

  error(place: string, message: string): void {
    this.add({ severity: 'error', place, message });
  }

  warn(place: string, message: string): void {
    this.add({ severity: 'warning', place, message });
  }

  /** Adds problems, errors by default, with their spans where known. */
  addAll(
    place: string,
    found: readonly { readonly message: string; readonly start?: number; readonly end?: number }[],
    severity: DocumentProblem['severity'] = 'error',
  ): void {
    for (const { message, start, end } of found) {
      const span = start === undefined || end === undefined ? {} : { span: { start, end } };
      this.add({ severity, place, message, ...span });
    }
  }

  /** Errors with which the document can still be drawn, but not be published. */
  refuse(
    place: string,
    found: readonly { readonly message: string; readonly start: number; readonly end: number }[],
  ): void {
    for (const { message, start, end } of found) {
      const problem: DocumentProblem = { severity: 'error', place, message, span: { start, end } };
      this.refused.add(problem);
      this.add(problem);
    }
  }

  private add(problem: DocumentProblem): void {
    const key = `${problem.place}:${problem.span?.start ?? ''}:${problem.message}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.list.push(problem);
  }
}
