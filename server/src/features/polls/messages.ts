import { message } from '@lemma/contracts/messages';

export const oneRightOrSeveral = message(
  'server.polls.oneRightOrSeveral',
  'Mark one choice as right, or ask for several.',
  'refusal, choices',
);
export const chooseOneOfChoices = message(
  'server.polls.chooseOneOfChoices',
  'Choose one of the choices.',
  'refusal, choices',
);
export const chooseOne = message('server.polls.chooseOne', 'Choose one.', 'refusal, choices');
export const giveOneAnswer = message('server.polls.giveOneAnswer', 'Give one answer.', 'refusal, formulas');
export const mostQuestions = message(
  'server.polls.mostQuestions',
  'A poll takes at most {pollQuestionsMost} questions.',
  'refusal, editing',
);
export const askedAlready = message(
  'server.polls.askedAlready',
  'This question was asked already. Add another one instead.',
  'refusal, editing',
);
export const hasAnswers = message(
  'server.polls.hasAnswers',
  'This question has answers. They stay with the poll.',
  'refusal, editing',
);
export const questionsChanged = message(
  'server.polls.questionsChanged',
  'The questions have changed meanwhile. Put them in order again.',
  'refusal, editing',
);
export const chooseClassByName = message(
  'server.polls.chooseClassByName',
  'Choose the class whose members answer by name.',
  'refusal, polls',
);
export const chooseClassOfVoters = message(
  'server.polls.chooseClassOfVoters',
  'Choose the class whose members may answer.',
  'refusal, polls',
);
export const chooseTaughtClass = message(
  'server.polls.chooseTaughtClass',
  'Choose a class that you teach.',
  'refusal, polls',
);
export const liveAlready = message(
  'server.polls.liveAlready',
  'This poll was live already. Copy it to ask another class.',
  'refusal, polls',
);
export const onlyNamesCount = message(
  'server.polls.onlyNamesCount',
  'Only answers with names can count.',
  'refusal, polls',
);
export const endPollFirst = message('server.polls.endPollFirst', 'End the poll first.', 'refusal, polls');
export const closeVotingFirst = message(
  'server.polls.closeVotingFirst',
  'Close voting first: who may answer is settled while it is open.',
  'refusal, polls',
);
export const exerciseNotPublished = message(
  'server.polls.exerciseNotPublished',
  'This exercise is not published. Choose another one.',
  'refusal, questions',
);
export const takesOneAnswer = message(
  'server.polls.takesOneAnswer',
  'A poll question takes one answer. This exercise asks for several.',
  'refusal, questions',
);
export const onlyCatalogueVariants = message(
  'server.polls.onlyCatalogueVariants',
  'Only questions from the catalogue have other variants.',
  'refusal, questions',
);
export const inAssessmentNow = message(
  'server.polls.inAssessmentNow',
  'This exercise is in an assessment now. Ask something else.',
  'refusal, questions',
);
export const mostWords = message(
  'server.polls.mostWords',
  'Give at most {pollCloudWordsMost} words.',
  'refusal, cloud',
);
export const shorterWords = message('server.polls.shorterWords', 'Give shorter words.', 'refusal, cloud');
export const nothingToMark = message(
  'server.polls.nothingToMark',
  'Nothing can be marked on this figure. Choose another step.',
  'refusal, point',
);
export const axisEndsAfter = message('server.polls.axisEndsAfter', 'An axis ends after it begins.', 'refusal, point');
export const mostSteps = message(
  'server.polls.mostSteps',
  'At most {pollPlacesMost} steps fit on an axis: choose larger steps.',
  'refusal, point',
);
export const leastSteps = message('server.polls.leastSteps', 'At least two steps fit on an axis.', 'refusal, point');
export const rightPlaceOutside = message(
  'server.polls.rightPlaceOutside',
  'The right place is not on the figure.',
  'refusal, point',
);
export const markOnePlace = message('server.polls.markOnePlace', 'Mark one place of the figure.', 'refusal, point');
export const markInside = message('server.polls.markInside', 'Mark a place inside the figure.', 'refusal, point');
export const orderAllChoices = message('server.polls.orderAllChoices', 'Put all choices in order.', 'refusal, ranking');
export const mostCharacters = message(
  'server.polls.mostCharacters',
  'Use at most {pollTextMaximumLength} characters.',
  'refusal, text',
);
export const noCodeAsked = message('server.polls.noCodeAsked', 'No code is asked for now.', 'refusal, presence');
export const notCodeOnWall = message(
  'server.polls.notCodeOnWall',
  'This is not the code on the wall. It changes every 20 seconds.',
  'refusal, presence',
);
export const startPollFirst = message('server.polls.startPollFirst', 'Start the poll first.', 'refusal, running');
export const nextRound = message('server.polls.nextRound', 'The next round is number {number}.', 'refusal, running');
export const votingClosedAlready = message(
  'server.polls.votingClosedAlready',
  'Voting is closed already.',
  'refusal, running',
);
export const notAskedYet = message('server.polls.notAskedYet', 'This has not been asked yet.', 'refusal, running');
export const noRightAnswer = message(
  'server.polls.noRightAnswer',
  'This question has no right answer.',
  'refusal, running',
);
export const oneRoundOnly = message('server.polls.oneRoundOnly', 'There is one round only.', 'refusal, running');
export const noPollUnderCode = message(
  'server.polls.noPollUnderCode',
  'No poll runs under this code. Check it on the wall.',
  'refusal, joining',
);
export const joinClassFirst = message(
  'server.polls.joinClassFirst',
  'This poll is for the members of its class. Join the class first.',
  'refusal, joining',
);
export const votingClosed = message(
  'server.polls.votingClosed',
  'Voting is closed. Your last answer counts.',
  'refusal, voting',
);
export const firstAnswerCounts = message(
  'server.polls.firstAnswerCounts',
  'Your first answer counts: it cannot be changed in this poll.',
  'refusal, voting',
);
export const answeredElsewhere = message(
  'server.polls.answeredElsewhere',
  'You have answered on another page meanwhile. That answer counts.',
  'refusal, voting',
);
export const giveAnAnswer = message('server.polls.giveAnAnswer', 'Give an answer.', 'refusal, voting');
export const questionNumber = message(
  'server.polls.questionNumber',
  'Question {number}',
  'head of a column, table to download',
);
export const joinedUtc = message('server.polls.joinedUtc', 'Joined (UTC)', 'head of a column, table to download');
export const answered = message(
  'server.polls.answered',
  'Answered',
  'head of a column, table to download: a number of answers',
);
export const rightHead = message(
  'server.polls.rightHead',
  'Right',
  'head of a column, table to download: a number of answers',
);
export const presentUtc = message(
  'server.polls.presentUtc',
  'Present (UTC)',
  'head of a column, table to download: when the presence code was typed',
);
export const notes = message('server.polls.notes', 'Notes', 'head of a column, table to download');
export const wording = message(
  'server.polls.wording',
  'Wording',
  'head of a column, table to download: the text of a question',
);
export const round = message('server.polls.round', 'Round', 'head of a column, table to download');
export const noPresence = message(
  'server.polls.noPresence',
  'no presence code',
  'note about a voter, table to download',
);
export const lateCode = message('server.polls.lateCode', 'late code', 'note about a voter, table to download');
export const joinedLate = message('server.polls.joinedLate', 'joined late', 'note about a voter, table to download');
export const leftOut = message('server.polls.leftOut', 'not counted', 'note about a voter, table to download');
export const learnersFile = message(
  'server.polls.learnersFile',
  '{pollName} learners {day}.{format}',
  'name of a file',
);
export const answersFile = message('server.polls.answersFile', '{pollName} answers {day}.{format}', 'name of a file');
export const codename = message(
  'server.polls.codename',
  '{quality} {animal}',
  'a codename of somebody who answers a poll, such as “amber badger”',
);
export const qualities = message(
  'server.polls.qualities',
  'amber, bold, brave, bright, brisk, calm, clever, coral, curious, deft, eager, early, fair, gentle, golden, grand, happy, hazel, honest, indigo, jolly, keen, kind, lively, lucky, mellow, merry, mild, neat, noble, olive, patient, polite, proud, quick, quiet, rapid, ready, rosy, royal, sharp, silver, smart, steady, sunny, swift, teal, tidy, vivid, warm, wise, witty',
  'words of codenames, with commas between them; each fits each animal of the other list, in gender too, and says nothing that could hurt',
);
export const animals = message(
  'server.polls.animals',
  'badger, beaver, bison, crane, deer, dolphin, dove, eagle, falcon, finch, fox, gecko, hare, hawk, hedgehog, heron, ibex, ibis, jay, kestrel, kingfisher, koala, lark, lynx, magpie, marten, mole, moose, newt, nightingale, ocelot, orca, osprey, otter, owl, panda, pelican, penguin, puffin, quail, raven, robin, salmon, seal, sparrow, stork, swallow, swan, tern, thrush, toad, turtle, wombat, wren',
  'animals of codenames, with commas between them; all of one gender',
);
