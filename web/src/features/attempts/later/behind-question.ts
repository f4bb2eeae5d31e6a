/** Parts that a question is shown without, in one file: they come when the first question is there. */
export { AppealLink, AppealState } from '../../appeals/OwnAppeal.tsx';
export { askForSolution } from '../playing/cost-of-solution.ts';
export { FreePracticeBand, PreviewBand } from '../player/PreviewBand.tsx';
export { OtherDraft } from '../question/OtherDraft.tsx';
export { AttemptSummary } from '../summary/AttemptSummary.tsx';
