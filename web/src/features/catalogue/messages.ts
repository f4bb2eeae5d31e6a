import { message } from '@lemma/contracts/messages';

export const you = message('catalogue.you', 'you', 'ExerciseCard, whose exercise it is');
export const points = message('catalogue.points', '{points, plural, one {# point} other {# points}}', 'ExerciseCard');
export const inTasks = message(
  'catalogue.inTasks',
  '{count, plural, one {in # task} other {in # tasks}}',
  'ExerciseCard',
);
export const percentRight = message('catalogue.percentRight', '{percent} % right', 'ExerciseCard');
export const found = message(
  'catalogue.found',
  '<b>{count, number}</b> {count, plural, one {exercise} other {exercises}}',
  'Results',
);
export const moreThanFound = message(
  'catalogue.moreThanFound',
  'More than <b>{count, number}</b> {count, plural, one {exercise} other {exercises}}',
  'Results',
);
export const correctedWord = message(
  'catalogue.correctedWord',
  '“{to}” for “{from}”',
  'Results, a word that was taken for another',
);
export const lookedFor = message('catalogue.lookedFor', 'Looked for {words}.', 'Results, a list of corrected words');
export const worksheets = message('catalogue.worksheets', 'Worksheets', 'BasketCard, WorksheetButton');
export const basket = message('catalogue.basket', 'Basket', 'BasketCard, title');
export const exercisesCount = message(
  'catalogue.exercisesCount',
  '{count, plural, one {# exercise} other {# exercises}}',
  'BasketCard',
);
export const addExercisesHere = message(
  'catalogue.addExercisesHere',
  'Add exercises here, then make a task of them.',
  'BasketCard',
);
export const takeOut = message('catalogue.takeOut', 'Take {title} out', 'BasketCard, aria-label');
export const createTaskFrom = message(
  'catalogue.createTaskFrom',
  'Create task from {count, plural, one {# exercise} other {# exercises}}',
  'BasketCard',
);
export const inBasket = message(
  'catalogue.inBasket',
  '{count, plural, one {# exercise} other {# exercises}} in the basket',
  'BasketCard, BasketBar',
);
export const exercises = message('catalogue.exercises', 'Exercises', 'CataloguePage, title');
export const createExercise = message('catalogue.createExercise', 'Create exercise', 'CataloguePage');
export const searchExercises = message(
  'catalogue.searchExercises',
  'Search exercises',
  'CataloguePage, SearchField, label',
);
export const searchExample = message(
  'catalogue.searchExample',
  'quadratic two solutions',
  'CataloguePage, SearchField, placeholder',
);
export const filters = message('catalogue.filters', 'Filters', 'CataloguePage, FilterSheet');
export const showExercises = message('catalogue.showExercises', 'Show exercises', 'CataloguePage, FilterSheet');
export const untitled = message('catalogue.untitled', 'Untitled exercise', 'ExerciseCard');
export const draft = message('catalogue.draft', 'Draft', 'ExerciseCard, label');
export const exerciseAdded = message('catalogue.exerciseAdded', '{title}: added', 'ExerciseCard, aria-label');
export const addExercise = message('catalogue.addExercise', 'Add {title}', 'ExerciseCard, aria-label');
export const added = message('catalogue.added', 'Added', 'ExerciseCard');
export const add = message('catalogue.add', 'Add', 'ExerciseCard');
export const editExercise = message('catalogue.editExercise', 'Edit {title}', 'ExerciseCard, aria-label');
export const edit = message('catalogue.edit', 'Edit', 'ExerciseCard');
export const everybody = message('catalogue.everybody', 'Everybody', 'Facets, scopes, label');
export const mine = message('catalogue.mine', 'Mine', 'Facets, scopes, label');
export const sharedWithMe = message('catalogue.sharedWithMe', 'Shared with me', 'Facets, scopes, label');
export const myDrafts = message('catalogue.myDrafts', 'My drafts', 'Facets, scopes, label');
export const complete = message('catalogue.complete', 'Complete', 'Facets, qualities, label');
export const completeMeans = message(
  'catalogue.completeMeans',
  'At least three of: hints, solution, tests, random numbers',
  'Facets, qualities, title',
);
export const from = message('catalogue.from', 'From', 'Facets, legend');
export const level = message('catalogue.level', 'Level', 'Facets, legend');
export const answer = message('catalogue.answer', 'Answer', 'Facets, legend');
export const languageLabel = message('catalogue.languageLabel', 'Language', 'Facets, legend');
export const author = message('catalogue.author', 'Author', 'Facets, legend');
export const quality = message('catalogue.quality', 'Quality', 'Facets, legend');
export const clearAll = message('catalogue.clearAll', 'Clear all', 'Facets');
export const foundExercises = message('catalogue.foundExercises', 'Found exercises', 'Results, aria-label');
export const order = message('catalogue.order', 'Order', 'Results, label');
export const oneAuthor = message('catalogue.oneAuthor', 'One author', 'Results, chosenFacets, label');
export const noLongerOnly = message(
  'catalogue.noLongerOnly',
  'No longer only {filter}',
  'Results, ChosenFacets, aria-label',
);
export const bestMatch = message('catalogue.bestMatch', 'Best match', 'Results, sortLabels, label');
export const mostUsed = message('catalogue.mostUsed', 'Most used', 'Results, sortLabels, label');
export const mostOftenRight = message('catalogue.mostOftenRight', 'Most often right', 'Results, sortLabels, label');
export const newest = message('catalogue.newest', 'Newest', 'Results, sortLabels, label');
export const lookInEverything = message('catalogue.lookInEverything', 'Look in everything', 'Results, Nothing');
export const noExerciseFits = message(
  'catalogue.noExerciseFits',
  'No exercise fits. Try fewer words or another topic.',
  'Results, Nothing',
);
export const yourExercisesAppear = message(
  'catalogue.yourExercisesAppear',
  'Your exercises appear here. Write the first one.',
  'Results, Nothing',
);
export const pages = message('catalogue.pages', 'Pages', 'Results, Paging, aria-label');
export const previous = message('catalogue.previous', 'Previous', 'Results, Paging');
export const pageOf = message('catalogue.pageOf', '{page} of {count}', 'Results, Paging');
export const next = message('catalogue.next', 'Next', 'Results, Paging');
export const loadingExercises = message(
  'catalogue.loadingExercises',
  'Loading exercises',
  'Results, ResultsSkeleton, aria-label',
);
export const notPublishedYet = message('catalogue.notPublishedYet', 'Not published yet', 'SampleFace');
export const topic = message('catalogue.topic', 'Topic', 'TopicTree');
export const findTopic = message('catalogue.findTopic', 'Find a topic', 'TopicTree, aria-label');
export const findOneOfTopics = message(
  'catalogue.findOneOfTopics',
  'Find one of {count} topics',
  'TopicTree, placeholder',
);
export const allTopics = message('catalogue.allTopics', 'All topics', 'TopicTree');
export const noSuchTopic = message('catalogue.noSuchTopic', 'No topic has this name.', 'TopicTree');
export const topicsOf = message('catalogue.topicsOf', 'Topics of {name}', 'TopicTree, aria-label');
export const levelNumber = message('catalogue.levelNumber', 'Level {number}', 'levelName');
