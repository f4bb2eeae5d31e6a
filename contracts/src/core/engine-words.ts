import { z } from 'zod';

const marked = new WeakSet<z.ZodType>();

/**
 * A field with words of the maths engine or with what the server stores beside them, or of a person who wrote others in
 * their place. The engine's and the server's are put into the reader's language when a response leaves the server.
 */
export function engineWords(): z.ZodString {
  const schema = z.string();
  marked.add(schema);
  return schema;
}

export const isEngineWords = (schema: z.ZodType): boolean => marked.has(schema);
