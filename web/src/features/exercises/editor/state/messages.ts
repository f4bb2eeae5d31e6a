import { message } from '@lemma/contracts/messages';

export const exerciseChangedElsewhere = message(
  'exercises.editor.state.exerciseChangedElsewhere',
  'This exercise was changed elsewhere',
  'use-autosave, title',
);
export const anotherTabOrColleague = message(
  'exercises.editor.state.anotherTabOrColleague',
  'Another tab or a colleague saved it since you opened it. Keep your text, or continue with theirs?',
  'use-autosave, message',
);
export const takeTheirs = message('exercises.editor.state.takeTheirs', 'Take theirs', 'use-autosave, label');
export const keepMine = message('exercises.editor.state.keepMine', 'Keep mine', 'use-autosave, label');
export const setAsTask = message('exercises.editor.state.setAsTask', 'Set as a task', 'use-publication, label');
export const unpublishIt = message('exercises.editor.state.unpublishIt', 'Unpublish it?', 'use-publication, title');
export const becomesDraftAgainVisible = message(
  'exercises.editor.state.becomesDraftAgainVisible',
  'It becomes a draft again, visible only to you and the people you share it with. Tasks that use it keep their version.',
  'use-publication, message',
);
export const cancel = message('exercises.editor.state.cancel', 'Cancel', 'use-publication, label');
export const unpublish = message('exercises.editor.state.unpublish', 'Unpublish', 'use-publication, label');
export const draftAgain = message(
  'exercises.editor.state.draftAgain',
  'It is a draft again.',
  'use-publication, message',
);
export const thisIsYourCopy = message(
  'exercises.editor.state.thisIsYourCopy',
  'This is your copy.',
  'use-publication, message',
);
