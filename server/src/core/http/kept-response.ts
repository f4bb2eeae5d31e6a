import { toSnakeKey, type Endpoint, type ResponseOf } from '@lemma/contracts';
import { z } from 'zod';
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

type Lists<E extends Endpoint> = {
  [Key in keyof ResponseOf<E>]: ResponseOf<E>[Key] extends readonly unknown[] ? Key : never;
}[keyof ResponseOf<E>] &
  string;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** Makes an item of a list in a response into JSON, checked by the contract's schema. */
export function writeItem<E extends Endpoint, List extends Lists<E>>(
  endpoint: E,
  list: List,
  item: ItemOf<ResponseOf<E>[List]>,
): string {
  const schema = shapeOf(endpoint)[list];
  if (!(schema instanceof z.ZodArray)) throw new Error('Only items of lists are written.');
  return writeResponse(schema.element as z.ZodType, item) ?? 'null';
}

/** Makes a response into bytes; some of its lists have been written already, item by item. */
export function keepResponse<E extends Endpoint, List extends Lists<E>>(
  endpoint: E,
  value: Omit<ResponseOf<E>, List>,
  written: Readonly<Record<List, readonly string[]>>,
): KeptResponse<E> {
  const parts = Object.entries(shapeOf(endpoint)).flatMap(([key, field]) => {
    const json = Object.hasOwn(written, key)
      ? `[${written[key as List].join(',')}]`
      : writeResponse(field as z.ZodType, (value as Record<string, unknown>)[key]);
    return json === undefined ? [] : `${JSON.stringify(toSnakeKey(key))}:${json}`;
  });
  return new KeptResponse(endpoint, `{${parts.join(',')}}`);
}

function shapeOf({ response }: Endpoint): Readonly<Record<string, unknown>> {
  if (!(response instanceof z.ZodObject)) throw new Error('Only objects are kept.');
  return response.shape;
}
