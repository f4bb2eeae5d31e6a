import {
  apiBase,
  apiScopes,
  apiScopeWords,
  apiTokenPrefix,
  productName,
  toSnakeKey,
  version,
  type Endpoint,
  type Who,
} from '@lemma/contracts';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * OpenAPI 3.1 of the endpoints that are served, made from the contract: what is declared is what is described. The calls are described
 * when somebody first asks for them, since that takes longer than all the rest of building the server.
 */
export function describeApi(publicUrl: string, endpoints: readonly Endpoint[]): JsonSchema {
  let paths: JsonSchema | undefined;
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version,
      description:
        'Requests send camelCase keys; responses carry snake_case keys. Every call but GET needs the CSRF cookie ' +
        'and its value in the X-CSRFToken header. Calls with an API token need neither, and no cookie counts for them; ' +
        'a call without a scope of its own refuses tokens.',
    },
    servers: [{ url: publicUrl + apiBase }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.feature))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'lemma_session' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiTokenPrefix}…`,
          description: `An API token, made under Account. Scopes: ${apiScopes.map((scope) => `\`${scope}\`: ${apiScopeWords[scope]}`).join(' ')}`,
        },
        identityToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'JWT <identity token>' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: { detail: { type: 'string' }, code: { type: 'string' } },
          required: ['detail', 'code'],
        },
        FieldErrors: {
          type: 'object',
          description: 'Messages by field; non_field_errors for those of no field.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    get paths() {
      return (paths ??= describeAll(endpoints));
    },
  };
}

function describeAll(endpoints: readonly Endpoint[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint);
  }
  return paths;
}

function describe(endpoint: Endpoint): JsonSchema {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Who may call: ${whoInWords(endpoint)}.${tokenWords(endpoint)}`,
    tags: [endpoint.feature],
    security: securityOf(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body ? { requestBody: { required: true, content: json(requestSchema(endpoint.body)) } } : {}),
    ...(endpoint.upload ? { requestBody: { required: true, content: fileOf(endpoint.upload.types) } } : {}),
    responses: responses(endpoint),
  };
}

const roleWords = {
  anyone: 'anyone',
  'signed-in': 'everybody who is signed in, with or without an account',
  known: 'everybody with an account',
  privileged: 'teachers and staff',
  staff: 'staff',
  superuser: 'administrators',
} as const;

const exerciseWords = {
  view: 'teachers who may see the exercise, and staff',
  edit: 'teachers who may edit the exercise, and staff with a fresh second factor',
  invite: 'teachers who may share the exercise, and staff with a fresh second factor',
  own: 'the owner of the exercise, and staff with a fresh second factor',
} as const;

const classroomWords = {
  teacher: 'teachers of the class, and staff with a fresh second factor',
  assistant: 'teachers and assistants of the class, and staff with a fresh second factor',
  member: 'members of the class, and staff with a fresh second factor',
} as const;

const pollWords = {
  owner:
    'teachers of the poll’s class, or the person who made a poll without a class, and staff with a fresh second factor',
  voter: 'everybody who has joined the poll',
} as const;

/** Returns the permitted callers for the documentation. */
function whoInWords({ who, personAlone, needsConfirmation }: Endpoint): string {
  const isTheirOwn = personAlone || needsConfirmation;
  return [
    baseWords(who),
    ...(isTheirOwn ? ['not while an administrator is signed in as them'] : []),
    ...(needsConfirmation ? ['after they have just confirmed who they are'] : []),
  ].join('; ');
}

/** The ways in which a caller may be known; `{}` means not at all. */
function securityOf({ who, tokenScope }: Endpoint): JsonSchema[] {
  const byToken = tokenScope === undefined ? [] : [{ apiToken: [tokenScope] }];
  if (who !== 'anyone') return [{ session: [] }, { identityToken: [] }, ...byToken];
  return byToken.length === 0 ? [] : [{}, ...byToken];
}

/** Says whether programs may call it. */
const tokenWords = ({ tokenScope }: Endpoint): string =>
  tokenScope === undefined ? '' : ` Scope of API tokens: ${tokenScope}.`;

const helpThreadWords = {
  party: 'the learner who asked, teachers and assistants of the class, and staff with a fresh second factor',
  staff: 'teachers and assistants of the class of the help thread, and staff with a fresh second factor',
};

/** The same without what holds for single endpoints. */
export function baseWords(who: Who): string {
  if (typeof who === 'string') return roleWords[who];
  if ('classroom' in who) return classroomWords[who.classroom];
  if ('poll' in who) return pollWords[who.poll];
  if ('exercise' in who) return exerciseWords[who.exercise];
  if ('helpThread' in who) return helpThreadWords[who.helpThread];
  if ('worksheet' in who)
    return 'the person who made the worksheet, or teachers and assistants of its class, and staff with a fresh second factor';
  return 'the learner whose attempt it is, while in the class';
}

function responses(endpoint: Endpoint): JsonSchema {
  const error = { content: json({ $ref: '#/components/schemas/Error' }) };
  return {
    ...success(endpoint.response),
    ...(endpoint.body || endpoint.query
      ? { 400: { description: 'Field errors', content: json({ $ref: '#/components/schemas/FieldErrors' }) } }
      : {}),
    401: { description: 'No one is signed in, or the session has ended', ...error },
    403: { description: 'Not allowed, or the CSRF token is missing', ...error },
    404: { description: 'Absent, or not yours to know', ...error },
    409: { description: 'Conflicts with what has happened meanwhile', ...error },
    429: { description: 'Too many tries', ...error },
    500: { description: 'Our fault', ...error },
    503: { description: 'Not available now', ...error },
  };
}

function success(response: Endpoint['response']): JsonSchema {
  if (response === null) return { 204: { description: 'Done' } };
  if ('file' in response) return { 200: { description: 'A file', content: fileOf(response.file) } };
  if ('redirect' in response) return { 302: { description: 'Redirects to another address' } };
  const body = { 200: { description: 'Done', content: json(responseSchema(response)) } };
  return response instanceof z.ZodNullable ? { ...body, 204: { description: 'Nothing' } } : body;
}

const fileOf = (types: readonly string[]): JsonSchema =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

function requestSchema(schema: z.ZodType): JsonSchema {
  return withoutMeta(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function responseSchema(schema: z.ZodType): JsonSchema {
  return snakeProperties(withoutMeta(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))) as JsonSchema;
}

function withoutMeta(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}

/** Property names as they travel; nothing else of a schema is touched. */
function snakeProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(snakeProperties);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') {
        const renamed = Object.entries(value as JsonSchema).map(([name, one]) => [
          toSnakeKey(name),
          snakeProperties(one),
        ]);
        return [key, Object.fromEntries(renamed)];
      }
      if (key === 'required') return [key, (value as string[]).map(toSnakeKey)];
      if (key === 'enum' || key === 'const' || key === 'default') return [key, value];
      return [key, snakeProperties(value)];
    }),
  );
}

function parameters(place: 'path' | 'query', schema: z.ZodType | null): JsonSchema[] {
  if (schema === null) return [];
  const { properties = {}, required = [] } = requestSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}
