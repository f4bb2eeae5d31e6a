import { offer } from '../../core/own.ts';
import { mailData } from './data/mail-store.ts';

export { mailDelivery } from './work/delivery.ts';
export { type MailContent, renderMail } from './work/render.ts';
export { type Recipient, sendMailTo } from './work/send.ts';
export {
  actedAsMail,
  classInvitationMail,
  emailChangedMail,
  massReadMail,
  passwordChangedMail,
  resetPasswordMail,
  signInChangedMail,
  staffInClassMail,
  staffInExerciseMail,
  staffInPollMail,
  verifyEmailMail,
} from './work/texts.ts';

export const mailQueries = offer(mailData, ['insertMail', 'insertMails']);
