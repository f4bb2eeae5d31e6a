import { isDeepStrictEqual } from 'node:util';
import { sharingLevels, type ExerciseSort } from '@lemma/contracts';
import { arrayOverlaps, eq, and, gte, inArray, isNull, not, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { exercises, successShare } from '../../../../core/db/tables/index.ts';
import { secretExerciseIds, type Moment, type Viewer } from '../exam-secrecy.ts';
import { namedExerciseIds } from '../audience-store.ts';
import type { Choice } from '../../work/search/facets.ts';
import type { ShapeQuery } from '../../work/search/understood.ts';

export interface CatalogueFilter extends Choice {
  readonly userId: string;
  /** Finds what is for the teachers of the instance. */
  readonly isLetIn: boolean;
  /** Finds what an assessment keeps from others. */
  readonly seesSecrets: boolean;
  readonly now: Date;
  /** A tsquery of the `simple` configuration; null for none. */
  readonly textQuery: string | null;
  /** For formulas in the text; null for none. */
  readonly shapes: ShapeQuery | null;
  readonly scope: 'all' | 'mine' | 'shared' | 'drafts';
}

/** A filter for a statement: with values, or with their places in one that is planned once. */
export type FilterOfStatement = Omit<CatalogueFilter, 'userId' | 'now' | 'topic'> & {
  readonly userId: NonNullable<Viewer>;
  readonly now: Moment;
  readonly topic: string | Placeholder;
};

/** No facet is chosen. */
export const noChoice = {
  topic: '',
  levels: [],
  answerTypes: [],
  languages: [],
  authorId: undefined,
  quality: 0,
} as const;

/** Everything that a person finds, without words and choices. */
export const everything = { ...noChoice, textQuery: null, shapes: null, scope: 'all' } as const;

/** Whether the filter leaves out nothing of that. */
export const isForEverything = (filter: CatalogueFilter): boolean =>
  Object.entries(everything).every(([name, value]) => isDeepStrictEqual(filter[name as keyof CatalogueFilter], value));

/**
 * Sources of the conditions below, for the `with` of each statement that has them: found once, however many of them
 * look into it, and not at all where none does.
 */
export const idParts = ({ userId, now }: Pick<FilterOfStatement, 'userId' | 'now'>): SQL => sql`
  shares as materialized (select exercise_id, level from exercise_shares where user_id = ${userId}),
  named as materialized (${namedExerciseIds(userId)}),
  secret as materialized (${secretExerciseIds(userId, now)})`;

const isIn = (part: SQL) => sql`${exercises.id} in (select exercise_id from ${part})`;
const isShared = (level: number) => isIn(sql`shares where level >= ${level}`);
const isSecret = isIn(sql`secret`);

/** For everybody like the user: what is counted once for all of them. */
const isForAll = ({ isLetIn }: Pick<CatalogueFilter, 'isLetIn'>) =>
  inArray(exercises.audience, isLetIn ? ['everybody', 'school'] : ['everybody']);

/** Published where the user finds it. */
const isPublishedFor = (filter: FilterOfStatement) =>
  and(eq(exercises.status, 'PB'), or(isForAll(filter), and(eq(exercises.audience, 'named'), isIn(sql`named`))));

/**
 * Exercises that this user finds and others of the same role do not: their own, shared ones, those that name their
 * class.
 */
export const isBesides = (filter: FilterOfStatement) =>
  and(
    isNull(exercises.archivedAt),
    sql`not (${exercises.status} = 'PB' and ${isForAll(filter)})`,
    // Each by an index of its own.
    sql`${exercises.id} in (
      select id from exercises where owner_id = ${filter.userId} and (status <> 'PB' or audience <> 'everybody')
      union select exercise_id from shares
      union select exercise_id from named)`,
    ...visible({ ...filter, textQuery: null }),
  );

/** Exercises that others of the same role find and an assessment hides from this user. */
export const isWithheld = (filter: FilterOfStatement) =>
  and(
    isNull(exercises.archivedAt),
    eq(exercises.status, 'PB'),
    isForAll(filter),
    isSecret,
    sql`${and(...visible({ ...filter, textQuery: null }))} is not true`,
  );

/** Conditions for the exercises that the user may find and that match the text. */
export function visible(filter: FilterOfStatement): (SQL | undefined)[] {
  const { scope, userId, seesSecrets } = filter;
  const isMine = eq(exercises.ownerId, userId);
  const isToView = isShared(sharingLevels.view);
  const isToEdit = isShared(sharingLevels.edit);
  const isNoSecret = seesSecrets ? undefined : not(isSecret);
  const scopes = {
    all: or(isMine, isToEdit, and(or(isPublishedFor(filter), isToView), isNoSecret)),
    mine: isMine,
    shared: or(isToEdit, and(isToView, isNoSecret)),
    drafts: and(
      isMine,
      or(eq(exercises.status, 'DR'), sql`${exercises.revision} is distinct from ${exercises.publishedRevision}`),
    ),
  };
  return [isNull(exercises.archivedAt), scopes[scope], matches(filter)];
}

const has = (query: SQL) => sql`${exercises.searchVector} @@ ${query}`;
const inWords = (query: string) => sql`to_tsquery('simple', ${query})`;
/** Shapes are lexemes as they are, not words to be parsed. */
const inShapes = (shapes: readonly string[]) => sql`${shapes.map((shape) => `'${shape}'`).join('|')}::tsquery`;

/** By the words of the text and of its formulas, or by the words and the shape of a formula. */
function matches({ textQuery, shapes }: Pick<CatalogueFilter, 'textQuery' | 'shapes'>): SQL | undefined {
  if (textQuery === null) return undefined;
  return shapes === null ? has(inWords(textQuery)) : or(has(inWords(textQuery)), hasShape(shapes));
}

const hasShape = ({ words, anyOf }: ShapeQuery) =>
  and(words === null ? undefined : has(inWords(words)), has(inShapes(anyOf)));

/** Conditions for exercises with a formula of the shape that is looked for; null where none is. */
export const visibleByShape = (filter: CatalogueFilter): (SQL | undefined)[] | null =>
  filter.shapes === null ? null : [...visible({ ...filter, textQuery: null }), hasShape(filter.shapes)];

/** Conditions for the chosen facets. */
export function chosen(filter: Pick<FilterOfStatement, keyof Choice>): (SQL | undefined)[] {
  return [
    filter.topic ? isInTopic(filter.topic) : undefined,
    filter.levels.length > 0 ? inArray(exercises.level, [...filter.levels]) : undefined,
    filter.answerTypes.length > 0 ? arrayOverlaps(exercises.answerTypes, [...filter.answerTypes]) : undefined,
    filter.languages.length > 0 ? inArray(exercises.language, [...filter.languages]) : undefined,
    filter.authorId ? eq(exercises.ownerId, filter.authorId) : undefined,
    filter.quality > 0 ? gte(exercises.quality, filter.quality) : undefined,
  ];
}

/**
 * The topic and those below it, as one range of the index, whose column is compared bytewise: to before `topic0`, since 0
 * is the sign behind the slash. Topics like `topic-2` are in the range as well and are left out.
 */
const isInTopic = (topic: FilterOfStatement['topic']) =>
  sql`(${exercises.topic} >= ${topic}::text and ${exercises.topic} < ${topic}::text || '0'
    and (${exercises.topic} = ${topic}::text or ${exercises.topic} >= ${topic}::text || '/'))`;

/** Shapes come first and words second. */
export const rankOf = ({ textQuery, shapes }: CatalogueFilter) =>
  sql.join(
    [
      sql`ts_rank(${exercises.searchVector}, ${inWords(textQuery ?? '')})`,
      ...(shapes?.weights ?? []).map(
        ([shape, weight]) => sql`case when ${has(inShapes([shape]))} then ${weight}::float8 else 0 end`,
      ),
    ],
    sql` + `,
  );

// As the indexes have it: Postgres takes no other order of nulls, even where there are none.
export const mostUsed = [sql`${exercises.useCount} desc nulls last`, sql`${exercises.id}`];

/** The order without a rank; each is that of an index. */
export const orders: Readonly<Record<ExerciseSort, SQL[]>> = {
  relevance: [exercises.topic, exercises.level, exercises.title, exercises.id].map((one) => sql`${one}`),
  use: mostUsed,
  newest: [sql`${exercises.publishedAt} desc nulls last`, sql`${exercises.id}`],
  success: [sql`${successShare(exercises)} desc nulls last`, ...mostUsed],
};
