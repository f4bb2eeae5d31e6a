import { isChoiceType, type AnswerType } from '@lemma/math/document';
import { useCallback } from 'react';
import { ListFilter, Plus } from 'lucide-react';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { moved, withoutPart, type ExerciseDraft } from '../draft/exercise-draft.ts';
import { answerTypeEditing, answerTypeWords, offeredTypes } from '../answer-types/index.ts';
import { withOneMore, type PartDraft } from '../draft/part-draft.ts';
import { usersOf } from '../draft/variables/variable-uses.ts';
import type { HealthResult, SampleValues } from '../engine/messages.ts';
import type { TestResults } from '../engine/use-tests.ts';
import { AboutCard } from './AboutCard.tsx';
import type { EditorTab } from './EditorLayout.tsx';
import { LanguagesCard } from './languages/LanguagesCard.tsx';
import { languages } from './languages/messages.ts';
import { HintsCard, mayAddHint, SolutionCard, withNewHint } from './texts/HintsCard.tsx';
import { PartCard } from './parts/PartCard.tsx';
import { FiguresCard } from './figures/FiguresCard.tsx';
import type { FigureRowProps } from './figures/FigureRow.tsx';
import { AddFigureTool } from './figures/AddFigureTool.tsx';
import { AddTool } from './PhoneTools.tsx';
import { errorAt, type Problems } from './problems.ts';
import { variantCountWords } from './publish-obstacle.ts';
import { QuestionCard } from './texts/QuestionCard.tsx';
import { boxesWithoutPart } from './source/pieces/pieces.ts';
import type { PartNames } from './source/source-decorations.ts';
import { mayAddTest, TestsCard, withNewTest } from './test-rows/TestsCard.tsx';
import type { DraftState } from './state/use-draft.ts';
import type { Locking } from './state/use-locking.ts';
import { addVariableRow, focusKeepIf, VariablesCard } from './variables/VariablesCard.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Names a `[[part]]` in the text; the same function as long as names and types stay. */
export function usePartNames(draft: ExerciseDraft): PartNames {
  const parts = draft.parts.map((part) => `${part.name} ${part.answerType}`).join(',');
  return useCallback(
    (name) => {
      const all = parts === '' ? [] : parts.split(',').map((part) => part.split(' '));
      const index = all.findIndex(([known]) => known === name);
      const type = Number(all[index]?.[1]) as AnswerType;
      return index < 0 ? undefined : { title: t(m.part, { number: index + 1 }), kind: answerTypeWords(type) };
    },
    [parts],
  );
}

export interface EditorCardsInput {
  readonly state: DraftState;
  readonly problems: Problems;
  readonly partNames: PartNames;
  readonly samples: readonly SampleValues[];
  readonly health: HealthResult | undefined;
  readonly tests: TestResults;
  readonly locking: Locking;
  readonly isNew: boolean;
  /** Finds the window that a figure needs. */
  readonly fit: FigureRowProps['fit'];
}

/** The cards of the editor in order; on a phone each is a tab. */
export function editorCards(input: EditorCardsInput): EditorTab[] {
  return [
    questionTab(input),
    ...partTabs(input),
    figuresTab(input),
    variablesTab(input),
    testsTab(input),
    helpTab(input),
    languagesTab(input),
  ];
}

function questionTab({ state, problems, partNames, isNew }: EditorCardsInput): EditorTab {
  const { draft, change, addPart, addVariable } = state;
  return {
    key: 'question',
    label: t(m.question),
    content: (
      <>
        <AboutCard draft={draft} change={change} problems={problems} isNew={isNew} />
        <QuestionCard
          value={draft.question}
          onChange={(question) => change({ question })}
          variables={draft.variables.map((variable) => variable.name)}
          partNames={partNames}
          onNewVariable={addVariable}
          onNewPart={addPart}
          error={errorAt(problems, 'question')}
        />
      </>
    ),
  };
}

function partTabs({ state, problems }: EditorCardsInput): EditorTab[] {
  const { draft, change } = state;
  const changePart = ({ id }: PartDraft, fields: Partial<PartDraft>): void =>
    change((now) => ({ ...now, parts: now.parts.map((one) => (one.id === id ? { ...one, ...fields } : one)) }));
  return draft.parts.map((part, index) => ({
    key: part.id,
    label: t(m.part, { number: index + 1 }),
    tools: (
      <AddTool
        label={isChoiceType(part.answerType) ? t(m.choice) : t(m.alternativeAnswer)}
        onAdd={() => changePart(part, withOneMore(part))}
      />
    ),
    content: (
      <PartCard
        part={part}
        number={index + 1}
        change={(fields) => changePart(part, fields)}
        onRemove={() => change((now) => withoutPart(now, part.name))}
        problems={problems}
        isLast={index === draft.parts.length - 1}
        onMoveTo={(to) => change((now) => ({ ...now, parts: moved(now.parts, index, to) }))}
        earlierParts={draft.parts.slice(0, index)}
        isFollowed={draft.parts.some(({ follows }) => follows.some((follow) => follow.part === part.name))}
        variables={draft.variables.map((variable) => variable.name)}
      />
    ),
  }));
}

function figuresTab({ state, problems, fit }: EditorCardsInput): EditorTab {
  return {
    key: 'figures',
    label: t(m.figures),
    tools: <AddFigureTool />,
    content: <FiguresCard draft={state.draft} change={state.change} problems={problems} onFit={fit} />,
  };
}

function variablesTab({ state, problems, samples, health, locking }: EditorCardsInput): EditorTab {
  const report = health?.report;
  return {
    key: 'variables',
    label: t(m.variables),
    tools: (
      <>
        <AddTool label={t(m.variable)} onAdd={() => addVariableRow(state)} />
        <AddTool label={t(m.keepIf)} icon={<ListFilter aria-hidden />} onAdd={focusKeepIf} />
      </>
    ),
    content: (
      <VariablesCard
        draft={state.draft}
        change={state.change}
        onAdd={() => addVariableRow(state)}
        fresh={state.freshVariable}
        uses={state.draft.variables.map(({ name }) => usersOf(state.draft, name).join(', '))}
        samples={samples}
        locking={locking}
        problems={problems}
        keptShare={report?.keptShare}
        variantCount={report === undefined ? undefined : variantCountWords(report.distinctVariants, report.seeds)}
      />
    ),
  };
}

function testsTab({ state, tests, problems }: EditorCardsInput): EditorTab {
  return {
    key: 'tests',
    label: t(m.tests),
    tools: <AddTool label={t(m.test)} onAdd={() => state.change(withNewTest)} disabled={!mayAddTest(state.draft)} />,
    content: <TestsCard draft={state.draft} change={state.change} results={tests} problems={problems} />,
  };
}

function helpTab({ state, problems }: EditorCardsInput): EditorTab {
  const { draft, change, addVariable } = state;
  return {
    key: 'help',
    label: t(m.hintsAndSolution),
    tools: <AddTool label={t(m.hint)} onAdd={() => change(withNewHint)} disabled={!mayAddHint(draft)} />,
    content: (
      <>
        <HintsCard draft={draft} change={change} problems={problems} onNewVariable={addVariable} />
        <SolutionCard draft={draft} change={change} problems={problems} onNewVariable={addVariable} />
      </>
    ),
  };
}

function languagesTab({ state }: EditorCardsInput): EditorTab {
  return {
    key: 'languages',
    label: t(languages),
    content: <LanguagesCard draft={state.draft} change={state.change} />,
  };
}

/** Adds a part: for a box of the question that waits for one, else with a box at the end of the question. */
export function AddPartButton({ state }: { state: DraftState }) {
  const add = (type: AnswerType): void => {
    const { question, parts } = state.draft;
    const [waiting] = boxesWithoutPart(
      question,
      parts.map(({ name }) => name),
    );
    const name = state.addPart(type, waiting);
    if (waiting !== undefined) return;
    state.change((now) => ({ ...now, question: `${now.question.trimEnd()}\n\n[[${name}]]` }));
  };
  return (
    <div>
      <ActionMenu
        label={t(m.addAnswerPart)}
        variant="soft"
        icon={<Plus aria-hidden />}
        items={offeredTypes.map((type) => ({
          key: String(type),
          label: answerTypeEditing[type].label,
          onSelect: () => add(type),
        }))}
      />
    </div>
  );
}
