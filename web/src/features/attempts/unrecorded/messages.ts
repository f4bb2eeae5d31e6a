import { message } from '@lemma/contracts/messages';

export const practice = message('attempts.unrecorded.practice', 'Practice', 'FreePracticePage, title');
export const backToTask = message('attempts.unrecorded.backToTask', 'Back to the task', 'FreePracticePage, label');
export const preview = message('attempts.unrecorded.preview', 'Preview', 'TaskPreviewPage, TaskPreview, title');
