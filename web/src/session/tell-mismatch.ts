import type { LogEntry } from '../reports/log-entry.ts';

interface MismatchWorld {
  /** The build's mode: `production`, `test`, or what developers run. */
  readonly mode: string;
  readonly report: (entry: LogEntry) => void;
  readonly alert: (words: string) => void;
}

/** S06: an error in the log; in front of developers, who may have caused it, an alert too. */
export function mismatchTeller({ mode, report, alert }: MismatchWorld): (words: string) => void {
  return (words) => {
    report({ level: 'error', type: 'Identity mismatch', message: words });
    if (mode !== 'production' && mode !== 'test') alert(words);
  };
}
