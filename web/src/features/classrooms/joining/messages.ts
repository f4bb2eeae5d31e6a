import { message } from '@lemma/contracts/messages';

export const typeCodeTeacherGave = message(
  'classrooms.joining.typeCodeTeacherGave',
  'Type the code that your teacher gave you.',
  'JoinCodeForm, empty',
);
export const classCode6Letters = message(
  'classrooms.joining.classCode6Letters',
  'A class code has 6 letters and figures.',
  'JoinCodeForm, wrong',
);
export const joinClass = message('classrooms.joining.joinClass', 'Join a class', 'JoinCodeForm');
export const classCode = message('classrooms.joining.classCode', 'Class code', 'JoinCodeForm, placeholder');
export const join = message('classrooms.joining.join', 'Join', 'JoinCodeForm, word');
export const joinClassButton = message('classrooms.joining.joinClassButton', 'Join class', 'JoinCodeForm, name');
