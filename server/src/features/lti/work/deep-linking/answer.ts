import { productName } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';
import type { DeepLinkSettings } from './settings.ts';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const deepLink = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const longestTitle = 255;

/** A task as the LMS gets it. */
export interface ChosenTask {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly questionCount: number;
  readonly opensAt: string | null;
  readonly dueAt: string | null;
}

/** The choice of a teacher: tasks, or the page of the class. */
export type Choice = { readonly kind: 'tasks'; readonly tasks: readonly ChosenTask[] } | { readonly kind: 'class' };

interface Frame {
  /** For words that the LMS shows. */
  readonly speaker: Speaker;
  readonly launchAddress: string;
  readonly settings: DeepLinkSettings;
  /** The product of the LMS; empty where it is not known. */
  readonly product: string;
}

/** Moodle's form takes whole points up to this alone, and scores come with their own maximum anyway. */
const mostInMoodle = 100;

/** The points of a column for a task, in a number that the LMS takes. */
function columnPoints(points: number, product: string): number {
  const mayBeMoodle = product === '' || product.toLowerCase() === 'moodle';
  const isTaken = !mayBeMoodle || (Number.isInteger(points) && points <= mostInMoodle);
  return isTaken ? points : mostInMoodle;
}

/** One link for each task, or one for the class (Deep Linking 2.0, section 3.2). */
export function contentItems(choice: Choice, frame: Frame): Readonly<Record<string, unknown>>[] {
  if (choice.kind === 'class') return [linkOf(frame.speaker.say(m.tasksIn, { product: productName }), frame)];
  return choice.tasks.map((task) => taskItem(task, frame));
}

const linkOf = (title: string, { launchAddress }: Frame) => ({
  type: 'ltiResourceLink',
  title: title.slice(0, longestTitle),
  url: launchAddress,
  iframe: { width: 1024, height: 768 },
});

function taskItem(task: ChosenTask, frame: Frame) {
  const { id, name, points, questionCount } = task;
  const isGraded = points > 0 && frame.settings.takesLineItems;
  const label = name.slice(0, longestTitle);
  return {
    ...linkOf(name, frame),
    text: frame.speaker.say(m.questionsInTask, { count: questionCount }),
    custom: { task: id },
    ...(isGraded
      ? { lineItem: { scoreMaximum: columnPoints(points, frame.product), label, resourceId: id, tag: 'grade' } }
      : {}),
    ...timesOf(task),
  };
}

/** Results stay open after the last day, so only the beginning of a task limits when its link is shown. */
function timesOf({ opensAt, dueAt }: ChosenTask) {
  const start = opensAt === null ? {} : { startDateTime: opensAt };
  const end = dueAt === null ? {} : { endDateTime: dueAt };
  return {
    ...(opensAt === null ? {} : { available: start }),
    ...(opensAt === null && dueAt === null ? {} : { submission: { ...start, ...end } }),
  };
}

/** The claims of the answer, apart from those of every token. An empty list is a choice that was cancelled. */
export function answerClaims(
  items: readonly object[],
  { deploymentId, settings }: { readonly deploymentId: string; readonly settings: DeepLinkSettings },
) {
  return {
    [`${lti}deployment_id`]: deploymentId,
    [`${lti}message_type`]: 'LtiDeepLinkingResponse',
    [`${lti}version`]: '1.3.0',
    [`${deepLink}content_items`]: items,
    ...(settings.data === null ? {} : { [`${deepLink}data`]: settings.data }),
  };
}
