import {
  type AnswerType,
  graphTools,
  type GraphTool,
  isCounted,
  type PartGraph,
  type PolygonRule,
  toolsFor,
} from '@lemma/math/document';

/** How a part is drawn, as it is being typed; `figure` is empty where the answer is typed only. */
export interface GraphDraft {
  readonly figure: string;
  readonly tool: GraphTool;
  /** Empty for as many as the tool needs. */
  readonly count: string;
  readonly isFree: boolean;
  readonly snap: 'grid' | 'none' | 'step';
  readonly step: string;
  readonly alsoTyped: boolean;
  /** Empty where the corners have to be those of the key. */
  readonly compare: PolygonRule | '';
}

export const noGraph: GraphDraft = {
  figure: '',
  tool: graphTools[0],
  count: '',
  isFree: false,
  snap: 'grid',
  step: '0.5',
  alsoTyped: true,
  compare: '',
};

export function toGraphDraft(graph: PartGraph | undefined): GraphDraft {
  if (!graph) return noGraph;
  const { figure, tool, count, snap = 'grid', alsoTyped = true, compare = '' } = graph;
  return {
    figure,
    tool,
    count: typeof count === 'number' ? String(count) : '',
    isFree: count === 'free',
    snap: typeof snap === 'number' ? 'step' : snap,
    step: typeof snap === 'number' ? String(snap) : noGraph.step,
    alsoTyped,
    compare,
  };
}

/** The field of the part; nothing where the answer is typed. */
export function graphField(draft: GraphDraft): { readonly graph?: PartGraph } {
  if (draft.figure === '') return {};
  const { figure, tool, isFree, snap, alsoTyped, compare } = draft;
  const count = Number.parseInt(draft.count, 10);
  const step = Number.parseFloat(draft.step.replace(',', '.'));
  const hasCount = isCounted(tool) && (isFree || count >= 1);
  return {
    graph: {
      figure,
      tool,
      ...(hasCount && { count: isFree ? ('free' as const) : count }),
      ...(snap === 'none' && { snap }),
      ...(snap === 'step' && step > 0 && { snap: step }),
      ...(!alsoTyped && { alsoTyped }),
      ...(tool === 'polygon' && compare !== '' && { compare }),
    },
  };
}

/** The same on another figure, with a tool that it and the answer type can have. */
export function onFigure(draft: GraphDraft, figure: string, kind: string, type: AnswerType): GraphDraft {
  const tools = toolsFor(type, kind);
  const [first = draft.tool] = tools;
  return { ...draft, figure, tool: tools.includes(draft.tool) ? draft.tool : first };
}
