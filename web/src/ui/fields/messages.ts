import { message } from '@lemma/contracts/messages';

export const name = message('ui.fields.name', 'Name', 'NameDialog, label');
export const changesNotSaved = message(
  'ui.fields.changesNotSaved',
  'You have changes that are not saved.',
  'use-unsaved-guard',
);
export const stay = message('ui.fields.stay', 'Stay', 'use-unsaved-guard, label');
export const leave = message('ui.fields.leave', 'Leave', 'use-unsaved-guard, label');
export const saveAndLeave = message('ui.fields.saveAndLeave', 'Save and leave', 'use-unsaved-guard, label');
export const leaveWithoutSaving = message(
  'ui.fields.leaveWithoutSaving',
  'Leave without saving?',
  'use-unsaved-guard, title',
);
export const ifLeaveNowThose = message(
  'ui.fields.ifLeaveNowThose',
  '{changes} If you leave now, those changes are lost.',
  'use-unsaved-guard, message',
);
export const cancel = message('ui.fields.cancel', 'Cancel', 'FormDialogActions');
