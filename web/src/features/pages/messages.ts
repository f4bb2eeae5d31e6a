import { message } from '@lemma/contracts/messages';

export const peopleWhoRunSite = message('pages.peopleWhoRunSite', 'the people who run this site', 'Operator, text');
export const schoolOrOrganisationGave = message(
  'pages.schoolOrOrganisationGave',
  'the school or organisation that gave you this address',
  'Operator, text',
);
export const eMail = message('pages.eMail', 'E-mail:', 'Operator, div');
export const privacy = message('pages.privacy', 'Privacy', 'PrivacyPage, title');
export const whatLemmaKeepsAbout = message(
  'pages.whatLemmaKeepsAbout',
  'What Lemma keeps about learners and teachers, who sees it, and for how long.',
  'PrivacyPage, description',
);
export const lemmaKeepsWhatNeeds = message(
  'pages.lemmaKeepsWhatNeeds',
  "Lemma keeps what it needs to set tasks, check answers and show results. Nothing is sold, nothing is measured for advertising, and no page loads anything from other companies' servers.",
  'PrivacyPage, p',
);
export const whoResponsible = message('pages.whoResponsible', 'Who is responsible', 'PrivacyPage, h2');
export const installationRunBy = message(
  'pages.installationRunBy',
  'This installation is run by <operator></operator>. They decide what it is used for and answer for it. Write there with any question about your data.',
  'PrivacyPage, p; operator: their name',
);
export const yourRights = message('pages.yourRights', 'Your rights', 'PrivacyPage, h2');
export const canSeeWhatStored = message(
  'pages.canSeeWhatStored',
  'You can see what is stored about you, have it corrected, take it with you and have it deleted. Most of it you can do yourself under <link>Account</link>:',
  'PrivacyPage, p',
);
export const changeNameAddressAnd = message(
  'pages.changeNameAddressAnd',
  'change your name, address and password,',
  'PrivacyPage, li',
);
export const getEverythingStoredAbout = message(
  'pages.getEverythingStoredAbout',
  'get everything that is stored about you as one file, to read and for other programs,',
  'PrivacyPage, li',
);
export const seeWhoOpenedAnswers = message(
  'pages.seeWhoOpenedAnswers',
  'see who opened your answers and results, and when,',
  'PrivacyPage, li',
);
export const deleteAccount = message('pages.deleteAccount', 'delete your account.', 'PrivacyPage, li');
export const deletingTakesAwayName = message(
  'pages.deletingTakesAwayName',
  'Deleting takes away your name, your addresses, your texts and your ways to sign in immediately and for good. Your answers stay counted in the figures of the class, under a random number that leads to no one. A backup that is restored later deletes you again before anybody can use it.',
  'PrivacyPage, p',
);
export const forEverythingElseWrite = message(
  'pages.forEverythingElseWrite',
  'For everything else write to <contact></contact>. If you are not content with the answer, the data protection authority of your country will hear you.',
  'PrivacyPage, p; contact: an e-mail address',
);
export const whatKept = message('pages.whatKept', 'What is kept', 'PrivacyPage, h2');
export const accountFirstAndLast = message(
  'pages.accountFirstAndLast',
  '<b>Your account:</b> first and last name, your role, an e-mail address or a user name if you have one, when the account was made and when you were last here. Of your password only a one-way hash is kept: no one can read the password itself.',
  'PrivacyPage, li',
);
export const waysToSignIn = message(
  'pages.waysToSignIn',
  '<b>Your ways to sign in,</b> if you set them up: the sealed secret of an authenticator app, hashes of recovery codes, the public part of passkeys, and which outside account is linked, with the address that it gave.',
  'PrivacyPage, li',
);
export const whereSignedInFor = message(
  'pages.whereSignedInFor',
  '<b>Where you are signed in:</b> for each browser its kind, such as “Firefox on Linux”, since when and when last used. No place and no address of your device.',
  'PrivacyPage, li',
);
export const classesWhichOnesIn = message(
  'pages.classesWhichOnesIn',
  '<b>Your classes:</b> which ones you are in, as what, and since when.',
  'PrivacyPage, li',
);
export const workEachAnswerWith = message(
  'pages.workEachAnswerWith',
  '<b>Your work:</b> each answer with its time and verdict, what you typed last and did not hand in, which hints and solutions you opened, when you started and handed in.',
  'PrivacyPage, li',
);
export const pollsNewestAnswerTo = message(
  'pages.pollsNewestAnswerTo',
  '<b>Polls:</b> your newest answer to each question with its time, and when you joined. Where a poll asks for names, it is kept with your account, and your teacher sees it. Where it does not, it is kept with a made-up name; a cookie lets your browser come back to it, and nothing leads from it to your account. A presence code that you type is kept with its time.',
  'PrivacyPage, li',
);
export const whatWriteExercisesPictures = message(
  'pages.whatWriteExercisesPictures',
  '<b>What you write:</b> exercises, pictures, and messages to the people who run this site.',
  'PrivacyPage, li',
);
export const mailToTextOf = message(
  'pages.mailToTextOf',
  '<b>Mail to you:</b> the text of each mail and whether it arrived at your mail server.',
  'PrivacyPage, li',
);
export const looksAtRecordsWhich = message(
  'pages.looksAtRecordsWhich',
  '<b>Looks at records:</b> which teacher opened whose answers or results, and when.',
  'PrivacyPage, li',
);
export const actsOfAdministratorsWho = message(
  'pages.actsOfAdministratorsWho',
  '<b>Acts of administrators:</b> who changed which account, and how.',
  'PrivacyPage, li',
);
export const technicalRecordsServersLog = message(
  'pages.technicalRecordsServersLog',
  "<b>Technical records:</b> the server's log notes faults. When a page breaks, your browser reports the kind of fault, the page without what follows its question mark, the kind of browser and the version. Neither holds answers or passwords.",
  'PrivacyPage, li',
);
export const toSlowThoseWho = message(
  'pages.toSlowThoseWho',
  'To slow those who guess passwords and codes, tries are counted for a day at most, by a hash of the account and of the network address. The exercise on the front page is checked without an account, and nothing of it is kept.',
  'PrivacyPage, p',
);
export const whoSees = message('pages.whoSees', 'Who sees it', 'PrivacyPage, h2');
export const teachersOfClassSee = message(
  'pages.teachersOfClassSee',
  "The teachers of a class see its members' names, answers and results. Each look is noted.",
  'PrivacyPage, li',
);
export const otherLearnersSeeNone = message(
  'pages.otherLearnersSeeNone',
  'Other learners see none of that.',
  'PrivacyPage, li',
);
export const administratorsOfInstallationSee = message(
  'pages.administratorsOfInstallationSee',
  'The administrators of this installation see accounts and can sign in as somebody to help. They need a second step for it, and it is recorded in a list that no one can change.',
  'PrivacyPage, li',
);
export const mailGoesThroughMail = message(
  'pages.mailGoesThroughMail',
  'Mail goes through the mail server that the operator has chosen. If you sign in with an outside account, its provider learns that you came here; from it come your name and address.',
  'PrivacyPage, li',
);
export const noOneElseReceives = message(
  'pages.noOneElseReceives',
  'No one else receives anything, unless a law requires it of the operator.',
  'PrivacyPage, p',
);
export const inBrowser = message('pages.inBrowser', 'In your browser', 'PrivacyPage, h2');
export const oneCookieKeepsSigned = message(
  'pages.oneCookieKeepsSigned',
  'One cookie keeps you signed in and one protects forms against forgery. While you sign in with a second step or an outside account, a third one lives for some minutes. There are no others, and none is for advertising or measuring.',
  'PrivacyPage, li',
);
export const answersCouldNotSent = message(
  'pages.answersCouldNotSent',
  "Answers that could not be sent yet wait in this browser's own storage and are deleted there as soon as they have arrived.",
  'PrivacyPage, li',
);
export const somebodySignedInWhich = message(
  'pages.somebodySignedInWhich',
  'That somebody is signed in, which question you looked at last, which ones you marked for later, the basket of exercises, and whether you like pages light or dark, is remembered on this device.',
  'PrivacyPage, li',
);
export const joinedWithoutEMail = message(
  'pages.joinedWithoutEMail',
  "Joined without an e-mail address? Then your account hangs on the cookie of this browser alone. Deleting the browser's data closes the way back to it.",
  'PrivacyPage, li',
);
export const howLong = message('pages.howLong', 'How long', 'PrivacyPage, h2');
export const what = message('pages.what', 'What', 'PrivacyPage, th');
export const kept = message('pages.kept', 'Kept', 'PrivacyPage, th');
export const accountAndWork = message('pages.accountAndWork', 'Account and work', 'PrivacyPage, td');
export const untilOrOperatorDelete = message(
  'pages.untilOrOperatorDelete',
  'until you or the operator delete them',
  'PrivacyPage, td',
);
export const workInArchivedClass = message('pages.workInArchivedClass', 'Work in an archived class', 'PrivacyPage, td');
export const asManyMonthsAs = message(
  'pages.asManyMonthsAs',
  'as many months as the teacher sets for the class; then it is kept without names',
  'PrivacyPage, td',
);
export const beingSignedIn = message('pages.beingSignedIn', 'Being signed in', 'PrivacyPage, td');
export const sixtyDaysFromSigningIn = message(
  'pages.sixtyDaysFromSigningIn',
  '60 days from signing in; joined with a name only, {anonymousSessionDays} days',
  'PrivacyPage, td',
);
export const linksInMails = message('pages.linksInMails', 'Links in mails', 'PrivacyPage, td');
export const oneHourForNew = message(
  'pages.oneHourForNew',
  'one hour for a new password, three days to confirm an address',
  'PrivacyPage, td',
);
export const reportsOfBrokenPages = message('pages.reportsOfBrokenPages', 'Reports of broken pages', 'PrivacyPage, td');
export const thirtyDays = message('pages.thirtyDays', '30 days', 'PrivacyPage, td');
export const backups = message('pages.backups', 'Backups', 'PrivacyPage, td');
export const asOperatorSetsBy = message(
  'pages.asOperatorSetsBy',
  'as the operator sets it; by default two weeks',
  'PrivacyPage, td',
);
export const termsOfUse = message('pages.termsOfUse', 'Terms of use', 'TermsPage, title');
export const whatMayExpectOf = message(
  'pages.whatMayExpectOf',
  'What you may expect of Lemma and what it expects of you.',
  'TermsPage, description',
);
export const byUsingLemmaAgree = message(
  'pages.byUsingLemmaAgree',
  'By using Lemma you agree to the following. It is short on purpose.',
  'TermsPage, p',
);
export const whatLemma = message('pages.whatLemma', 'What Lemma is', 'TermsPage, h2');
export const lemmaSetsMathematicalExercises = message(
  'pages.lemmaSetsMathematicalExercises',
  'Lemma sets mathematical exercises, checks answers and shows teachers how their classes are doing. This installation is run by <operator></operator>.',
  'TermsPage, p; operator: their name',
);
export const fairWork = message('pages.fairWork', 'Fair work', 'TermsPage, h2');
export const inAssessmentsGiveOwn = message(
  'pages.inAssessmentsGiveOwn',
  "In assessments, give your own answers. Your teacher's rules say what help is allowed.",
  'TermsPage, li',
);
export const doNotTryTo = message(
  'pages.doNotTryTo',
  "Do not try to read answers that are not shown yet, to disturb the service, or to get into others' accounts.",
  'TermsPage, li',
);
export const foundHoleInSecurity = message(
  'pages.foundHoleInSecurity',
  'You found a hole in the security? Tell <contact></contact> before anybody else, and leave others’ data alone.',
  'TermsPage, li; contact: an e-mail address',
);
export const ifTeach = message('pages.ifTeach', 'If you teach', 'TermsPage, h2');
export const openLearnersRecordsOnly = message(
  'pages.openLearnersRecordsOnly',
  "Open learners' records only for your teaching. They can see that you did.",
  'TermsPage, li',
);
export const giveOutClassCodes = message(
  'pages.giveOutClassCodes',
  'Give out class codes only to those who belong into the class.',
  'TermsPage, li',
);
export const downloadsHoldPersonalData = message(
  'pages.downloadsHoldPersonalData',
  "Downloads hold personal data: keep them as your school's rules say, and delete them when you are done.",
  'TermsPage, li',
);
export const whatWrite = message('pages.whatWrite', 'What you write', 'TermsPage, h2');
export const exercisesAndPicturesMake = message(
  'pages.exercisesAndPicturesMake',
  'Exercises and pictures that you make remain yours. By publishing an exercise you let the other teachers of this installation set it to their classes and make copies of it that name you as the source. Write nothing that is unlawful or that belongs to somebody else without permission. What breaks this rule can be taken away.',
  'TermsPage, p',
);
export const verdictsAndGrades = message('pages.verdictsAndGrades', 'Verdicts and grades', 'TermsPage, h2');
export const answersCheckedByProgram = message(
  'pages.answersCheckedByProgram',
  "Answers are checked by a program that knows much mathematics, and not all of it. When it cannot decide, it says so and your teacher decides. A grade is always the teacher's, never the program's. Think that a verdict is wrong? Tell your teacher, who sees every answer.",
  'TermsPage, p',
);
export const availability = message('pages.availability', 'Availability', 'TermsPage, h2');
export const answersSavedAsType = message(
  'pages.answersSavedAsType',
  'Your answers are saved as you type, and what could not be sent is kept and sent later. Even so, no service runs without interruption, and none is promised beyond what the law requires.',
  'TermsPage, p',
);
export const endingIt = message('pages.endingIt', 'Ending it', 'TermsPage, h2');
export const mayStopAtAny = message(
  'pages.mayStopAtAny',
  'You may stop at any time and delete your account under <link>Account</link>. Accounts that break these terms can be closed. What happens with your data then is described in <privacy>Privacy</privacy>. Questions go to <contact></contact>.',
  'TermsPage, p; contact: an e-mail address',
);
export const yourAccount = message('pages.yourAccount', 'Your account', 'TermsPage, h2');
export const ownNameSo = message(
  'pages.ownNameSo',
  'Use your own name, so that your teacher knows whose work it is.',
  'TermsPage, li',
);
export const keepPasswordToYourself = message(
  'pages.keepPasswordToYourself',
  'Keep your password to yourself. What is done with your account counts as done by you.',
  'TermsPage, li',
);
export const canJoinClassWithout = message(
  'pages.canJoinClassWithout',
  "You can join a class without an e-mail address. Such an account works in one browser only, for {anonymousSessionDays} days, and cannot be brought back when that browser's data are gone. Under Account you can turn it into a full one.",
  'TermsPage, li',
);
export const pupilsWhoNeedParents = message(
  'pages.pupilsWhoNeedParents',
  "Pupils who need a parent's consent for such an account in their country use it when their school has that consent.",
  'TermsPage, li',
);
