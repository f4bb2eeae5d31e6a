import { message } from '@lemma/contracts/messages';

export const newLabel = message('notifications.list.newLabel', ', new', 'NotificationRows, VisuallyHidden');
