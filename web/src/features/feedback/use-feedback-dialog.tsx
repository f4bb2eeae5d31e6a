import { lazy, Suspense, useState, type ReactNode } from 'react';
import { reportChunkError } from '../../reports/report.ts';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';

const FeedbackDialog = lazy(async () => {
  try {
    return { default: (await import('./FeedbackDialog.tsx')).FeedbackDialog };
  } catch (error) {
    reportChunkError(error);
    throw error;
  }
});

/** The dialog “Send feedback”: `open` opens it, `dialog` is rendered beside the button. */
export function useFeedbackDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = isOpen && (
    <ErrorBoundary variant="hide">
      <Suspense>
        <FeedbackDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
  return { open: () => setIsOpen(true), dialog };
}
