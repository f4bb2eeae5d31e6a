import { createContext } from 'react';
import { shorten, wordsOf } from '../../reports/log-entry.ts';

/** [F14] What an error boundary reports, in the shape of a log entry. */
export interface ErrorReport {
  readonly level: 'error';
  readonly type: 'Error boundary';
  /** The error's own words and where in the page it happened. */
  readonly message: string;
}

/** Where error boundaries report when they are given no `onReport` of their own. */
export const ErrorReportContext = createContext<((report: ErrorReport) => void) | undefined>(undefined);

/** The report of a render error: its message, the address, and the component that broke. */
export function errorReport(error: unknown, componentStack: string | null | undefined, location: string): ErrorReport {
  const words = shorten(wordsOf(error));
  const place = (componentStack ?? '').trim().split('\n')[0]?.trim() ?? '';
  return {
    level: 'error',
    type: 'Error boundary',
    message: `${words} at ${location}${place === '' ? '' : ` (${place})`}`,
  };
}
