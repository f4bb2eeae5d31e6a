import {
  importAccountsAtOnce,
  importMaximumBytes,
  importMembers,
  previewMemberImport,
  type ImportField,
  type ImportPlan,
  type ResponseOf,
} from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { changingLines } from './import-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type Step = ResponseOf<typeof importMembers>;
export type Imported = Pick<Step, 'joined' | 'invited' | 'renamed' | 'gone' | 'accounts'>;

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
  /** Reads another sheet of a workbook, or another class of a roster. */
  readonly setPart: (part: Part) => Promise<void>;
  /** `manyLeave` lets more people leave than usual. */
  readonly run: (manyLeave: boolean) => Promise<boolean>;
  readonly startAgain: () => void;
}

/** The list of a file that is read: a sheet of a workbook, or a class of a roster. */
type Part = { readonly sheet: string } | { readonly rosterClass: string } | Readonly<Record<never, never>>;

/** Workbooks and rosters are archives; what is in them, the server finds out. */
async function isArchive(content: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer());
  return (first === 0x50 && second === 0x4b) || first === 0xd0;
}

const columnsOf = (plan: ImportPlan): (ImportField | null)[] => plan.columns.map(({ field }) => field);
const spell = (fields: readonly (ImportField | null)[]): string => fields.map((field) => field ?? '').join(',');

/** Words about a file, with its name; pasted lines have none. */
const ofFile = (name: string, problem: string): string => (name === '' ? problem : t(m.ofFile, { name, problem }));

/** A list of people on its way into a class: chosen, looked at, imported. */
export function useMemberImport(classId: string): MemberImport {
  const [chosen, setChosen] = useState<Chosen>();
  const [plan, setPlan] = useState<ImportPlan>();
  const [part, setPart] = useState<Part>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Imported>();
  const [progress, setProgress] = useState<Progress>();
  const params = { classId };

  /** `name` of the file that is blamed when it fails. */
  const attempt = async (work: () => Promise<void>, name = ''): Promise<boolean> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(ofFile(name, wordsFor(error)));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const look = async (file: Blob, of: Part, fields?: readonly (ImportField | null)[]): Promise<void> => {
    const query = fields === undefined ? of : { ...of, columns: spell(fields) };
    setPlan(await call(previewMemberImport, { params, query }, { file }));
    setPart(of);
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
      if (content.size > importMaximumBytes) return setProblem(ofFile(name, t(m.fileTooLarge)));
      const isPacked = await isArchive(content);
      // A text under such a name would be read as the names of people.
      if (!isPacked && /\.(?:zip|xlsx)$/i.test(name)) return setProblem(ofFile(name, t(m.notAnArchive)));
      const file = new Blob([content], { type: isPacked ? 'application/zip' : 'text/csv' });
      setChosen({ name, file });
      await attempt(() => look(file, {}), name);
    },
    setField: async (column, field) => {
      if (plan === undefined || chosen === undefined) return;
      // One column a field, but for names, which may have several.
      const fields = columnsOf(plan).map((one, index) => (index === column ? field : one));
      await attempt(() => look(chosen.file, part, fields));
    },
    setPart: async (next) => {
      if (plan === undefined || chosen === undefined) return;
      // The columns of a roster are the same in all of its classes.
      const fields = plan.source.kind === 'one-roster' ? columnsOf(plan) : undefined;
      await attempt(() => look(chosen.file, next, fields));
    },
    run: async (manyLeave) => {
      if (plan === undefined || chosen === undefined) return false;
      const all = changingLines(plan.lines);
      let sum: Imported = { joined: 0, invited: 0, renamed: 0, gone: 0, accounts: [] };
      setProgress({ done: 0, all });
      const choices = { ...part, manyLeave: manyLeave ? ('yes' as const) : ('no' as const) };
      const take = (step: Step): void => {
        sum = add(sum, step);
        setProgress({ done: countOf(sum), all });
      };
      const isDone = await attempt(() => importStepwise(params, { file: chosen.file, plan, choices }, take));
      setProgress(undefined);
      // Shows passwords that were made whatever happened afterwards: there is no other place to see them.
      if (isDone || countOf(sum) > 0) setResult(sum);
      // Shows what has changed meanwhile; the problem says that it has.
      else await look(chosen.file, part, columnsOf(plan)).catch(() => undefined);
      return isDone || countOf(sum) > 0;
    },
    startAgain: () => {
      setChosen(undefined);
      setPlan(undefined);
      setPart({});
      setResult(undefined);
      setProblem(undefined);
    },
  };
}

const add = (sum: Imported, { joined, invited, renamed, gone, accounts }: Step): Imported => ({
  joined: sum.joined + joined,
  invited: sum.invited + invited,
  renamed: sum.renamed + renamed,
  gone: sum.gone + gone,
  accounts: [...sum.accounts, ...accounts],
});

const countOf = ({ joined, invited, renamed, gone, accounts }: Imported): number =>
  joined + invited + renamed + gone + accounts.length;

type Choices = Part & { readonly manyLeave: 'yes' | 'no' };

/** Imports a list with a few new accounts in each call, until none is left. */
async function importStepwise(
  params: { readonly classId: string },
  { file, plan, choices }: { readonly file: Blob; readonly plan: ImportPlan; readonly choices: Choices },
  onStep: (step: Step) => void,
): Promise<void> {
  let { fingerprint } = plan;
  let earlier = 0;
  for (;;) {
    const query = { ...choices, columns: spell(columnsOf(plan)), fingerprint, most: importAccountsAtOnce, earlier };
    const step = await call(importMembers, { params, query }, { file });
    onStep(step);
    if (step.left === 0) return;
    earlier += step.joined + step.accounts.length;
    ({ fingerprint } = step);
  }
}
