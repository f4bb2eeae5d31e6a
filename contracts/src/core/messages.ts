import { message } from '../messages/index.ts';

/* Words of schemas for a field that does not fit, where they say more than its rule does. */
export const classCode = message(
  'field.classCode',
  'A class code has 6 letters and figures.',
  'message at a field of a form',
);
export const sheetCode = message(
  'field.sheetCode',
  'A code has six letters and digits.',
  'message at a field of a form',
);
export const licenceItem = message(
  'field.licenceItem',
  'A licence needs the item whose places it gives, and no other item has one.',
  'message at a field of a form',
);
export const singleExercise = message(
  'field.singleExercise',
  'A single exercise is one exercise.',
  'message at a field of a form',
);
export const taxAtMost = message('field.taxAtMost', 'A tax is at most 100 %.', 'message at a field of a form');
export const addExercise = message('field.addExercise', 'Add at least one exercise.', 'message at a field of a form');
export const samePoints = message(
  'field.samePoints',
  'All exercises of this group need the same points, so that it is fair.',
  'message at a field of a form',
);
export const oneAttempt = message('field.oneAttempt', 'Allow at least one attempt.', 'message at a field of a form');
export const manyAttempts = message(
  'field.manyAttempts',
  'Allow at most 100 attempts.',
  'message at a field of a form',
);
export const chooseMinutes = message(
  'field.chooseMinutes',
  'Choose 5, 10, 15, 20 or 30 minutes.',
  'message at a field of a form',
);
export const daysOrLastDay = message(
  'field.daysOrLastDay',
  'Choose a number of days or a last day, not both.',
  'message at a field of a form',
);
export const pageOfOurs = message('field.pageOfOurs', 'Choose a page of ours.', 'message at a field of a form');
export const chooseTask = message('field.chooseTask', 'Choose a task.', 'message at a field of a form');
export const chooseItem = message('field.chooseItem', 'Choose an item.', 'message at a field of a form');
export const chooseOtherHour = message(
  'field.chooseOtherHour',
  'Choose another hour than the first.',
  'message at a field of a form',
);
export const chooseWeekday = message(
  'field.chooseWeekday',
  'Choose at least one day of the week.',
  'message at a field of a form',
);
export const chooseExercise = message(
  'field.chooseExercise',
  'Choose at least one exercise.',
  'message at a field of a form',
);
export const chooseLearner = message(
  'field.chooseLearner',
  'Choose at least one learner.',
  'message at a field of a form',
);
export const chooseRightAnswers = message(
  'field.chooseRightAnswers',
  'Choose at least one right answer a day.',
  'message at a field of a form',
);
export const chooseRole = message('field.chooseRole', 'Choose at least one role.', 'message at a field of a form');
export const chooseOne = message('field.chooseOne', 'Choose at least one.', 'message at a field of a form');
export const chooseHowMany = message('field.chooseHowMany', 'Choose how many.', 'message at a field of a form');
export const chooseLanguage = message(
  'field.chooseLanguage',
  'Choose one of the languages.',
  'message at a field of a form',
);
export const chooseNotation = message(
  'field.chooseNotation',
  'Choose one of the notations.',
  'message at a field of a form',
);
export const chooseFinders = message('field.chooseFinders', 'Choose who may find it.', 'message at a field of a form');
export const confirmAccount = message(
  'field.confirmAccount',
  'Confirm that the account is yours.',
  'message at a field of a form',
);
export const daysOfWeek = message('field.daysOfWeek', 'Days of the week are 1 to 7.', 'message at a field of a form');
export const dropTasks = message('field.dropTasks', 'Drop at most 20 tasks.', 'message at a field of a form');
export const webAddress = message(
  'field.webAddress',
  'Enter an address that begins with https://.',
  'message at a field of a form',
);
export const enterMoment = message('field.enterMoment', 'Enter a date and a time.', 'message at a field of a form');
export const enterRecentDay = message(
  'field.enterRecentDay',
  'Enter a day of this century or the last.',
  'message at a field of a form',
);
export const enterDay = message('field.enterDay', 'Enter a day.', 'message at a field of a form');
export const enterPasskeyName = message(
  'field.enterPasskeyName',
  'Enter a name for this passkey.',
  'message at a field of a form',
);
export const enterVisibleName = message(
  'field.enterVisibleName',
  'Enter a name that can be seen.',
  'message at a field of a form',
);
export const enterName = message('field.enterName', 'Enter a name.', 'message at a field of a form');
export const enterTitle = message('field.enterTitle', 'Enter a title.', 'message at a field of a form');
export const enterAmount = message('field.enterAmount', 'Enter an amount.', 'message at a field of a form');
export const enterEmailLike = message(
  'field.enterEmailLike',
  'Enter an e-mail address such as name@school.org.',
  'message at a field of a form',
);
export const enterEmail = message('field.enterEmail', 'Enter an e-mail address.', 'message at a field of a form');
export const enterLearner = message(
  'field.enterLearner',
  'Enter at least one learner.',
  'message at a field of a form',
);
export const enterFewerLearners = message(
  'field.enterFewerLearners',
  'Enter at most 100 learners at a time.',
  'message at a field of a form',
);
export const enterFewerAddresses = message(
  'field.enterFewerAddresses',
  'Enter at most 50 addresses at a time.',
  'message at a field of a form',
);
export const oneTax = message(
  'field.oneTax',
  'Enter one tax for a category and country.',
  'message at a field of a form',
);
export const digitsFromWall = message(
  'field.digitsFromWall',
  'Enter the 3 digits from the wall.',
  'message at a field of a form',
);
export const enterAnswer = message('field.enterAnswer', 'Enter the answer.', 'message at a field of a form');
export const enterAudience = message('field.enterAudience', 'Enter the audience.', 'message at a field of a form');
export const enterClientId = message('field.enterClientId', 'Enter the client id.', 'message at a field of a form');
export const enterCode = message('field.enterCode', 'Enter the code.', 'message at a field of a form');
export const enterDeploymentId = message(
  'field.enterDeploymentId',
  'Enter the deployment id.',
  'message at a field of a form',
);
export const enterOtherAccount = message(
  'field.enterOtherAccount',
  'Enter the e-mail address or user name of the other account.',
  'message at a field of a form',
);
export const enterTaxName = message('field.enterTaxName', 'Enter the name of the tax.', 'message at a field of a form');
export const enterOtherPassword = message(
  'field.enterOtherPassword',
  'Enter the password of the other account.',
  'message at a field of a form',
);
export const enterIdentity = message(
  'field.enterIdentity',
  'Enter your e-mail address or user name.',
  'message at a field of a form',
);
export const enterPassword = message('field.enterPassword', 'Enter your password.', 'message at a field of a form');
export const zeroOrMore = message('field.zeroOrMore', 'Give 0 or more.', 'message at a field of a form');
export const giveFromNumber = message(
  'field.giveFromNumber',
  'Give a number from -1,000,000.',
  'message at a field of a form',
);
export const givePositive = message(
  'field.givePositive',
  'Give a number greater than 0.',
  'message at a field of a form',
);
export const giveUpToNumber = message(
  'field.giveUpToNumber',
  'Give a number up to 1,000,000.',
  'message at a field of a form',
);
export const giveNumber = message('field.giveNumber', 'Give a number.', 'message at a field of a form');
export const giveReason = message('field.giveReason', 'Give a reason.', 'message at a field of a form');
export const giveAnswer = message('field.giveAnswer', 'Give an answer.', 'message at a field of a form');
export const giveMinute = message('field.giveMinute', 'Give at least a minute.', 'message at a field of a form');
export const giveHalfPoint = message(
  'field.giveHalfPoint',
  'Give at least half a point.',
  'message at a field of a form',
);
export const twoChoices = message('field.twoChoices', 'Give at least two choices.', 'message at a field of a form');
export const giveDay = message('field.giveDay', 'Give at most 24 hours.', 'message at a field of a form');
export const giveItName = message('field.giveItName', 'Give it a name.', 'message at a field of a form');
export const nameClass = message('field.nameClass', 'Give the class a name.', 'message at a field of a form');
export const nameGroup = message('field.nameGroup', 'Give the group a name.', 'message at a field of a form');
export const namePoll = message('field.namePoll', 'Give the poll a name.', 'message at a field of a form');
export const nameSection = message('field.nameSection', 'Give the section a name.', 'message at a field of a form');
export const nameTask = message('field.nameTask', 'Give the task a name.', 'message at a field of a form');
export const noTurning = message(
  'field.noTurning',
  'Leave out characters that turn the writing direction.',
  'message at a field of a form',
);
export const groupsOnce = message('field.groupsOnce', 'List each group once.', 'message at a field of a form');
export const oneSheet = message('field.oneSheet', 'Make at least one sheet.', 'message at a field of a form');
export const lettersOfSheets = message(
  'field.lettersOfSheets',
  'Make at most 26 versions: they are called A to Z.',
  'message at a field of a form',
);
export const daysOnce = message('field.daysOnce', 'Name each day once.', 'message at a field of a form');
export const scopesOnce = message('field.scopesOnce', 'Name each scope once.', 'message at a field of a form');
export const onlyPoolDraws = message('field.onlyPoolDraws', 'Only a pool draws.', 'message at a field of a form');
export const pasteCode = message('field.pasteCode', 'Paste a code or a receipt.', 'message at a field of a form');
export const howManyEach = message(
  'field.howManyEach',
  'Say how many each learner gets.',
  'message at a field of a form',
);
export const whatIsWrongShort = message(
  'field.whatIsWrongShort',
  'Say in a few words what is wrong.',
  'message at a field of a form',
);
export const whatItIsAbout = message(
  'field.whatItIsAbout',
  'Say in a few words what it is about.',
  'message at a field of a form',
);
export const whatIsWrong = message('field.whatIsWrong', 'Say what is wrong.', 'message at a field of a form');
export const whyForLearners = message(
  'field.whyForLearners',
  'Say why, so that learners understand it.',
  'message at a field of a form',
);
export const sayWhy = message('field.sayWhy', 'Say why.', 'message at a field of a form');
export const calculatorOrNull = message(
  'field.calculatorOrNull',
  'Say “allowed”, “scientific” or “not-allowed”, or null.',
  'message at a field of a form',
);
export const fewerPictures = message(
  'field.fewerPictures',
  'Send at most 4 pictures at a time.',
  'message at a field of a form',
);
export const fewerVariantsOff = message(
  'field.fewerVariantsOff',
  'Switch off at most 500 variants; a condition can leave out more.',
  'message at a field of a form',
);
export const transferFormat = message(
  'field.transferFormat',
  'This is not the format of a file of exercises.',
  'message at a field of a form',
);
export const poolTooSmall = message(
  'field.poolTooSmall',
  'The pool has fewer exercises than that.',
  'message at a field of a form',
);
export const noExerciseInFile = message(
  'field.noExerciseInFile',
  'There is no exercise in the file.',
  'message at a field of a form',
);
export const timeZone = message('field.timeZone', 'There is no such time zone.', 'message at a field of a form');
export const beforeItOpens = message(
  'field.beforeItOpens',
  'This is before it opens. Choose a later day.',
  'message at a field of a form',
);
export const tooMuchMoney = message(
  'field.tooMuchMoney',
  'This is more than can be paid at a time.',
  'message at a field of a form',
);
export const launchEnded = message('field.launchEnded', 'This launch has ended.', 'message at a field of a form');
export const typeErase = message('field.typeErase', 'Type ERASE to continue.', 'message at a field of a form');
export const percent = message('field.percent', 'Use 0 to 100 percent.', 'message at a field of a form');
export const percentFromOne = message('field.percentFromOne', 'Use 1 to 100 percent.', 'message at a field of a form');
export const languageTag = message(
  'field.languageTag',
  'Use a language tag such as en or pt-BR.',
  'message at a field of a form',
);
export const topicPath = message(
  'field.topicPath',
  'Use a topic path such as algebra/quadratics.',
  'message at a field of a form',
);
export const wholeNumber = message('field.wholeNumber', 'Use a whole number.', 'message at a field of a form');
export const lettersFirst = message(
  'field.lettersFirst',
  'Use letters and figures, starting with a letter.',
  'message at a field of a form',
);
export const invoicePrefix = message(
  'field.invoicePrefix',
  'Use letters, figures, hyphens and slashes.',
  'message at a field of a form',
);
export const noAngles = message(
  'field.noAngles',
  'Use letters, without angle brackets.',
  'message at a field of a form',
);
export const noNegative = message('field.noNegative', 'Use no negative number.', 'message at a field of a form');
export const smallLettersFirst = message(
  'field.smallLettersFirst',
  'Use small letters and figures, starting with a letter.',
  'message at a field of a form',
);
export const slug = message('field.slug', 'Use small letters, figures and hyphens.', 'message at a field of a form');
export const markOfText = message(
  'field.markOfText',
  'Use the mark of the text that was translated.',
  'message at a field of a form',
);
export const placeOfText = message(
  'field.placeOfText',
  'Use the place of a text, such as hints.0.',
  'message at a field of a form',
);
export const currency = message(
  'field.currency',
  'Use the three letters of a currency, such as EUR.',
  'message at a field of a form',
);
export const country = message(
  'field.country',
  'Use the two letters of a country, such as DE.',
  'message at a field of a form',
);
export const excusedNoScore = message(
  'field.excusedNoScore',
  'An excused task has no score.',
  'message at a field of a form',
);
export const writeComment = message('field.writeComment', 'Write a comment.', 'message at a field of a form');
export const writeFewWords = message('field.writeFewWords', 'Write a few words.', 'message at a field of a form');
export const writeAnAnswer = message('field.writeAnAnswer', 'Write an answer.', 'message at a field of a form');
export const writeTheAnswer = message('field.writeTheAnswer', 'Write the answer.', 'message at a field of a form');
export const writeChoice = message('field.writeChoice', 'Write the choice.', 'message at a field of a form');
export const writeQuestion = message('field.writeQuestion', 'Write the question.', 'message at a field of a form');
export const writeAskOrSay = message(
  'field.writeAskOrSay',
  'Write what you want to ask or say.',
  'message at a field of a form',
);
export const writeMessage = message('field.writeMessage', 'Write your message.', 'message at a field of a form');
export const sayAWord = message(
  'field.sayAWord',
  'Say a word to the learner: why is it not equal?',
  'message at a field of a form',
);
export const signInToAct = message(
  'field.signInToAct',
  'You must sign in to perform this action',
  'message at a field of a form',
);
export const manyExercises = message(
  'field.manyExercises',
  'Use at most 200 exercises.',
  'message at a field of a form',
);
