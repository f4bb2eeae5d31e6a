import { message } from '@lemma/contracts/messages';

export const learningPlatforms = message('lti.identities.learningPlatforms', 'Learning platforms', 'LmsSection, title');
export const linksOpenThis = message(
  'lti.identities.linksOpenThis',
  'Links in these courses open this account.',
  'LmsSection, hint',
);
export const unlinkNow = message('lti.identities.unlinkNow', 'Unlink {name}?', 'LmsSection, handleUnlink, title');
export const unlinkMeans = message(
  'lti.identities.unlinkMeans',
  'Its links no longer open this account. Your work stays, and the next launch asks for an account again.',
  'LmsSection, handleUnlink, message',
);
export const keepIt = message('lti.identities.keepIt', 'Keep it', 'LmsSection, handleUnlink, label');
export const unlink = message('lti.identities.unlink', 'Unlink', 'LmsSection, handleUnlink, label');
export const isUnlinked = message(
  'lti.identities.isUnlinked',
  '{name} is unlinked.',
  'LmsSection, handleUnlink, message',
);
export const unlinkNamed = message(
  'lti.identities.unlinkNamed',
  'Unlink {name}',
  'LmsSection, IdentityRow, aria-label',
);
export const linked = message('lti.identities.linked', 'Linked', 'LmsSection');
export const openedLastOn = message('lti.identities.openedLastOn', 'opened last on {day}', 'LmsSection');
