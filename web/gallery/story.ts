import type { ReactElement } from 'react';

/** A component in one state. */
export interface Story {
  /** Unique in the gallery; also the name of its region. */
  readonly name: string;
  readonly render: () => ReactElement;
}

/** Stories that stand together. */
export interface StoryGroup {
  readonly title: string;
  readonly stories: readonly Story[];
}

/** What a story does with a press: nothing, since it shows one state. */
export const nothing = (): void => undefined;
