import {
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

export type Imported = ResponseOf<typeof importMembers>;

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
      const query = { columns: spell(columnsOf(plan)), fingerprint: plan.fingerprint };
      const isDone = await attempt(async () =>
        setResult(await call(importMembers, { params, query }, { file: chosen.file })),
      );
      // Shows what has changed meanwhile; the problem says that it has.
      if (!isDone) await look(chosen.file, columnsOf(plan)).catch(() => undefined);
      return isDone;
    },
    startAgain: () => {
      setChosen(undefined);
      setPlan(undefined);
      setResult(undefined);
      setProblem(undefined);
    },
  };
}
