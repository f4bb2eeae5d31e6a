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

/** No page listens to selections of text, compositions or text that is about to come, and forms have no actions. */
const events: readonly Replacement[] = [
  [
    /handleEventFunc = targetInst \? getNodeFromInstance[^]*?\bextractEvents\$1\([^)]*\);(?=\s+\}\s+processDispatchQueue)/g,
    '',
  ],
];

/** Fragments have no handle. */
const fragments: readonly Replacement[] = [
  [/case 7:\s+if \(null === current\.stateNode\) \{\s+var fragmentInstance = [^]*?break;\s+(?=default:)/g, ''],
  [/\n(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [^]*?\n\};/g, ''],
];

/** Elements of other libraries are put into the page by hand: React draws none that have a hyphen in their name. */
const customElements: readonly Replacement[] = [[/(?<!function )\bisCustomElement\([\w.]+\)/g, '!1']];

/** Conditions that always have the same value here, and passages that are never run. */
export const conditions: readonly Replacement[] = [
  ...hydration,
  ...transitions,
  ...events,
  ...fragments,
  ...customElements,
];

/**
 * Kinds of fibers that never come to be: profilers, fragments from a server, lists of suspense, the page's own `html`, `head`
 * and `body`, view transitions, activities.
 */
export const unusedTags: ReadonlySet<unknown> = new Set([12, 18, 19, 27, 30, 31]);

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
  // Actions of forms, and memories that a compiler makes.
  'mountActionState',
  'rerenderActionState',
  'requestFormReset$1',
  'updateActionState',
  'useMemoCache',
  // Stylesheets and scripts that components bring, and hints for the browser's loader.
  'acquireResource',
  'insertStylesheet',
  'insertSuspendedStylesheets',
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
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNestedViewTransitions: '',
  commitNewChildToFragmentInstances: '',
  commitSuspenseHydrationCallbacks: '',
  // Without an event that waits for a part of the page to be hydrated.
  dispatchEvent: `if (_enabled) {
    findInstanceBlockingEvent(nativeEvent);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);
  }`,
  getActivityInstanceFromFiber: 'return null;',
  getParentHydrationBoundary: 'return null;',
  isSingletonScope: 'return !1;',
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

/** Functions that React DOM offers and no page imports. */
export const unusedExports: readonly string[] = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
];

/** Functions that the scheduler offers and React DOM, which alone imports it, does not call. */
export const unusedOfScheduler: readonly string[] = [
  'unstable_forceFrameRate',
  'unstable_next',
  'unstable_runWithPriority',
  'unstable_wrapCallback',
];

/** Conditions of the scheduler about its surroundings, with their value in browsers. */
export const schedulerConditions: typeof conditions = [
  [/"object" === typeof performance && "function" === typeof performance\.now/g, '!0'],
  [/"function" === typeof localSetImmediate/g, '!1'],
  [/"undefined" !== typeof setImmediate \? setImmediate : null/g, 'null'],
  [/"undefined" !== typeof MessageChannel/g, '!0'],
  [/"function" === typeof setTimeout \? setTimeout : null/g, 'setTimeout'],
  [/"function" === typeof clearTimeout \? clearTimeout : null/g, 'clearTimeout'],
];
