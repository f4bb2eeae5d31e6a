import { endpoints } from '@lemma/contracts';
import type { z } from 'zod';

/** The schema of what an endpoint takes; the contract with its schemas is loaded when somebody fills in a form. */
export function bodySchemaOf(endpointName: string): z.ZodType | undefined {
  return endpoints.find(({ name }) => name === endpointName)?.body ?? undefined;
}
