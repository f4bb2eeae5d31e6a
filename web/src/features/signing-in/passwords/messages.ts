import { message } from '@lemma/contracts/messages';

export const atLeastCharactersNot = message(
  'signingIn.passwords.atLeastCharactersNot',
  'At least {least} characters, not one of the common ones.',
  'NewPasswordField, helper',
);
export const atLeastCharacters = message(
  'signingIn.passwords.atLeastCharacters',
  'Use at least {least} characters. You have {length}.',
  'NewPasswordField, error',
);
export const nothingThere = message(
  'signingIn.passwords.nothingThere',
  'Nothing there after a few minutes? Look into the spam folder, or <button>ask for another link</button>.',
  'ForgotPasswordPage',
);
export const forgotPassword = message(
  'signingIn.passwords.forgotPassword',
  'Forgot your password?',
  'ForgotPasswordPage, title',
);
export const enterAddress = message(
  'signingIn.passwords.enterAddress',
  'Enter the e-mail address of your account. We send you a link to set a new password.',
  'ForgotPasswordPage, AskForLink',
);
export const emailLabel = message('signingIn.passwords.emailLabel', 'E-mail', 'ForgotPasswordPage, AskForLink, label');
export const sendLink = message('signingIn.passwords.sendLink', 'Send link', 'ForgotPasswordPage, AskForLink');
export const userNameAskTeacher = message(
  'signingIn.passwords.userNameAskTeacher',
  'You sign in with a user name? Your teacher can give you a new password.',
  'ForgotPasswordPage, AskForLink',
);
export const backToSignIn = message(
  'signingIn.passwords.backToSignIn',
  'Back to sign in',
  'ForgotPasswordPage, AskForLink',
);
export const lookIntoMail = message(
  'signingIn.passwords.lookIntoMail',
  'Look into your mail',
  'ForgotPasswordPage, LinkSent',
);
export const linkOnItsWay = message(
  'signingIn.passwords.linkOnItsWay',
  'A link is on its way, if there is an account with this address',
  'ForgotPasswordPage, LinkSent, title',
);
export const sentTo = message(
  'signingIn.passwords.sentTo',
  'We sent it to {address}. It works once, for one hour.',
  'ForgotPasswordPage, LinkSent',
);
export const hidePassword = message('signingIn.passwords.hidePassword', 'Hide password', 'PasswordField, aria-label');
export const showPassword = message('signingIn.passwords.showPassword', 'Show password', 'PasswordField, aria-label');
export const passwordLabel = message(
  'signingIn.passwords.passwordLabel',
  'Password',
  'PasswordForm, PasswordSection, title',
);
export const newSignsOut = message(
  'signingIn.passwords.newSignsOut',
  'A new password signs you out on all other devices.',
  'PasswordForm, PasswordSection, hint',
);
export const noneYetBrowser = message(
  'signingIn.passwords.noneYetBrowser',
  'You have none yet, and only this browser knows you. With an e-mail address and a password you can sign in anywhere.',
  'PasswordForm, PasswordSection, hint',
);
export const noneYetOther = message(
  'signingIn.passwords.noneYetOther',
  'You have none yet: you sign in another way. With one you can also sign in here.',
  'PasswordForm, PasswordSection, hint',
);
export const enterPassword = message(
  'signingIn.passwords.enterPassword',
  'Enter your password.',
  'PasswordForm, handleSubmit, currentPassword',
);
export const newPasswordSet = message(
  'signingIn.passwords.newPasswordSet',
  'Your new password is set. You are signed out on all other devices.',
  'PasswordForm, handleSubmit, message',
);
export const oldPassword = message('signingIn.passwords.oldPassword', 'Old password', 'PasswordForm, label');
export const newPassword = message('signingIn.passwords.newPassword', 'New password', 'PasswordForm, label');
export const changePassword = message('signingIn.passwords.changePassword', 'Change password', 'PasswordForm');
export const setPassword = message('signingIn.passwords.setPassword', 'Set password', 'PasswordForm');
export const setNewPassword = message(
  'signingIn.passwords.setNewPassword',
  'Set a new password',
  'ResetPasswordPage, title',
);
export const signedOutEverywhere = message(
  'signingIn.passwords.signedOutEverywhere',
  'You are signed out on all devices, and sign in with it from then on.',
  'ResetPasswordPage, PasswordSetter',
);
export const newPasswordIsSet = message(
  'signingIn.passwords.newPasswordIsSet',
  'Your new password is set',
  'ResetPasswordPage, PasswordSet',
);
export const signInWithIt = message(
  'signingIn.passwords.signInWithIt',
  'Sign in with it now',
  'ResetPasswordPage, PasswordSet, title',
);
export const nothingOfWorkLost = message(
  'signingIn.passwords.nothingOfWorkLost',
  'You were signed out on all devices. Nothing of your work is lost.',
  'ResetPasswordPage, PasswordSet',
);
export const signIn = message('signingIn.passwords.signIn', 'Sign in', 'ResetPasswordPage, PasswordSet');
export const linkEnded = message('signingIn.passwords.linkEnded', 'This link has ended', 'ResetPasswordPage, DeadLink');
export const worksOnceOneHour = message(
  'signingIn.passwords.worksOnceOneHour',
  'It works once, for one hour',
  'ResetPasswordPage, DeadLink, title',
);
export const usedAlready = message(
  'signingIn.passwords.usedAlready',
  'It was used already, or a newer one was sent. Your password is what it was.',
  'ResetPasswordPage, DeadLink',
);
export const askForNewLink = message(
  'signingIn.passwords.askForNewLink',
  'Ask for a new link',
  'ResetPasswordPage, DeadLink',
);
export const mailOnItsWay = message(
  'signingIn.passwords.mailOnItsWay',
  'The mail is on its way to {address}.',
  'VerifyEmailNote, handleSend, message',
);
export const confirmAddress = message(
  'signingIn.passwords.confirmAddress',
  'Confirm your e-mail address',
  'VerifyEmailNote, title',
);
export const sentLinkTo = message(
  'signingIn.passwords.sentLinkTo',
  'We sent a link to {address}. Open it within three days.',
  'VerifyEmailNote',
);
export const sendAgain = message('signingIn.passwords.sendAgain', 'Send again', 'VerifyEmailNote');
export const confirmingAddress = message(
  'signingIn.passwords.confirmingAddress',
  'Confirming your address',
  'VerifyEmailPage, label',
);
export const notConfirmedYet = message(
  'signingIn.passwords.notConfirmedYet',
  'Your address is not confirmed yet',
  'VerifyEmailPage',
);
export const tryAgain = message('signingIn.passwords.tryAgain', 'Try again', 'VerifyEmailPage');
export const addressConfirmed = message(
  'signingIn.passwords.addressConfirmed',
  'Your address is confirmed',
  'VerifyEmailPage, Confirmed',
);
export const linkGoesThere = message(
  'signingIn.passwords.linkGoesThere',
  'If you forget your password, a link to set a new one goes there.',
  'VerifyEmailPage, Confirmed',
);
export const continueLabel = message('signingIn.passwords.continueLabel', 'Continue', 'VerifyEmailPage, Confirmed');
export const worksThreeDays = message(
  'signingIn.passwords.worksThreeDays',
  'It works for three days, and a newer link ends it',
  'VerifyEmailPage, DeadLink, title',
);
export const sendMailAgain = message(
  'signingIn.passwords.sendMailAgain',
  'Sign in and have the mail sent again.',
  'VerifyEmailPage, DeadLink',
);
export const goToAccount = message(
  'signingIn.passwords.goToAccount',
  'Go to your account',
  'VerifyEmailPage, DeadLink',
);
