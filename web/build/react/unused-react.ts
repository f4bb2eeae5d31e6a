type Replacement = readonly [pattern: RegExp, value: string];

/** No server draws the pages, so that nothing is ever hydrated. */
const hydration: readonly Replacement[] = [
  [/\bisHydrating\b(?!\$| = |\n\))/g, '!1'],
  [/[\w$.]+\.isDehydrated\b/g, '!1'],
  [/[\w$.]+\.dehydrated\b/g, 'null'],
  [/(?<!function )\bpopHydrationState\(\w+\)/g, '!1'],
  [/\bexports\.hydrateRoot = /g, 'const hydrateRoot = '],
];

/** No commit is shown as a transition between views. */
const transitions: readonly Replacement[] = [
  [/\((\w+) & 335544064\) === \1/g, '!1'],
  [/\bshouldStartViewTransition(?=\s*\?)/g, '!1'],
];

/** Conditions that always have the same value here. */
export const conditions: readonly Replacement[] = [...hydration, ...transitions];

/** Kinds of fibers that never come to be: fragments from a server, lists of suspense, view transitions, activities. */
export const unusedTags: ReadonlySet<unknown> = new Set([18, 19, 30, 31]);

/** Functions that nothing calls while the features above are unused. */
export const unreachable: readonly string[] = [
  'attemptExplicitHydrationTarget',
  'attemptHydrationAtCurrentPriority',
  'clearHydrationBoundary',
  'getBumpedLaneForHydration',
  'getBumpedLaneForHydrationByLane',
  'getHydratableHoistableCache',
  'getNextHydratable',
  'hideOrUnhideDehydratedBoundary',
  'popHydrationState',
  'prepareToHydrateHostInstance',
  'retryDehydratedSuspenseBoundary',
  'throwOnHydrationMismatch',
  'updateDehydratedSuspenseComponent',
  // Lists of suspense.
  'initSuspenseListRenderState',
  'pushSuspenseListContext',
  'updateSuspenseListComponent',
  // Stylesheets and scripts that components bring, and hints for the browser's loader.
  'acquireResource',
  'insertStylesheet',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadResourceAndSuspendIfNeeded',
  'preloadStylesheet',
  'suspendInstance',
  'suspendResource',
];

/** Functions that are called, and all that is left for them to do. */
export const answers: Readonly<Record<string, string>> = {
  accumulateSuspenseyCommitOnFiber: '',
  commitDeletedPairViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitSuspenseHydrationCallbacks: '',
  // Without an event that waits for a part of the page to be hydrated.
  dispatchEvent: `if (_enabled) {
    findInstanceBlockingEvent(nativeEvent);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
  }`,
  getActivityInstanceFromFiber: 'return null;',
  getParentHydrationBoundary: 'return null;',
  // Metadata has no resource; stylesheets and scripts are not drawn by components.
  getResource: 'return null;',
  getSuspenseInstanceFromFiber: 'return null;',
  // Images hold a commit back only within a view transition.
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
  resetHydrationState: '',
  retryIfBlockedOn: '',
  trackEnterViewTransitions: '',
  upgradeHydrationErrorsToRecoverable: 'return null;',
  waitForCommitToBeReady: 'return null;',
};
