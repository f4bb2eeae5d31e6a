import type { NotationChoice, PollBodyOf, PollQuestionView } from '@lemma/contracts';
import type { KeyboardHints } from '@lemma/math/document';
import { toCanonical } from '@lemma/math/regional';
import { invalidField } from '../../../../core/errors.ts';
import { byCount, keyOfText, sumOf, type Decisions, type Group, type Grouped, type GroupState } from './group.ts';
import { judge, type Judgement } from './judging.ts';
import {
  emptyView,
  noKey,
  refuseAnswer,
  type AnswerGroups,
  type QuestionBase,
  type QuestionContent,
} from '../kinds/poll-kind.ts';
import { askedIn } from '../running/in-notation.ts';
import { answerTypeOf, documentOf, keyboardLetters, questionSource } from './question-source.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const isTheKey: Judgement = { isRight: true, error: '', feedback: '' };

interface Spelling {
  readonly text: string;
  readonly latex: string | null;
  readonly count: number;
}

const plainKeyboard: KeyboardHints = { letters: ['x', 'y'], functions: [], templates: ['fraction', 'power', 'root'] };

/** Makes a question that is answered in typed mathematics, and reads its key as a learner's answer is read. */
export async function makeFormula(
  services: Services,
  base: QuestionBase,
  body: PollBodyOf<'number' | 'expression'>,
): Promise<Pick<QuestionContent, 'view' | 'key'>> {
  const { kind, prompt, label } = body;
  const keyboard = plainKeyboard as PollQuestionView['keyboard'];
  const view = { ...emptyView, id: base.id, kind, prompt, label, answerType: answerTypeOf(body), keyboard };
  if (!body.answer) return { view, key: null };
  const problems = await services.engine.findProblems(documentOf(body));
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem) {
    throw invalidField(`question.${problem.place.startsWith('parts') ? 'answer' : 'prompt'}`, problem.message);
  }
  const { source, seed } = await questionSource(services, { ...base, exerciseVersionId: null });
  const { variant, view: drawn } = await services.engine.drawVariant(source, seed);
  const [part] = variant.parts;
  return {
    view: { ...view, keyboard: (drawn.parts[0]?.keyboard ?? plainKeyboard) as PollQuestionView['keyboard'] },
    key: { ...noKey, latex: part?.answerLatex ?? '', text: part?.answerPlain ?? '', solution: body.solution },
  };
}

/** Returns the one formula of an answer in canonical form; one that may be meant in two ways is refused. */
export function readFormula(
  view: PollQuestionView,
  [value = '', ...more]: readonly string[],
  notation: NotationChoice,
): readonly string[] {
  if (more.length > 0) throw refuseAnswer(said(m.giveOneAnswer));
  const canonical = toCanonical(value, notation, { ...askedIn(view), letters: keyboardLetters(view) });
  if (!canonical.ok) throw refuseAnswer(canonical.problem.message);
  return [canonical.text];
}

/** Says which typical error a wrong formula shows; empty when none is known. */
export async function findFormulaFeedback(
  services: Services,
  question: PollQuestionRow,
  [value = '']: readonly string[],
): Promise<string> {
  return (await judge(services, question, value))?.feedback ?? '';
}

/** Answers that are mathematically equal, however they were typed; the key is compared with them like an answer. */
export async function groupFormulas(
  services: Services,
  question: PollQuestionRow,
  tallies: readonly Tally[],
  decisions: Decisions,
): Promise<AnswerGroups> {
  const written = tallies.map(({ values, count }) => ({ text: values[0] ?? '', count }));
  const keyText = question.key?.text || question.key?.latex || null;
  const placed = await services.engine.placeEqual(
    equalityOf(question, [...(keyText === null ? [] : [keyText]), ...written.map(({ text }) => text)]),
  );
  const ofKey = keyText === null ? null : (placed[0]?.group ?? keyText);
  const places = keyText === null ? placed : placed.slice(1);
  const spellings = written.map((one, index) => ({
    ...one,
    latex: places[index]?.latex ?? null,
    group: places[index]?.group ?? one.text,
  }));
  const together = [...Map.groupBy(spellings, ({ group }) => group)];
  const groups = await Promise.all(
    together.map(async ([name, members]) => {
      const judged = name === ofKey ? isTheKey : await judge(services, question, name);
      return makeGroup(members, judged, decisions);
    }),
  );
  const ofText = new Map(together.flatMap(([, members], index) => members.map(({ text }) => [text, groups[index]])));
  const find = (values: readonly string[]) => ofText.get(values[0] ?? '') ?? null;
  return {
    groups: [...groups].sort(byCount),
    right: ofKey === null ? null : sumOf(groups.filter((group) => group.isRight)),
    isPartial: placed.includes(null),
    groupOf: find,
    isRight: (values) => find(values)?.isRight ?? null,
  };
}

/** Returns the options with which the engine groups answers to a question. */
export const equalityOf = (question: PollQuestionRow, answers: readonly string[]) => ({
  key: `${question.id} ${question.revision}`,
  answerType: question.view.answerType,
  letters: keyboardLetters(question.view),
  answers,
});

function makeGroup(members: readonly Spelling[], judged: Judgement | null, decisions: Decisions): Group {
  const keys = members.map(({ text }) => keyOfText(text));
  const spellings = members.map(({ text, latex, count }) => ({ text, latex: latex ?? '', count })).sort(byCount);
  const [first] = spellings;
  const decided = keys.map((key) => decisions.get(key));
  const isReadable = members.some(({ latex }) => latex !== null);
  const state: GroupState = decided.includes('hidden')
    ? 'hidden'
    : decided.includes('shown') || isReadable
      ? 'shown'
      : 'waiting';
  return {
    key: keys[0] ?? '',
    text: isReadable ? '' : (first?.text ?? ''),
    latex: first?.latex ?? '',
    count: sumOf(members),
    spellings: distinctForms(spellings).slice(1),
    isRight: judged ? judged.isRight : null,
    error: judged?.error ?? '',
    state,
    isFlagged: false,
    sample: members[0]?.text ?? '',
    keys,
  };
}

/** Spellings that look the same on the wall are one. */
function distinctForms(spellings: readonly { text: string; latex: string; count: number }[]) {
  return [...Map.groupBy(spellings, ({ text, latex }) => latex || text).values()].map((own) => ({
    ...(own[0] as (typeof spellings)[number]),
    count: sumOf(own),
  }));
}

/** Which formulas of the second round mean the same as those of the first: their groups get one name. */
export async function alignFormulas(
  services: Services,
  question: PollQuestionRow,
  first: Grouped,
  second: Grouped,
): Promise<ReadonlyMap<string, string>> {
  const samples = [...first.groups, ...second.groups].map(({ sample }) => sample);
  const placed = await services.engine.placeEqual(equalityOf(question, samples));
  const nameOfPlace = new Map<string, string>();
  const groups = [...first.groups, ...second.groups];
  return new Map(
    groups.flatMap((group, index) => {
      const place = placed[index]?.group ?? group.sample;
      const name = nameOfPlace.get(place);
      if (name !== undefined) return [[group.key, name]];
      nameOfPlace.set(place, group.key);
      return [];
    }),
  );
}
