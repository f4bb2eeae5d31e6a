import {
  importAccountsAtOnce,
  importMaximumBytes,
  importMembers,
  importTypes,
  previewMemberImport,
  type ImportField,
  type ImportPlan,
  type ResponseOf,
} from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { changingLines } from './import-words.ts';

type Step = ResponseOf<typeof importMembers>;
export type Imported = Pick<Step, 'joined' | 'invited' | 'accounts'>;

export interface Progress {
  /** People who are in the class or invited by now. */
  readonly done: number;
  readonly all: number;
}

export interface Chosen {
  /** Empty for pasted lines. */
  readonly name: string;
  readonly file: Blob;
}

export interface MemberImport {
  readonly chosen: Chosen | undefined;
  readonly plan: ImportPlan | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** While the import runs. */
  readonly progress: Progress | undefined;
  /** Everything that was done, also when the rest failed. */
  readonly result: Imported | undefined;
  readonly choose: (name: string, content: Blob) => Promise<void>;
  readonly setField: (column: number, field: ImportField | null) => Promise<void>;
  readonly run: () => Promise<boolean>;
  readonly startAgain: () => void;
}

const [type = ''] = importTypes;
const columnsOf = (plan: ImportPlan): (ImportField | null)[] => plan.columns.map(({ field }) => field);
const spell = (fields: readonly (ImportField | null)[]): string => fields.map((field) => field ?? '').join(',');

/** A list of people on its way into a class: chosen, looked at, imported. */
export function useMemberImport(classId: string): MemberImport {
  const [chosen, setChosen] = useState<Chosen>();
  const [plan, setPlan] = useState<ImportPlan>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Imported>();
  const [progress, setProgress] = useState<Progress>();
  const params = { classId };

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(wordsFor(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const look = async (file: Blob, fields?: readonly (ImportField | null)[]): Promise<void> => {
    const query = fields === undefined ? {} : { columns: spell(fields) };
    setPlan(await call(previewMemberImport, { params, query }, { file }));
  };

  return {
    chosen,
    plan,
    problem,
    isBusy,
    progress,
    result,
    choose: async (name, content) => {
      setPlan(undefined);
      setResult(undefined);
      if (content.size > importMaximumBytes) return setProblem('This file is larger than 1 MB.');
      const file = new Blob([content], { type });
      setChosen({ name, file });
      await attempt(() => look(file));
    },
    setField: async (column, field) => {
      if (plan === undefined || chosen === undefined) return;
      // One column a field, but for names, which may have several.
      const fields = columnsOf(plan).map((one, index) => (index === column ? field : one));
      await attempt(() => look(chosen.file, fields));
    },
    run: async () => {
      if (plan === undefined || chosen === undefined) return false;
      const all = changingLines(plan.lines);
      let sum: Imported = { joined: 0, invited: 0, accounts: [] };
      setProgress({ done: 0, all });
      const isDone = await attempt(() =>
        importStepwise(params, { file: chosen.file, plan }, (step) => {
          sum = add(sum, step);
          setProgress({ done: countOf(sum), all });
        }),
      );
      setProgress(undefined);
      // Shows passwords that were made whatever happened afterwards: there is no other place to see them.
      if (isDone || countOf(sum) > 0) setResult(sum);
      // Shows what has changed meanwhile; the problem says that it has.
      else await look(chosen.file, columnsOf(plan)).catch(() => undefined);
      return isDone || countOf(sum) > 0;
    },
    startAgain: () => {
      setChosen(undefined);
      setPlan(undefined);
      setResult(undefined);
      setProblem(undefined);
    },
  };
}

const add = (sum: Imported, { joined, invited, accounts }: Step): Imported => ({
  joined: sum.joined + joined,
  invited: sum.invited + invited,
  accounts: [...sum.accounts, ...accounts],
});

const countOf = ({ joined, invited, accounts }: Imported): number => joined + invited + accounts.length;

/** Imports a list with a few new accounts in each call, until none is left. */
async function importStepwise(
  params: { readonly classId: string },
  { file, plan }: { readonly file: Blob; readonly plan: ImportPlan },
  onStep: (step: Step) => void,
): Promise<void> {
  let { fingerprint } = plan;
  let earlier = 0;
  for (;;) {
    const query = { columns: spell(columnsOf(plan)), fingerprint, most: importAccountsAtOnce, earlier };
    const step = await call(importMembers, { params, query }, { file });
    onStep(step);
    if (step.left === 0) return;
    earlier += step.joined + step.accounts.length;
    ({ fingerprint } = step);
  }
}
