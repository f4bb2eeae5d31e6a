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

/** Handler for stories, which show one state and ignore clicks. */
export const nothing = (): void => undefined;
