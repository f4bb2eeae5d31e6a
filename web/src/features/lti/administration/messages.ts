import { message } from '@lemma/contracts/messages';

export const loadingRefusedLaunches = message(
  'lti.administration.loadingRefusedLaunches',
  'Loading refused launches',
  'RefusalsCard, label',
);
export const refusedLaunches = message(
  'lti.administration.refusedLaunches',
  'Refused launches',
  'RefusalsCard, aria-label',
);
export const noLaunchRefused = message(
  'lti.administration.noLaunchRefused',
  'No launch was refused.',
  'RefusalsCard, EmptyState',
);
export const reason = message('lti.administration.reason', 'Reason', 'RefusalsCard, th');
export const system = message('lti.administration.system', 'System', 'RefusalsCard, th');
export const check = message('lti.administration.check', 'Check', 'RefusalsCard, th');
export const when = message('lti.administration.when', 'When', 'RefusalsCard, th');
export const notKnown = message('lti.administration.notKnown', 'not known', 'RefusalsCard, text');
export const isRegistered = message(
  'lti.administration.isRegistered',
  '{name} is registered.',
  'RegisterByHandDialog, message',
);
export const registerByHand = message(
  'lti.administration.registerByHand',
  'Register by hand',
  'RegisterByHandDialog, title',
);
export const register = message('lti.administration.register', 'Register', 'RegisterByHandDialog, action');
export const name = message('lti.administration.name', 'Name', 'RegisterByHandDialog, label');
export const riversideSchool = message(
  'lti.administration.riversideSchool',
  'Riverside School',
  'RegisterByHandDialog, placeholder',
);
export const issuerPlatformId = message(
  'lti.administration.issuerPlatformId',
  'Issuer (platform id)',
  'RegisterByHandDialog, label',
);
export const exactlyAsSystemWrites = message(
  'lti.administration.exactlyAsSystemWrites',
  'Exactly as the system writes it: with or without a slash at the end.',
  'RegisterByHandDialog, helper',
);
export const clientId = message('lti.administration.clientId', 'Client id', 'RegisterByHandDialog, label');
export const loginAddressAuthenticationRequest = message(
  'lti.administration.loginAddressAuthenticationRequest',
  'Login address (authentication request)',
  'RegisterByHandDialog, label',
);
export const tokenAddress = message('lti.administration.tokenAddress', 'Token address', 'RegisterByHandDialog, label');
export const addressOfPublicKeys = message(
  'lti.administration.addressOfPublicKeys',
  'Address of the public keys (JWKS)',
  'RegisterByHandDialog, label',
);
export const deploymentIdOptional = message(
  'lti.administration.deploymentIdOptional',
  'Deployment id (optional)',
  'RegisterByHandDialog, label',
);
export const withoutFirstLaunchShows = message(
  'lti.administration.withoutFirstLaunchShows',
  'Without it the first launch shows the installation here, and you switch it on.',
  'RegisterByHandDialog, helper',
);
export const saved = message('lti.administration.saved', 'Saved.', 'RegistrationDialog, message');
export const settingsOf = message('lti.administration.settingsOf', 'Settings of {name}', 'RegistrationDialog, title');
export const save = message('lti.administration.save', 'Save', 'RegistrationDialog, action');
export const learnersGetAccountImmediately = message(
  'lti.administration.learnersGetAccountImmediately',
  'Learners get an account immediately',
  'RegistrationDialog, label',
);
export const offAtTheirFirst = message(
  'lti.administration.offAtTheirFirst',
  'Off: at their first launch they choose between an account that they have and a new one.',
  'RegistrationDialog, about',
);
export const teachersMayMakeClasses = message(
  'lti.administration.teachersMayMakeClasses',
  'Teachers may make classes and write exercises',
  'RegistrationDialog, label',
);
export const peopleWhoTeachCourse = message(
  'lti.administration.peopleWhoTeachCourse',
  'People who teach a course there get the rights of a teacher here with their next launch.',
  'RegistrationDialog, about',
);
export const addressesMayShowLemma = message(
  'lti.administration.addressesMayShowLemma',
  'Addresses that may show Lemma in a frame, one to a line',
  'RegistrationDialog, label',
);
export const thoseOfSystemItself = message(
  'lti.administration.thoseOfSystemItself',
  'Those of the system itself may always. Canvas shows courses at the address of each school.',
  'RegistrationDialog, helper',
);
export const toolAddressAndRedirect = message(
  'lti.administration.toolAddressAndRedirect',
  'Tool address, and the redirect address',
  'ToolValuesCard, label',
);
export const loginAddressInitiateLogin = message(
  'lti.administration.loginAddressInitiateLogin',
  'Login address (initiate login)',
  'ToolValuesCard, label',
);
export const publicKeysKeysetJwks = message(
  'lti.administration.publicKeysKeysetJwks',
  'Public keys (keyset, JWKS)',
  'ToolValuesCard, label',
);
export const configurationForCanvas = message(
  'lti.administration.configurationForCanvas',
  'Configuration, for Canvas',
  'ToolValuesCard, label',
);
export const valuesForLms = message(
  'lti.administration.valuesForLms',
  'Values for your LMS',
  'ToolValuesCard, aria-label',
);
export const copy = message('lti.administration.copy', 'Copy', 'ToolValuesCard, CopyButton');
export const moodle = message('lti.administration.moodle', 'Moodle', 'lti-words, moodle');
export const canvas = message('lti.administration.canvas', 'Canvas', 'lti-words, canvas');
export const blackboard = message('lti.administration.blackboard', 'Blackboard', 'lti-words, blackboardlearn');
export const brightspace = message('lti.administration.brightspace', 'Brightspace', 'lti-words, desire2learn');
export const sakai = message('lti.administration.sakai', 'Sakai', 'lti-words, sakai');
export const installation = message('lti.administration.installation', 'Installation {deploymentId}', 'lti-words');
