import { PlatformRefused, platformScopes, type LineItem } from '../../../../core/outside/lti-platform/platform.ts';
import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import type { ScoreColumn } from '../../data/scores/column-store.ts';
import { scoreData } from '../../data/scores/score-store.ts';
import { accountOf, ltiPlatforms } from './platforms.ts';

const hour = 3_600_000;
const mostAtOnce = 50;

type Said = NonNullable<ScoreColumn['said']>;

/** Returns the values that a column should have for its task. */
const saidOf = ({ taskName, points, dueAt }: ScoreColumn): Said => ({
  label: taskName,
  scoreMaximum: points,
  endDateTime: dueAt?.toISOString() ?? '',
});

const mayChange = ({ scopes }: ScoreColumn) => scopes.includes(platformScopes.lineItem);

/** Columns under way, so that one link never gets two. */
const findingColumns = ownPart(() => new Map<string, Promise<string>>());

/** Returns the address of the column of a link: the one that is known, one that is found, or a new one. */
export function requireColumn(services: Services, column: ScoreColumn): Promise<string> {
  if (column.lineitemUrl !== null) return Promise.resolve(column.lineitemUrl);
  const finding = findingColumns(services);
  const running = finding.get(column.linkId);
  if (running) return running;
  const found = findOrMake(services, column).finally(() => finding.delete(column.linkId));
  finding.set(column.linkId, found);
  return found;
}

const mayMakeNone = () => new PlatformRefused(0, 'The LMS lets Lemma make no column for this link.');

async function findOrMake(services: Services, column: ScoreColumn): Promise<string> {
  const known = await scoreData(services).findColumn(column.linkId);
  if (known?.lineitemUrl) return known.lineitemUrl;
  const { lineitemsUrl } = column;
  if (lineitemsUrl === null) throw mayMakeNone();
  const said = saidOf(column);
  const account = accountOf(column.platform);
  const found = await findItem(services, column);
  if (found === null && !mayChange(column)) throw mayMakeNone();
  const item =
    found ??
    (await ltiPlatforms(services).makeLineItem(account, lineitemsUrl, {
      label: said.label,
      scoreMaximum: said.scoreMaximum,
      resourceId: column.taskId,
      resourceLinkId: column.resourceLinkId,
      tag: 'grade',
      ...(said.endDateTime === '' ? {} : { endDateTime: said.endDateTime }),
    }));
  await scoreData(services).keepColumn(column.linkId, { url: item.id, said, now: services.now() });
  return item.id;
}

/** Finds the column of a link among those of the course: one that names the task, or the only one of the link. */
async function findItem(services: Services, column: ScoreColumn): Promise<LineItem | null> {
  const account = accountOf(column.platform);
  const scope = [platformScopes.lineItem, platformScopes.lineItemRead].find((one) => column.scopes.includes(one));
  if (scope === undefined) return null;
  const filter = { resource_link_id: column.resourceLinkId };
  const listed = await ltiPlatforms(services).listLineItems(account, column.lineitemsUrl ?? '', filter, scope);
  const ofLink = listed.filter((item) => item.resourceLinkId === column.resourceLinkId);
  const ofTask = ofLink.find((item) => item.resourceId === column.taskId);
  return ofTask ?? (ofLink.length === 1 ? (ofLink[0] ?? null) : null);
}

/** Makes columns that are missing, and sends the others new names, points and dates. */
export async function keepColumns(services: Services): Promise<void> {
  const now = services.now();
  const columns = await scoreData(services).selectColumnsToChange({
    now,
    triedBefore: new Date(now.getTime() - hour),
    most: mostAtOnce,
  });
  await Promise.all(
    [...Map.groupBy(columns, ({ platform }) => platform.id).values()].map(async (ofPlatform) => {
      for (const column of ofPlatform) await keepColumn(services, column);
    }),
  );
}

async function keepColumn(services: Services, column: ScoreColumn): Promise<void> {
  try {
    const url = await requireColumn(services, column);
    // A column that came with the link is what the teacher has placed: it follows later changes alone.
    const { lineitemUrl, said } = column;
    if (lineitemUrl !== null && said !== null && mayChange(column)) await changeItem(services, column, said);
    await scoreData(services).keepColumn(column.linkId, { url, said: saidOf(column), now: services.now() });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    await scoreData(services).markColumnProblem(column.linkId, { problem: error.message, now: services.now() });
  }
}

/** Changes the fields that the column was sent before; what a teacher has changed in the LMS stays. */
async function changeItem(services: Services, column: ScoreColumn, before: Said): Promise<void> {
  const account = accountOf(column.platform);
  const address = column.lineitemUrl ?? '';
  const item = await ltiPlatforms(services).getLineItem(account, address);
  const after = saidOf(column);
  const isAsTold = (moment: string) => moment === '' || Date.parse(moment) === Date.parse(before.endDateTime);
  const changed: LineItem = {
    ...item,
    label: item.label === before.label ? after.label : item.label,
    scoreMaximum: item.scoreMaximum === before.scoreMaximum ? after.scoreMaximum : item.scoreMaximum,
    endDateTime: isAsTold(item.endDateTime) ? after.endDateTime : item.endDateTime,
  };
  if (changed.endDateTime === '') Reflect.deleteProperty(changed, 'endDateTime');
  if (JSON.stringify(changed) === JSON.stringify(item)) return;
  await ltiPlatforms(services).changeLineItem(account, address, changed);
}
