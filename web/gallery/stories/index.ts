import type { StoryGroup } from '../story.ts';
import { attemptStories } from './attempts.tsx';
import { classStories } from './classes.tsx';
import { controlStories } from './controls.tsx';
import { mathsStories } from './maths.tsx';
import { messageStories } from './messages.tsx';
import { pollStories } from './polls.tsx';

/** Every group, in the order of the page. */
export const groups: readonly StoryGroup[] = [
  { title: 'Controls', stories: controlStories },
  { title: 'Messages and cards', stories: messageStories },
  { title: 'Mathematics', stories: mathsStories },
  { title: 'Questions', stories: attemptStories },
  { title: 'Classes, results and exercises', stories: classStories },
  { title: 'Polls', stories: pollStories },
];
