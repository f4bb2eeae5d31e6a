import { describe, expect, it } from 'vitest';
import { changedPlace, newHistory, redone, undone, withChange } from './draft-history.ts';
import { toDocument, toDraft, withNewVariable, type ExerciseDraft } from './exercise-draft.ts';
import { withRenamedVariable } from './variables/rename-variable.ts';
import { starterDocument } from './starter.ts';
import { keepHistory, keptHistory } from './undo-store.ts';

const draft = toDraft(starterDocument);
const typed = (question: string): ExerciseDraft => ({ ...draft, question });

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('undo in the editor', () => {
  it('takes back a run of typing in one step, and a pause begins another [R26]', () => {
    let history = newHistory(draft);
    history = withChange(history, typed('S'), 0);
    history = withChange(history, typed('So'), 400);
    history = withChange(history, typed('Sol'), 1_300);
    history = withChange(history, typed('Sol ve'), 5_000);
    expect(undone(history).present.question).toBe('Sol');
    expect(undone(undone(history)).present).toBe(draft);
    expect(undone(undone(undone(history))).present).toBe(draft);
    expect(redone(undone(history)).present.question).toBe('Sol ve');
  });

  it('keeps changes of different places, rows and lists apart', () => {
    const [first, second] = draft.variables;
    const change = (id: string | undefined): ExerciseDraft => ({
      ...draft,
      variables: draft.variables.map((variable) => (variable.id === id ? { ...variable, min: '4' } : variable)),
    });
    expect(changedPlace(draft, change(first?.id))).not.toBe(changedPlace(draft, change(second?.id)));
    expect(changedPlace(draft, withNewVariable(draft).draft)).toBeUndefined();
    expect(changedPlace(draft, { ...draft, title: 'x', question: 'y' })).toBeUndefined();
  });

  it('takes back a new name of a variable everywhere in one step', () => {
    const renamed = withRenamedVariable(draft, 'a', 'n');
    const history = withChange(newHistory(draft), renamed, 0);
    expect(renamed.question).toContain('{{n}}');
    expect(undone(history).present).toBe(draft);
  });

  it('makes no step of what changes nothing', () => {
    const history = newHistory(draft);
    expect(withChange(history, { ...draft }, 0)).toBe(history);
  });

  it('forgets what was undone once something else is typed', () => {
    const history = withChange(undone(withChange(newHistory(draft), typed('A'), 0)), typed('B'), 50);
    expect(redone(history)).toBe(history);
  });

  it('continues after a reload, unless the exercise was changed elsewhere', () => {
    const tab = shelf();
    const history = withChange(newHistory(draft), typed('Solve it. [[part1]]'), 0);
    keepHistory('one', history, tab);
    const reopened = keptHistory('one', toDraft(toDocument(history.present)), tab);
    expect(toDocument(undone(reopened).present)).toEqual(starterDocument);
    expect(keptHistory('one', toDraft({ ...starterDocument, title: 'Theirs' }), tab).past).toEqual([]);
    expect(keptHistory('two', draft, tab).past).toEqual([]);
  });

  it('does without where nothing can be kept', () => {
    const full = {
      getItem: () => '{',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepHistory('one', newHistory(draft), full)).not.toThrow();
    expect(keptHistory('one', draft, full).present).toBe(draft);
  });
});
