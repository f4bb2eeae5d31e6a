import { z } from 'zod';

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly maxItems?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly type?: string;
  readonly $ref?: string;
}

/** How many commas and brackets a body has at most that the schema takes; Infinity where it sets no bound. */
export function usedEntries(schema: z.ZodType): number {
  return entriesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function entriesIn(shape: Shape): number {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(entriesIn));
  if (shape.allOf) return sum(shape.allOf.map(entriesIn));
  if (shape.type === 'object') {
    if (shape.additionalProperties !== undefined && shape.additionalProperties !== false) return Infinity;
    return 1 + sum(Object.values(shape.properties ?? {}).map((one) => 1 + entriesIn(one)));
  }
  if (shape.type === 'array') {
    const { items, maxItems = Infinity, prefixItems = [] } = shape;
    const repeated = items === undefined ? 0 : maxItems * (1 + entriesIn(items));
    return 1 + sum(prefixItems.map((one) => 1 + entriesIn(one))) + repeated;
  }
  // An undeclared value could be anything.
  return isScalar(shape) ? 0 : Infinity;
}

const isScalar = ({ type, ...rest }: Shape): boolean =>
  ['string', 'number', 'integer', 'boolean', 'null'].includes(type ?? '') || 'const' in rest || 'enum' in rest;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
