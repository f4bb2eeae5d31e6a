import { listExercises, type ResponseOf } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';
import { useRead, type ReadInput } from '../../api/use-read.ts';

export type CatalogueQuery = ReadInput<typeof listExercises>;
export type CatalogueAnswer = ResponseOf<typeof listExercises>;

/** A page of the catalogue; while another is read, the last one stays. */
export function useCatalogue(query: CatalogueQuery | null): SWRResponse<CatalogueAnswer, unknown> {
  return useRead(listExercises, query, { keepPreviousData: true });
}

/** The value once it has not changed for a while. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
