import { toSnakeKey, type Endpoint, type ResponseOf } from '@lemma/contracts';
import { z } from 'zod';
import { mapInSlices } from '../slices.ts';
import { KeptDocument } from './kept-document.ts';
import { writeResponse } from './responses/write-response.ts';

/** Compresses nearly as well as the greatest effort, in a fiftieth of the time. */
const effort = 4;

/**
 * A response that a handler keeps as bytes and returns again while nothing has changed. The contract's schema has checked
 * it, as it checks every response: a field that is not declared cannot leave. Call the handler's access checks each time:
 * these bytes are the same for every caller that the endpoint admits.
 */
export class KeptResponse<E extends Endpoint = Endpoint> extends KeptDocument {
  /** Bytes of one endpoint are never sent for another. */
  readonly endpoint: E;

  constructor(endpoint: E, json: string) {
    super(json, { effort });
    this.endpoint = endpoint;
  }
}

/** Makes a response into bytes, and lets other requests be served while it writes long lists. */
export async function keepResponse<E extends Endpoint>(endpoint: E, value: ResponseOf<E>): Promise<KeptResponse<E>> {
  return new KeptResponse(endpoint, await writeInSlices(endpoint.response, value));
}

async function writeInSlices(schema: Endpoint['response'], value: unknown): Promise<string> {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) {
    throw new Error('Only objects are kept.');
  }
  const written: string[] = [];
  for (const [key, field] of Object.entries(schema.shape)) {
    const part = (value as Record<string, unknown>)[key];
    const isList = field instanceof z.ZodArray && Array.isArray(part);
    const json = isList ? await writeList(field.element as z.ZodType, part) : writeResponse(field as z.ZodType, part);
    if (json !== undefined) written.push(`${JSON.stringify(toSnakeKey(key))}:${json}`);
  }
  return `{${written.join(',')}}`;
}

const writeList = async (element: z.ZodType, list: readonly unknown[]): Promise<string> =>
  `[${(await mapInSlices(list, (item) => writeResponse(element, item))).join(',')}]`;
