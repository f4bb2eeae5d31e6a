import { message } from '@lemma/contracts/messages';

export const onlyTeachersOfCourse = message(
  'server.lti.onlyTeachersOfCourse',
  'Only people who teach the course do this.',
  'refusal, course',
);
export const chooseTaughtClass = message(
  'server.lti.chooseTaughtClass',
  'Choose a class that you teach.',
  'refusal, course',
);
export const mayNotMakeClasses = message(
  'server.lti.mayNotMakeClasses',
  'Your account may not make classes. Ask an administrator of Lemma to give it the rights of a teacher.',
  'refusal, course',
);
export const connectedAlready = message(
  'server.lti.connectedAlready',
  'This course is connected with a class already. Reload the page.',
  'refusal, course',
);
export const onlyTeacherConnects = message(
  'server.lti.onlyTeacherConnects',
  'Only a teacher of the course connects it.',
  'refusal, course',
);
export const chooseOtherClass = message(
  'server.lti.chooseOtherClass',
  'This class is over. Choose another one, or make one.',
  'refusal, course',
);
export const oneTaskPerLink = message('server.lti.oneTaskPerLink', 'A link opens one task.', 'refusal, choose');
export const opensTaskAlready = message(
  'server.lti.opensTaskAlready',
  'This link opens a task already. Open it again in your course.',
  'refusal, choose',
);
export const noLinksHere = message(
  'server.lti.noLinksHere',
  'The LMS takes no links here. Add the activity in another way.',
  'refusal, choose',
);
export const oneTaskAtATime = message(
  'server.lti.oneTaskAtATime',
  'The LMS takes one task at a time.',
  'refusal, choose',
);
export const connectFirst = message(
  'server.lti.connectFirst',
  'Connect the course with a class first.',
  'refusal, choose',
);
export const taskNotInClass = message('server.lti.taskNotInClass', 'This task is not in the class.', 'refusal, choose');
export const launchEnded = message(
  'server.lti.launchEnded',
  'This launch has ended. Open the link in your course again.',
  'refusal, choose-account',
);
export const otherAccountAlready = message(
  'server.lti.otherAccountAlready',
  'Your identity in this LMS has another account already. Merge the two accounts first.',
  'refusal, choose-account',
);
export const onlyWayToSignIn = message(
  'server.lti.onlyWayToSignIn',
  'This is your only way to sign in. Set a password or add a passkey first.',
  'refusal, identities',
);
export const platformRegistered = message(
  'server.lti.platformRegistered',
  'An LMS with this issuer and client id is registered already.',
  'refusal, registrations',
);
export const courseChanged = message(
  'server.lti.courseChanged',
  'The course has changed since you looked. See what will happen now.',
  'refusal, sync',
);
export const classOver = message(
  'server.lti.classOver',
  'This class is over. You can look at everything in it, and change nothing.',
  'refusal, sync',
);
export const opening = message('server.lti.opening', 'Opening …', 'page around a launch, title');
export const openInNewWindow = message(
  'server.lti.openInNewWindow',
  'Open in a new window',
  'page around a launch, link',
);
export const keepsNoData = message(
  'server.lti.keepsNoData',
  'Your browser keeps no data for pages inside other pages. Open the task in a window of its own.',
  'page around a launch',
);
export const notRecognised = message(
  'server.lti.notRecognised',
  'This launch could not be recognised in your browser. Go back to your course and open the link again.',
  'page around a launch',
);
export const cannotBeOpened = message(
  'server.lti.cannotBeOpened',
  'This link cannot be opened',
  'page around a launch, title',
);
export const openAgainOrShow = message(
  'server.lti.openAgainOrShow',
  'Go back to your course and open the link again, or show this page to your teacher.',
  'page around a launch',
);
export const showToStaff = message(
  'server.lti.showToStaff',
  'Opening the link again does not help. Show this page to your teacher, or to the person who looks after your LMS.',
  'page around a launch',
);
export const lmsGone = message(
  'server.lti.lmsGone',
  'Your LMS is no longer registered here.',
  'page in a frame of an LMS that an administrator has removed',
);
export const addressEnded = message('server.lti.addressEnded', 'This address has ended', 'page around a launch, title');
export const worksOnce = message(
  'server.lti.worksOnce',
  'This address works once, and only for a minute. Go back to your course and open it again.',
  'page around a launch',
);
export const choiceEnded = message('server.lti.choiceEnded', 'This choice has ended', 'page around a launch, title');
export const chooseAgain = message(
  'server.lti.chooseAgain',
  'It was sent already, or too long ago. Choose again in your course.',
  'page around a launch',
);
export const adding = message('server.lti.adding', 'Adding to your course …', 'page around a launch, title');
export const addToCourse = message('server.lti.addToCourse', 'Add to the course', 'page around a launch, button');
export const notTrusted = message(
  'server.lti.refused.notTrusted',
  'Your LMS sent something that cannot be trusted.',
  'refused launch, words for the person',
);
export const notSignedIn = message(
  'server.lti.refused.notSignedIn',
  'Your LMS did not sign you in.',
  'refused launch, words for the person',
);
export const notRead = message(
  'server.lti.refused.notRead',
  'This launch cannot be read.',
  'refused launch, words for the person',
);
export const ended = message(
  'server.lti.refused.ended',
  'This launch has ended.',
  'refused launch, words for the person',
);
export const notRegistered = message(
  'server.lti.refused.notRegistered',
  'This LMS is not registered here.',
  'refused launch, words for the person',
);
export const lmsWaits = message(
  'server.lti.refused.lmsWaits',
  'An administrator has to approve your LMS first.',
  'refused launch, words for the person',
);
export const lmsOff = message(
  'server.lti.refused.lmsOff',
  'An administrator has switched your LMS off here.',
  'refused launch, words for the person',
);
export const whichInstallation = message(
  'server.lti.refused.whichInstallation',
  'Your LMS did not say which installation of it you come from.',
  'refused launch, words for the person',
);
export const otherBrowser = message(
  'server.lti.refused.otherBrowser',
  'This launch began in another browser, or your browser keeps no cookies.',
  'refused launch, words for the person',
);
export const keysUnreadable = message(
  'server.lti.refused.keysUnreadable',
  'The keys of your LMS cannot be read at the moment.',
  'refused launch, words for the person',
);
export const wrongClock = message(
  'server.lti.refused.wrongClock',
  'The clock of your LMS is wrong.',
  'refused launch, words for the person',
);
export const usedAlready = message(
  'server.lti.refused.usedAlready',
  'This launch was used already.',
  'refused launch, words for the person',
);
export const unknownPerson = message(
  'server.lti.refused.unknownPerson',
  'Your LMS did not say who you are. Sign in there first.',
  'refused launch, words for the person',
);
export const installationWaits = message(
  'server.lti.refused.installationWaits',
  'An administrator has to switch this on first.',
  'refused launch, words for the person',
);
export const installationOff = message(
  'server.lti.refused.installationOff',
  'An administrator has switched this off.',
  'refused launch, words for the person',
);
export const noCourse = message(
  'server.lti.refused.noCourse',
  'This link is in no course. Open it from a course.',
  'refused launch, words for the person',
);
export const noRole = message(
  'server.lti.refused.noRole',
  'You have no role in this course.',
  'refused launch, words for the person',
);
export const noPageForMentors = message(
  'server.lti.refused.noPageForMentors',
  'There is no page for mentors and parents yet.',
  'refused launch, words for the person',
);
export const suspended = message(
  'server.lti.refused.suspended',
  'Your account is suspended. Ask an administrator.',
  'refused launch, words for the person',
);
export const takenOut = message(
  'server.lti.refused.takenOut',
  'A teacher has taken you out of this class. Ask your teacher.',
  'refused launch, words for the person',
);
export const classIsOver = message(
  'server.lti.refused.classIsOver',
  'This class is over. Ask your teacher if you still need something in it.',
  'refused launch, words for the person',
);
export const registerWith = message(
  'server.lti.registration.registerWith',
  'Register {product} with this LMS?',
  'page on which an LMS registers, for its administrator, title',
);
export const lmsAsks = message(
  'server.lti.registration.lmsAsks',
  'The LMS at {issuer} asks for it.',
  'page on which an LMS registers, for its administrator',
);
export const namedLmsAsks = message(
  'server.lti.registration.namedLmsAsks',
  '{name} at {issuer} asks for it.',
  'page on which an LMS registers, for its administrator',
);
export const whatIsLearnt = message(
  'server.lti.registration.whatIsLearnt',
  '{product} will learn the names, e-mail addresses and roles of people who open its links, read the members of courses that teachers connect, and write scores into their grade books.',
  'page on which an LMS registers, for its administrator',
);
export const hasToApprove = message(
  'server.lti.registration.hasToApprove',
  'An administrator of {product} has to approve it before the first launch.',
  'page on which an LMS registers, for its administrator',
);
export const usesInvitation = message(
  'server.lti.registration.usesInvitation',
  'The invitation works once, and this uses it.',
  'page on which an LMS registers, for its administrator',
);
export const register = message(
  'server.lti.registration.register',
  'Register',
  'page on which an LMS registers, for its administrator, button',
);
export const isRegistered = message(
  'server.lti.registration.isRegistered',
  '{product} is registered',
  'page on which an LMS registers, for its administrator, title',
);
export const canOpenNow = message(
  'server.lti.registration.canOpenNow',
  '{name} can open {product} now.',
  'page on which an LMS registers, for its administrator',
);
export const waitsForApproval = message(
  'server.lti.registration.waitsForApproval',
  '{name} waits until an administrator of {product} approves it.',
  'page on which an LMS registers, for its administrator',
);
export const pressActivate = message(
  'server.lti.registration.pressActivate',
  'Some systems show the tool as pending: press Activate there. You can close this window.',
  'page on which an LMS registers, for its administrator',
);
export const isNotRegistered = message(
  'server.lti.registration.isNotRegistered',
  'This LMS is not registered',
  'page on which an LMS registers, for its administrator, title',
);
export const nothingChanged = message(
  'server.lti.registration.nothingChanged',
  'Nothing was changed. You can close this window and try again.',
  'page on which an LMS registers, for its administrator',
);
export const openedByLms = message(
  'server.lti.registration.openedByLms',
  'This page is opened by an LMS. Paste its address into your LMS, where it asks for the registration address of a tool.',
  'page on which an LMS registers, for its administrator',
);
export const wrongAddress = message(
  'server.lti.registration.wrongAddress',
  'The address that your LMS sent {problem, select, notAddress {is not an address} password {holds a password} fragment {has a part after #} other {does not begin with https://}}.',
  'page on which an LMS registers, for its administrator',
);
export const needsInvitation = message(
  'server.lti.registration.needsInvitation',
  'This needs an invitation. Ask the administrator of Lemma for one.',
  'page on which an LMS registers, for its administrator',
);
export const invitationEnded = message(
  'server.lti.registration.invitationEnded',
  'This invitation has ended. Ask the administrator of Lemma for a new one.',
  'page on which an LMS registers, for its administrator',
);
export const invitationUsed = message(
  'server.lti.registration.invitationUsed',
  'This invitation was used already. Ask the administrator of Lemma for a new one.',
  'page on which an LMS registers, for its administrator',
);
export const showsNoConfiguration = message(
  'server.lti.registration.showsNoConfiguration',
  '{host} does not show its configuration ({status}).',
  'page on which an LMS registers, for its administrator',
);
export const couldNotBeAsked = message(
  'server.lti.registration.couldNotBeAsked',
  'Your LMS could not be asked: {fault}.',
  'page on which an LMS registers, for its administrator',
);
export const refusedIt = message(
  'server.lti.registration.refusedIt',
  '{host} refused the registration ({status}): {beginning}',
  'page on which an LMS registers, for its administrator',
);
export const namedNoClient = message(
  'server.lti.registration.namedNoClient',
  '{host} has registered Lemma without naming a client id.',
  'page on which an LMS registers, for its administrator',
);
export const configurationLacks = message(
  'server.lti.registration.configurationLacks',
  'The configuration of the LMS cannot be used: {fields}.',
  'page on which an LMS registers, for its administrator; names of fields',
);
export const configurationIsNone = message(
  'server.lti.registration.configurationIsNone',
  'The configuration of the LMS cannot be used: no object.',
  'page on which an LMS registers, for its administrator',
);
export const configurationAddress = message(
  'server.lti.registration.configurationAddress',
  'The configuration of the LMS cannot be used: {field} {problem, select, notAddress {is not an address} password {holds a password} fragment {has a part after #} other {does not begin with https://}}.',
  'page on which an LMS registers, for its administrator',
);
export const saysItIsOther = message(
  'server.lti.registration.saysItIsOther',
  'The LMS at {asked} says that it is {named}. Only {named} itself can register as that.',
  'page on which an LMS registers, for its administrator',
);
export const thisAddress = message(
  'server.lti.thisAddress',
  'This address {problem, select, notAddress {is not an address} password {holds a password} fragment {has a part after #} other {does not begin with https://}}.',
  'refusal, registrations',
);
export const askToRegister = message(
  'server.lti.refused.askToRegister',
  'Show this page to your teacher or to the person who looks after your LMS. An administrator of {product} can register it at {address}: issuer {issuer}, client ID {clientId}.',
  'refused launch of an LMS that is not registered, words to pass on',
);
export const openAs = message(
  'server.lti.openAs',
  'Continue as {name}?',
  'page of an address that signs somebody in whom another site has sent, title',
);
export const openOnlyIfYou = message(
  'server.lti.openOnlyIfYou',
  'This signs you in here as this person. Continue only if it is you, and if you have just left your course for this page.',
  'page of an address that signs somebody in whom another site has sent',
);
export const openNow = message(
  'server.lti.openNow',
  'Continue',
  'page of an address that signs somebody in whom another site has sent, button',
);
export const tasksIn = message(
  'server.lti.tasksIn',
  'Tasks in {product}',
  'name of a link in a course of an LMS, which opens the tasks of a class',
);
export const questionsInTask = message(
  'server.lti.questionsInTask',
  '{count, plural, one {# question} other {# questions}}',
  'text below a link in a course of an LMS',
);
export const namelessLearner = message(
  'server.lti.namelessLearner',
  'Learner',
  'first name of an account for which the LMS gives none; a number may follow',
);
