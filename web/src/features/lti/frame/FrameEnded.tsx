import { Note } from '../../../ui/messages/Note.tsx';

/** In place of a page whose launch has ended. */
export function FrameEnded() {
  return (
    <Note tone="information" role="status" title="This launch has ended.">
      Open the link in your course again. What you have answered is saved.
    </Note>
  );
}
