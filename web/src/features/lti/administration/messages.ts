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
export const invitationEnded = message(
  'lti.administration.invitationEnded',
  'The invitation for {name} has ended.',
  'InvitationsCard, handleWithdraw, message',
);
export const invitations = message('lti.administration.invitations', 'Invitations', 'InvitationsCard, aria-label');
export const withdrawFor = message(
  'lti.administration.withdrawFor',
  'Withdraw the invitation for {name}',
  'InvitationsCard, aria-label',
);
export const withdraw = message('lti.administration.withdraw', 'Withdraw', 'InvitationsCard');
export const inviteSystem = message('lti.administration.inviteSystem', 'Invite a system', 'InviteDialog, title');
export const makeAddress = message('lti.administration.makeAddress', 'Make an address', 'InviteDialog, action');
export const whoFor = message('lti.administration.whoFor', 'Who is it for?', 'InviteDialog, label');
export const schoolOrSystem = message(
  'lti.administration.schoolOrSystem',
  'The school or the system. It is the name in your list.',
  'InviteDialog, helper',
);
export const systemExample = message(
  'lti.administration.systemExample',
  'Riverside School, Moodle',
  'InviteDialog, placeholder',
);
export const addressFor = message(
  'lti.administration.addressFor',
  'Address for {name}',
  'InviteDialog, MadeInvitation',
);
export const pasteIntoLms = message(
  'lti.administration.pasteIntoLms',
  'Paste it into the LMS where it asks for the registration address of a tool. It works once, until {day}. Copy it now: it is not shown again.',
  'InviteDialog, MadeInvitation',
);
export const registrationAddress = message(
  'lti.administration.registrationAddress',
  'Registration address',
  'InviteDialog, MadeInvitation, label',
);
export const copyAddress = message('lti.administration.copyAddress', 'Copy address', 'InviteDialog, MadeInvitation');
export const done = message('lti.administration.done', 'Done', 'InviteDialog, MadeInvitation');
export const loadingSystems = message(
  'lti.administration.loadingSystems',
  'Loading systems',
  'LtiPage, Systems, label',
);
export const whatSystemsDo = message(
  'lti.administration.whatSystemsDo',
  'Teachers of a connected system put Lemma’s tasks into their courses, learners open them with one click, and scores go back to the grade book there.',
  'LtiPage, Overview',
);
export const systems = message('lti.administration.systems', 'Systems', 'LtiPage, Overview, aria-label');
export const noSystem = message(
  'lti.administration.noSystem',
  'No learning management system is connected. Invite one: its administrator pastes one address.',
  'LtiPage, Overview',
);
export const whoMayRegister = message(
  'lti.administration.whoMayRegister',
  'Who may register',
  'LtiPage, OpenRegistration, aria-label',
);
export const anySystem = message(
  'lti.administration.anySystem',
  'Any system may ask',
  'LtiPage, OpenRegistration, label',
);
export const anySystemMeans = message(
  'lti.administration.anySystemMeans',
  'Without an invitation. It waits until you switch it on.',
  'LtiPage, OpenRegistration, about',
);
export const isOn = message('lti.administration.isOn', '{name} is on.', 'RegistrationCard, put');
export const isOffNoOne = message(
  'lti.administration.isOffNoOne',
  '{name} is off: no one comes in from there.',
  'RegistrationCard, put',
);
export const people = message('lti.administration.people', 'People', 'RegistrationCard, label');
export const lastLaunch = message('lti.administration.lastLaunch', 'Last launch', 'RegistrationCard, label');
export const scoresWaiting = message('lti.administration.scoresWaiting', 'Scores waiting', 'RegistrationCard, label');
export const switchOffNamed = message(
  'lti.administration.switchOffNamed',
  'Switch {name} off',
  'RegistrationCard, aria-label',
);
export const switchOff = message('lti.administration.switchOff', 'Switch off', 'RegistrationCard');
export const switchOnNamed = message(
  'lti.administration.switchOnNamed',
  'Switch {name} on',
  'RegistrationCard, aria-label',
);
export const approve = message('lti.administration.approve', 'Approve', 'RegistrationCard');
export const switchOn = message('lti.administration.switchOn', 'Switch on', 'RegistrationCard');
export const testNamed = message('lti.administration.testNamed', 'Test {name}', 'RegistrationCard, aria-label');
export const test = message('lti.administration.test', 'Test', 'RegistrationCard');
export const settings = message('lti.administration.settings', 'Settings', 'RegistrationCard');
export const installationsOf = message(
  'lti.administration.installationsOf',
  'Installations of {name}',
  'RegistrationCard, aria-label',
);
export const isOff = message('lti.administration.isOff', '{name} is off.', 'RegistrationCard, put');
export const coursesCount = message(
  'lti.administration.coursesCount',
  '{count, plural, one {# course} other {# courses}}',
  'RegistrationCard, DeploymentRow',
);
export const publicKeys = message(
  'lti.administration.publicKeys',
  'Public keys of the system',
  'TestDialog, stepNames, keys',
);
export const accessForRosters = message(
  'lti.administration.accessForRosters',
  'Access for rosters and scores',
  'TestDialog, stepNames, token',
);
export const testOf = message('lti.administration.testOf', 'Test of {name}', 'TestDialog');
export const askingSystem = message('lti.administration.askingSystem', 'Asking the system', 'TestDialog, label');
export const close = message('lti.administration.close', 'Close', 'TestDialog');
export const waitingWord = message('lti.administration.waitingWord', 'waiting', 'lti-words, stateWords, waiting');
export const onWord = message('lti.administration.onWord', 'on', 'lti-words, stateWords, on');
export const offWord = message('lti.administration.offWord', 'off', 'lti-words, stateWords, off');
export const madeOn = message('lti.administration.madeOn', 'Made {day}', 'InvitationsCard');
export const madeAndEnds = message('lti.administration.madeAndEnds', 'Made {day}, ends {end}', 'InvitationsCard');
export const clientNumber = message('lti.administration.clientNumber', 'client {id}', 'RegistrationCard');
export const somebodyTried = message(
  'lti.administration.somebodyTried',
  'Somebody has tried to open Lemma from here.',
  'RegistrationCard',
);
export const never = message('lti.administration.never', 'never', 'RegistrationCard, value of the last launch');
export const whichSystem = message(
  'lti.administration.whichSystem',
  'System',
  'RegisterByHandDialog, label of a list of learning management systems',
);
export const anotherSystem = message(
  'lti.administration.anotherSystem',
  'Another system',
  'RegisterByHandDialog, choice in the list of systems',
);
export const addressOfSchool = message(
  'lti.administration.addressOfSchool',
  'Address of your school’s system',
  'RegisterByHandDialog, label',
);
export const asPeopleOpenIt = message(
  'lti.administration.asPeopleOpenIt',
  'As people open it in their browsers. It may show Lemma in its pages.',
  'RegisterByHandDialog, helper',
);
export const tokenAudienceOptional = message(
  'lti.administration.tokenAudienceOptional',
  'Token audience (optional)',
  'RegisterByHandDialog, label',
);
export const sameAsTokenAddress = message(
  'lti.administration.sameAsTokenAddress',
  'Empty where it is the token address, as nearly everywhere.',
  'RegisterByHandDialog, helper',
);
export const portalShowsOthers = message(
  'lti.administration.portalShowsOthers',
  'As people open it in their browsers. The portal where Lemma is registered shows the other addresses.',
  'RegisterByHandDialog, helper for Blackboard, whose portal for developers shows the addresses of an application',
);
export const replaceKeys = message(
  'lti.administration.replaceKeys',
  'Replace',
  'ToolValuesCard, button beside the keys',
);
export const replaceKeysNow = message(
  'lti.administration.replaceKeysNow',
  'Replace Lemma’s keys?',
  'ToolValuesCard, title of the question',
);
export const replaceKeysMeans = message(
  'lti.administration.replaceKeysMeans',
  'Do this when somebody else may know a key of this instance. Systems read the new ones by themselves; until they have, scores wait and choosing a task may fail.',
  'ToolValuesCard, text of the question',
);
export const keysReplaced = message(
  'lti.administration.keysReplaced',
  'The keys are replaced.',
  'ToolValuesCard, message',
);
export const cancel = message('lti.administration.cancel', 'Cancel', 'ToolValuesCard, button');
export const invitationOpen = message(
  'lti.administration.invitationOpen',
  'open',
  'lti-words, state of an invitation that can be used',
);
export const invitationUsed = message('lti.administration.invitationUsed', 'used', 'lti-words, state of an invitation');
export const invitationOver = message(
  'lti.administration.invitationOver',
  'ended',
  'lti-words, state of an invitation that was not used in time',
);
export const invitationWithdrawn = message(
  'lti.administration.invitationWithdrawn',
  'withdrawn',
  'lti-words, state of an invitation',
);
