import { Component } from 'react';
import type { ContextType, ErrorInfo, ReactElement, ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';
import { ErrorReportContext, errorReport } from './error-report.ts';
import type { ErrorReport } from './error-report.ts';
import { Note } from './Note.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ErrorBoundary.module.css';

export type ErrorBoundaryVariant = 'page' | 'full-page' | 'text' | 'small' | 'hide';

interface ErrorBoundaryProps {
  /**
   * `full-page`: nothing else stands; `page`: inside the frame; `text`: a note with "Try again"; `small`: one word in a line;
   * `hide`: nothing at all.
   */
  variant: ErrorBoundaryVariant;
  onReport?: (report: ErrorReport) => void;
  supportEmail?: string | undefined;
  /** Shown in place of the broken part, instead of the variant's own words. */
  fallback?: ReactNode;
  /** When this changes (the address, usually) the children are tried again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** [F14] Keeps a render error to its part of the page and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = ErrorReportContext;
  declare context: ContextType<typeof ErrorReportContext>;
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const report = this.props.onReport ?? this.context;
    report?.(errorReport(error, info.componentStack, window.location.pathname));
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <Fallback variant={this.props.variant} supportEmail={this.props.supportEmail} onRetry={this.retry} />;
  }
}

interface FallbackProps {
  variant: ErrorBoundaryVariant;
  supportEmail: string | undefined;
  onRetry: () => void;
}

/** Shown in place of the broken part [F12] [F13] [F15]. */
function Fallback({ variant, supportEmail, onRetry }: FallbackProps): ReactElement | null {
  switch (variant) {
    case 'full-page':
      return <ErrorPage variant="sorry" supportEmail={supportEmail} path={window.location.pathname} />;
    case 'page':
      return <ErrorPage variant="unexpected" supportEmail={supportEmail} path={window.location.pathname} />;
    case 'text':
      return (
        <Note tone="wrong" title={t(m.problemLoadingComponent)} role="alert">
          <button type="button" onClick={onRetry} className={css.button}>
            {t(m.tryAgain)}
          </button>
        </Note>
      );
    case 'small':
      return <span>{t(m.error)}</span>;
    case 'hide':
      return null;
  }
}
