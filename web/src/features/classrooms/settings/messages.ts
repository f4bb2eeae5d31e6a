import { message } from '@lemma/contracts/messages';

export const noOneWaiting = message('classrooms.settings.noOneWaiting', 'No one is waiting', 'JoiningSettings');
export const areWaiting = message(
  'classrooms.settings.areWaiting',
  '{waitingCount, plural, one {# is} other {# are}} waiting',
  'JoiningSettings',
);
export const anyoneWithCodeMay = message(
  'classrooms.settings.anyoneWithCodeMay',
  'Anyone with the code may join',
  'JoiningSettings, label',
);
export const offCodeLinkAnd = message(
  'classrooms.settings.offCodeLinkAnd',
  'Off: code, link and QR code let no one in. Members stay.',
  'JoiningSettings, about',
);
export const joiningOpen = message('classrooms.settings.joiningOpen', 'Joining is open.', 'JoiningSettings');
export const joiningClosed = message('classrooms.settings.joiningClosed', 'Joining is closed.', 'JoiningSettings');
export const iApproveEachNew = message(
  'classrooms.settings.iApproveEachNew',
  'I approve each new learner',
  'JoiningSettings, label',
);
export const switchedOffTheyLet = message(
  'classrooms.settings.switchedOffTheyLet',
  '{waiting}. Switched off, they are let in.',
  'JoiningSettings, about',
);
export const peopleWhoJoinWait = message(
  'classrooms.settings.peopleWhoJoinWait',
  'People who join wait until you let them in.',
  'JoiningSettings, about',
);
export const newLearnersWaitFor = message(
  'classrooms.settings.newLearnersWaitFor',
  'New learners wait for you.',
  'JoiningSettings',
);
export const newLearnersJoinImmediately = message(
  'classrooms.settings.newLearnersJoinImmediately',
  'New learners join immediately.',
  'JoiningSettings',
);
export const learnersWithoutAccountMay = message(
  'classrooms.settings.learnersWithoutAccountMay',
  'Learners without an account may join',
  'JoiningSettings, label',
);
export const theyGiveTheirName = message(
  'classrooms.settings.theyGiveTheirName',
  'They give their name and can add an account later.',
  'JoiningSettings, about',
);
export const nameEnoughToJoin = message(
  'classrooms.settings.nameEnoughToJoin',
  'A name is enough to join.',
  'JoiningSettings',
);
export const joiningNeedsAccount = message(
  'classrooms.settings.joiningNeedsAccount',
  'Joining needs an account.',
  'JoiningSettings',
);
