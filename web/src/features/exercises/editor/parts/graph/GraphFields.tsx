import { answerTypes, type GraphTool, isCounted, toolsFor } from '@lemma/math/document';
import { Button } from '../../../../../ui/pressing/Button.tsx';
import { Checkbox, Labelled } from '../../../../../ui/input/Toggles.tsx';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, use, useState, type ReactElement } from 'react';
import { SelectField } from '../../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../../ui/fields/TextField.tsx';
import { type GraphDraft, onFigure } from '../../../draft/graph/graph-draft.ts';
import type { PartDraft } from '../../../draft/part-draft.ts';
import { FigureToolsContext, LiveScenesContext } from '../../figures/figure-tools.ts';
import { LiveGraphsContext } from './live-graphs.ts';
import { exampleAnswers, toolLabels } from './tool-words.ts';
import { t } from '../../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GraphFields.module.css';

const DrawKeyDialog = lazy(async () => ({ default: (await import('./DrawKeyDialog.tsx')).DrawKeyDialog }));

interface GraphFieldsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
}

const snaps = [
  { value: 'grid', label: t(m.theGrid) },
  { value: 'step', label: t(m.stepsOf) },
  { value: 'none', label: t(m.nothing) },
] as const;

const comparisons = [
  { value: '', label: t(m.samePolygon) },
  { value: 'congruent', label: t(m.congruentPolygon) },
  { value: 'similar', label: t(m.similarPolygon) },
] as const;

/** Whether and how an answer is drawn on a figure. Shows nothing when no figure is suitable. */
export function GraphFields({ part, change }: GraphFieldsProps): ReactElement | null {
  const names = use(FigureToolsContext)?.names ?? [];
  const scenes = use(LiveScenesContext);
  const kindOf = (name: string): string => scenes.find((scene) => scene.name === name)?.kind ?? 'plane';
  const { graph, answerType } = part;
  const figures = names.filter((name) => toolsFor(answerType, kindOf(name)).length > 0 || name === graph.figure);
  if (answerType === answerTypes.expression || (figures.length === 0 && graph.figure === '')) return null;
  const set = (next: GraphDraft): void => {
    const [first, ...others] = part.answers;
    // Without an answer there is no variant to be drawn on.
    const isEmpty = next.figure !== '' && first?.value.trim() === '';
    change({
      graph: next,
      ...(isEmpty && { answers: [{ ...first, value: exampleAnswers[next.tool] }, ...others] }),
      ...(next.figure !== '' && { form: 'any' as const }),
    });
  };
  const lost = graph.figure !== '' && !figures.includes(graph.figure) ? [graph.figure] : [];
  return (
    <>
      <SelectField
        label={t(m.answeredBy)}
        value={graph.figure}
        options={[
          { value: '', label: t(m.typing) },
          ...[...figures, ...lost].map((name) => ({ value: name, label: t(m.drawingOn, { name }) })),
        ]}
        onChange={(name) =>
          set(name === '' ? { ...graph, figure: '' } : onFigure(graph, name, kindOf(name), answerType))
        }
      />
      {graph.figure === '' ? null : (
        <ToolFields part={part} tools={toolsFor(answerType, kindOf(graph.figure))} set={set} change={change} />
      )}
    </>
  );
}

interface ToolFieldsProps extends GraphFieldsProps {
  tools: readonly GraphTool[];
  set: (graph: GraphDraft) => void;
}

function ToolFields({ part, tools, set, change }: ToolFieldsProps): ReactElement {
  const { graph, answerType } = part;
  const offered = tools.includes(graph.tool) ? tools : [...tools, graph.tool];
  return (
    <>
      <SelectField
        label={t(m.tool)}
        value={graph.tool}
        options={offered.map((tool) => ({ value: tool, label: toolLabels[tool] }))}
        onChange={(tool) => set({ ...graph, tool })}
      />
      {isCounted(graph.tool) && answerType !== answerTypes.number ? (
        <>
          <TextField
            label={graph.tool === 'interval' ? t(m.pieces) : t(m.howMany)}
            value={graph.isFree ? '' : graph.count}
            onChange={(count) => set({ ...graph, count, isFree: false })}
            placeholder={graph.isFree ? t(m.anyNumber) : graph.tool === 'polygon' ? t(m.anyNumber) : '1'}
            type="number"
            min={1}
            max={12}
          />
          <Labelled
            control={<Checkbox checked={graph.isFree} onChange={(_, isFree) => set({ ...graph, isFree, count: '' })} />}
            label={t(m.learnerDecides)}
          />
        </>
      ) : null}
      <SelectField
        label={t(m.snapsTo)}
        value={graph.snap}
        options={snaps}
        onChange={(snap) => set({ ...graph, snap })}
      />
      {graph.tool === 'polygon' ? (
        <SelectField
          label={t(m.rightIs)}
          value={graph.compare}
          options={comparisons}
          onChange={(compare) => set({ ...graph, compare })}
        />
      ) : null}
      {graph.snap === 'step' ? (
        <TextField
          label={t(m.step)}
          value={graph.step}
          onChange={(step) => set({ ...graph, step })}
          inputMode="decimal"
          maxLength={8}
        />
      ) : null}
      <Labelled
        className={css.wholeRow}
        control={<Checkbox checked={graph.alsoTyped} onChange={(_, alsoTyped) => set({ ...graph, alsoTyped })} />}
        label={t(m.mayBeTyped)}
      />
      <DrawKey part={part} change={change} />
    </>
  );
}

/** The right answer of the variant in the preview, drawn instead of written. */
function DrawKey({ part, change }: GraphFieldsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const live = use(LiveGraphsContext)[part.name];
  const scene = use(LiveScenesContext).find(({ name }) => name === part.graph.figure);
  const isReady =
    live !== undefined && scene?.window !== undefined && live.figure === scene.name && live.tool === part.graph.tool;
  const [first, ...others] = part.answers;
  return (
    <div className={css.wholeRow}>
      <Button
        variant="text"
        size="small"
        disabled={!isReady}
        startIcon={<Pencil aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(m.drawRightAnswer)}
      </Button>
      {isOpen && isReady && scene.window !== undefined ? (
        <Suspense fallback={null}>
          <DrawKeyDialog
            graph={live}
            scene={{ ...scene, window: scene.window }}
            part={part}
            onClose={() => setOpen(false)}
            onKeep={(value) => {
              setOpen(false);
              if (first !== undefined) change({ answers: [{ ...first, value }, ...others] });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
