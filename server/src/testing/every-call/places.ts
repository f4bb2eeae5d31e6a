import { z } from 'zod';
import type { Endpoint } from '@lemma/contracts';

/** The keywords of a JSON schema that are read here. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** False where a list has the members of `prefixItems` and no others. */
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly $ref?: string;
  readonly default?: unknown;
}

interface Step {
  readonly key: string;
  /** The shape of the container, and whether it may have other shapes, too. */
  readonly container: Shape;
  readonly isOneOfSeveral: boolean;
}

/** One value in the input of an endpoint. */
export interface Place {
  readonly part: 'params' | 'query' | 'body';
  /** From the part to the value; each step with what its container has to be. */
  readonly steps: readonly Step[];
  readonly shape: Shape;
}

const deepest = 9;

/** Every value that an endpoint may be sent, the optional ones and those of every branch of a union too. */
export function placesOf(endpoint: Endpoint): Place[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
    return placesIn(part, root, []);
  });
}

/** Every value of an answer, which is looked at like a body. */
export function placesOfAnswer(answer: z.ZodType): Place[] {
  return placesIn(
    'body',
    z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Shape,
    [],
  );
}

function placesIn(part: Place['part'], shape: Shape, steps: Place['steps']): Place[] {
  const here: Place[] = steps.length === 0 && part !== 'body' ? [] : [{ part, steps, shape }];
  if (steps.length > deepest) return here;
  const branches = branchesOf(shape);
  const isOneOfSeveral = branches.filter(({ type }) => type !== 'null').length > 1;
  const inside = branches.flatMap((branch) => {
    const stepTo = (key: string): Place['steps'] => [...steps, { key, container: branch, isOneOfSeveral }];
    if (branch.properties) {
      return Object.entries(branch.properties).flatMap(([key, value]) => placesIn(part, value, stepTo(key)));
    }
    const member = memberOf(branch);
    if (member) return placesIn(part, member, stepTo('0'));
    const values = branch.additionalProperties;
    if (branch.type === 'object' && typeof values === 'object' && Object.keys(values).length > 0) {
      return placesIn(part, values, stepTo('a'));
    }
    return [];
  });
  return [...here, ...inside];
}

/** The shape of the first member of a list. */
export const memberOf = ({ items, prefixItems }: Shape): Shape | undefined => prefixItems?.[0] ?? (items || undefined);

const branchesOf = (shape: Shape): readonly Shape[] => {
  const branches = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  return branches ? branches.flatMap(branchesOf) : [shape];
};

/** Returns the shape itself, or the first alternative that is not null. */
export const ordinaryBranch = (shape: Shape): Shape =>
  branchesOf(shape).find(({ type }) => type !== 'null') ?? branchesOf(shape)[0] ?? shape;

const texts = ['Text', 'en', 'algebra/expanding', 'a', '123', 'x'];
const ofFormat: Readonly<Record<string, string>> = {
  uuid: '018f2f6e-7c1a-7000-8000-000000000000',
  email: 'somebody@school.example',
  date: '2026-09-10',
  'date-time': '2026-09-10T08:00:00Z',
};

/** A value that fits, as plain as can be. */
export function sampleOf(given: Shape): unknown {
  const shape = ordinaryBranch(given);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.prefixItems) return shape.prefixItems.map(sampleOf);
  if (shape.type === 'array') return shape.items ? [sampleOf(shape.items)] : [];
  if (shape.type === 'object' || shape.properties) {
    const required = Object.entries(shape.properties ?? {}).filter(([key]) => shape.required?.includes(key));
    return Object.fromEntries(required.map(([key, value]) => [key, sampleOf(value)]));
  }
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'null') return null;
  const fitting = texts.find((text) => new RegExp(shape.pattern ?? '', 'u').test(text));
  return ofFormat[shape.format ?? ''] ?? fitting ?? 'Text';
}

/** A copy of a value with another one at a place; what is missing on the way there is made. */
export function putAt(value: unknown, { steps }: Pick<Place, 'steps'>, extreme: unknown): unknown {
  const [step, ...rest] = steps;
  if (!step) return extreme;
  const container = fits(value, step.container) ? value : sampleOf(step.container);
  const deeper = { steps: rest };
  if (Array.isArray(container)) return [putAt(container[0], deeper, extreme), ...(container.slice(1) as unknown[])];
  const fields = container as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && extreme === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step.key));
  }
  return { ...fields, [step.key]: putAt(fields[step.key], deeper, extreme) };
}

/** Whether a value is of this branch of a union, as its constants tell. */
function fits(value: unknown, shape: Shape): boolean {
  if (memberOf(shape)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape.properties ?? {}).every(([key, one]) => {
    if (!(key in fields)) return !shape.required?.includes(key);
    if ('const' in one) return fields[key] === one.const;
    return one.enum ? one.enum.includes(fields[key]) : true;
  });
}

/** The value at a place, or undefined. */
export function valueAt(value: unknown, { steps }: Place): unknown {
  let at = value;
  for (const { key } of steps) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return at;
}
