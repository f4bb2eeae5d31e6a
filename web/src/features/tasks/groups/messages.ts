import { message } from '@lemma/contracts/messages';

export const oneExercise = message('tasks.groups.oneExercise', 'One exercise', 'group-form, SG');
export const allOfThese = message('tasks.groups.allOfThese', 'All of these', 'group-form, MG');
export const someAtRandom = message('tasks.groups.someAtRandom', 'Some at random', 'group-form, GP');
export const anotherEachAttempt = message('tasks.groups.anotherEachAttempt', 'Another each attempt', 'group-form, GE');
export const exercise = message('tasks.groups.exercise', 'Exercise', 'group-form');
export const pool = message('tasks.groups.pool', 'Pool', 'group-form');
export const equivalentSet = message('tasks.groups.equivalentSet', 'Equivalent set', 'group-form');
export const group = message('tasks.groups.group', 'Group', 'group-form');
export const ofAtRandom = message('tasks.groups.ofAtRandom', '{draw} of {size} at random', 'group-form');
export const oneOfAnotherEach = message(
  'tasks.groups.oneOfAnotherEach',
  'one of {size}, another each attempt',
  'group-form',
);
export const all = message('tasks.groups.all', 'All {size}', 'group-form');
export const allWords = message('tasks.groups.allWords', 'All', 'AddExercisesDialog, scopes, label');
export const mine = message('tasks.groups.mine', 'Mine', 'AddExercisesDialog, scopes, label');
export const sharedWithMe = message('tasks.groups.sharedWithMe', 'Shared with me', 'AddExercisesDialog, scopes, label');
export const allTopics = message('tasks.groups.allTopics', 'All topics', 'AddExercisesDialog, topicOptions, label');
export const addExercises = message('tasks.groups.addExercises', 'Add exercises', 'AddExercisesDialog');
export const foundExercises = message(
  'tasks.groups.foundExercises',
  'Found exercises',
  'AddExercisesDialog, aria-label',
);
export const loadingExercises = message(
  'tasks.groups.loadingExercises',
  'Loading exercises',
  'AddExercisesDialog, label',
);
export const noExerciseFits = message(
  'tasks.groups.noExerciseFits',
  'No exercise fits. Try fewer words.',
  'AddExercisesDialog',
);
export const showMore = message('tasks.groups.showMore', 'Show more', 'AddExercisesDialog');
export const nothingChosen = message('tasks.groups.nothingChosen', 'Nothing chosen yet', 'AddExercisesDialog');
export const exercisesInTask = message(
  'tasks.groups.exercisesInTask',
  '{count, plural, one {# exercise} other {# exercises}} in the task',
  'AddExercisesDialog',
);
export const done = message('tasks.groups.done', 'Done', 'AddExercisesDialog');
export const searchExercises = message(
  'tasks.groups.searchExercises',
  'Search exercises',
  'AddExercisesDialog, SearchFields, label',
);
export const searchExample = message(
  'tasks.groups.searchExample',
  'quadratic two solutions',
  'AddExercisesDialog, SearchFields, placeholder',
);
export const topic = message('tasks.groups.topic', 'Topic', 'AddExercisesDialog, SearchFields, label');
export const whoseExercises = message(
  'tasks.groups.whoseExercises',
  'Whose exercises',
  'AddExercisesDialog, SearchFields, label',
);
export const exerciseAdded = message(
  'tasks.groups.exerciseAdded',
  '{title}: added',
  'AddExercisesDialog, FoundPage, aria-label',
);
export const addExercise = message(
  'tasks.groups.addExercise',
  'Add {title}',
  'AddExercisesDialog, FoundPage, aria-label',
);
export const added = message('tasks.groups.added', 'Added', 'AddExercisesDialog, FoundPage');
export const add = message('tasks.groups.add', 'Add', 'AddExercisesDialog, FoundPage');
export const addToGroup = message('tasks.groups.addToGroup', 'Add to this group', 'GroupContents');
export const eachLearnerGets = message(
  'tasks.groups.eachLearnerGets',
  'Each learner gets',
  'GroupContents, DrawFields',
);
export const howManyOf = message(
  'tasks.groups.howManyOf',
  'How many of {name} each learner gets',
  'GroupContents, DrawFields, label',
);
export const ofCount = message('tasks.groups.ofCount', 'of {count}', 'GroupContents, DrawFields');
export const nameOfGroup = message('tasks.groups.nameOfGroup', 'Name of the group', 'GroupContents, DrawFields, label');
export const nameOfGroupOnlyYou = message(
  'tasks.groups.nameOfGroupOnlyYou',
  'Name of the group (only you see it)',
  'GroupContents, DrawFields, placeholder',
);
export const pointsFor = message('tasks.groups.pointsFor', 'Points for {title}', 'GroupContents, ContentRow, label');
export const pointsWord = message('tasks.groups.pointsWord', 'points', 'GroupContents, ContentRow');
export const changeNamed = message('tasks.groups.changeNamed', 'Change {title}', 'GroupContents, ContentRow, label');
export const putOnItsOwn = message('tasks.groups.putOnItsOwn', 'Put on its own', 'GroupContents, ContentRow, label');
export const takeOutOfTask = message(
  'tasks.groups.takeOutOfTask',
  'Take out of the task',
  'GroupContents, ContentRow, label',
);
export const howDrawn = message('tasks.groups.howDrawn', 'How {name} is drawn', 'GroupRow, label');
export const eachWord = message('tasks.groups.eachWord', 'each', 'GroupRow');
export const moveNamed = message('tasks.groups.moveNamed', 'Move {name}', 'GroupRow, RowTools, label');
export const moveUp = message('tasks.groups.moveUp', 'Move up', 'GroupRow, RowTools, label');
export const moveDown = message('tasks.groups.moveDown', 'Move down', 'GroupRow, RowTools, label');
export const putTogether = message(
  'tasks.groups.putTogether',
  'Put together with the one above',
  'GroupRow, RowTools, label',
);
export const takeOut = message('tasks.groups.takeOut', 'Take out', 'GroupRow, RowTools, title');
export const takeOutNamed = message('tasks.groups.takeOutNamed', 'Take {name} out', 'GroupRow, RowTools, aria-label');
export const isNowAtPlace = message(
  'tasks.groups.isNowAtPlace',
  '{name} is now at place {place} of {count}.',
  'GroupRows, move',
);
export const exercises = message('tasks.groups.exercises', 'Exercises', 'GroupRows, title');
export const otherNumbers = message('tasks.groups.otherNumbers', 'each learner gets different numbers', 'GroupRows');
export const chooseFromCatalogue = message(
  'tasks.groups.chooseFromCatalogue',
  'Choose exercises from the catalogue.',
  'GroupRows',
);
export const ownerYou = message('tasks.groups.ownerYou', 'you', 'AddExercisesDialog, FoundPage, owner');
