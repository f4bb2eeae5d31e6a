import { randomBytes } from 'node:crypto';
import type * as calls from '@lemma/contracts';
import { mostLtiRegistrations, type BodyOf, type LtiRegistration, type ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, InvalidRequest, notFound } from '../../../../core/errors.ts';
import { speakerForReader } from '../../../../core/language/reader.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { ltiAdministrationData, type RegistrationRow } from '../../data/administration-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import { wordsOfRefusal } from '../launch/refusals.ts';
import { presentInvitation } from './invitations.ts';
import { whyNotAddress } from './platform-configuration.ts';
import { toolAddresses, wantedScopes } from './tool-configuration.ts';
import { said, wordsOf, type Said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';
import * as stored from '../../../../core/language/messages.ts';

/** Twelve characters that name a registration in addresses. */
export const newRegistrationKey = (): string => randomBytes(9).toString('base64url');

/** Everything that the administration page of LMSs shows. */
export async function listLtiRegistrations(services: Services): Promise<ResponseOf<typeof calls.listLtiRegistrations>> {
  const data = ltiAdministrationData(services);
  const [rows, invitations, isRegistrationOpen] = await Promise.all([
    data.selectRegistrations(mostLtiRegistrations),
    data.selectInvitations(),
    data.isRegistrationOpen(),
  ]);
  return {
    registrations: await presentRegistrations(services, rows),
    invitations: invitations.map((row) => presentInvitation(row, services.now())),
    isRegistrationOpen,
    tool: toolAddresses(services.environment.publicUrl),
  };
}

async function presentRegistrations(services: Services, rows: readonly RegistrationRow[]): Promise<LtiRegistration[]> {
  const ids = rows.map(({ id }) => id);
  const data = ltiAdministrationData(services);
  const [deployments, people, scores] = await Promise.all([
    data.selectDeployments(ids),
    data.selectPeopleCounts(ids),
    data.selectScoresWaiting(ids),
  ]);
  const peopleOf = new Map(people.map((row) => [row.registrationId, row]));
  const scoresOf = new Map(scores.map((row) => [row.registrationId, row.scores]));
  return rows.map(({ id, ...row }): LtiRegistration => ({
    id,
    name: row.name,
    issuer: row.issuer,
    clientId: row.clientId,
    authorizationEndpoint: row.authorizationEndpoint,
    tokenEndpoint: row.tokenEndpoint,
    tokenAudience: row.tokenAudience,
    jwksUri: row.jwksUri,
    product: row.product,
    version: row.version,
    frameOrigins: row.frameOrigins,
    state: row.state,
    makesAccounts: row.makesAccounts,
    teachersMayWrite: row.teachersMayWrite,
    people: peopleOf.get(id)?.people ?? 0,
    lastLaunchedAt: peopleOf.get(id)?.lastLaunchedAt?.toISOString() ?? null,
    scoresWaiting: scoresOf.get(id) ?? 0,
    createdAt: row.createdAt.toISOString(),
    deployments: deployments
      .filter(({ deployment }) => deployment.registrationId === id)
      .map(({ deployment, courses }) => ({
        id: deployment.id,
        deploymentId: deployment.deploymentId,
        name: deployment.name,
        state: deployment.state,
        courses,
        createdAt: deployment.createdAt.toISOString(),
      })),
  }));
}

async function presentRegistration(services: Services, id: string): Promise<LtiRegistration> {
  const row = await ltiData(services).findRegistrationById(id);
  const [presented] = row === null ? [] : await presentRegistrations(services, [row]);
  if (presented === undefined) throw notFound();
  return presented;
}

/** Refuses addresses that are not https, unless the operator trusts their host. */
function checkAddresses(services: Services, fields: Readonly<Record<string, string | undefined>>): void {
  const { ltiHosts } = services.environment;
  const problems = Object.entries(fields).flatMap(([field, given]) => {
    const problem = given === undefined ? null : whyNotAddress(given, ltiHosts);
    return problem === null ? [] : [[field, [said(m.thisAddress, { problem })]] as const];
  });
  if (problems.length > 0) throw new InvalidRequest(Object.fromEntries(problems));
}

/** Registers an LMS with what its administrator has copied. It is on immediately: an administrator of ours has typed it. */
export function createLtiRegistration(
  services: Services,
  actorId: string,
  body: BodyOf<typeof calls.createLtiRegistration>,
): Promise<LtiRegistration> {
  const { deploymentId, ...fields } = body;
  const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri } = fields;
  // The issuer is a name: it is compared and never asked, so it stays as it was typed.
  checkAddresses(services, { issuer, authorizationEndpoint, tokenEndpoint, jwksUri });
  for (const given of fields.frameOrigins) checkAddresses(services, { frameOrigins: given });
  return inTransaction(services, async (services) => {
    if (await ltiData(services).findRegistration(fields.issuer, fields.clientId)) {
      throw conflict('request/conflict', said(m.platformRegistered));
    }
    const at = services.now();
    const id = newId();
    await ltiData(services).insertRegistration({
      ...fields,
      frameOrigins: originsOf(fields.frameOrigins),
      id,
      key: newRegistrationKey(),
      scopes: [...wantedScopes],
      state: 'on',
      teachersMayWrite: true,
      approvedBy: actorId,
      approvedAt: at,
      createdAt: at,
    });
    if (deploymentId !== null) {
      await ltiAdministrationData(services).keepDeployment({
        id: newId(),
        registrationId: id,
        deploymentId,
        state: 'on',
        createdAt: at,
      });
    }
    await auditQueries(services).insertAuditEntry({
      actorId,
      act: 'register-lms',
      details: `${fields.name}: ${fields.issuer}`,
    });
    return presentRegistration(services, id);
  });
}

/** Origins alone count in the header that lets others frame our pages. */
const originsOf = (addresses: readonly string[]): string[] => [...new Set(addresses.map((one) => new URL(one).origin))];

export function updateLtiRegistration(
  services: Services,
  { actorId, registrationId }: { readonly actorId: string; readonly registrationId: string },
  body: BodyOf<typeof calls.updateLtiRegistration>,
): Promise<LtiRegistration> {
  const { authorizationEndpoint, tokenEndpoint, jwksUri, frameOrigins } = body;
  checkAddresses(services, { authorizationEndpoint, tokenEndpoint, jwksUri });
  for (const given of frameOrigins ?? []) checkAddresses(services, { frameOrigins: given });
  return inTransaction(services, async (services) => {
    const before = await ltiAdministrationData(services).lockRegistration(registrationId);
    if (before === null) throw notFound();
    const given = { ...body, ...(frameOrigins === undefined ? {} : { frameOrigins: originsOf(frameOrigins) }) };
    const changes: Partial<RegistrationRow> = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    if (body.state === 'on' && before.approvedAt === null) {
      Object.assign(changes, { approvedBy: actorId, approvedAt: services.now() });
    }
    await ltiAdministrationData(services).updateRegistration(registrationId, changes);
    for (const details of describeChanges(before, changes)) {
      await auditQueries(services).insertAuditEntry({ actorId, act: 'change-lms', details });
    }
    return presentRegistration(services, registrationId);
  });
}

/** The fields whose changes are written down, by their name in the message. */
const namedFields: Partial<Record<keyof RegistrationRow, string>> = {
  name: 'name',
  authorizationEndpoint: 'login',
  tokenEndpoint: 'token',
  jwksUri: 'keys',
  frameOrigins: 'origins',
  state: 'state',
  makesAccounts: 'accounts',
  teachersMayWrite: 'other',
};

function describeChanges(before: RegistrationRow, changes: Partial<RegistrationRow>): Said[] {
  const shown = (value: unknown): string => (Array.isArray(value) ? value.join(' ') || '–' : String(value));
  return Object.entries(namedFields).flatMap(([key, field]) => {
    const name = key as keyof RegistrationRow;
    const [old, now] = [shown(before[name]), shown(changes[name])];
    return !(name in changes) || old === now
      ? []
      : [said(stored.auditLmsChanged, { lms: before.name, field, before: old, after: now })];
  });
}

export function createLtiDeployment(
  services: Services,
  { actorId, registrationId }: { readonly actorId: string; readonly registrationId: string },
  { deploymentId, name }: BodyOf<typeof calls.createLtiDeployment>,
): Promise<LtiRegistration> {
  return inTransaction(services, async (services) => {
    const data = ltiAdministrationData(services);
    const registration = await data.lockRegistration(registrationId);
    if (registration === null) throw notFound();
    await data.keepDeployment({
      id: newId(),
      registrationId,
      deploymentId,
      name,
      state: 'on',
      createdAt: services.now(),
    });
    await auditQueries(services).insertAuditEntry({
      actorId,
      act: 'change-lms',
      details: said(stored.auditInstallationOn, { lms: registration.name, installation: deploymentId }),
    });
    return presentRegistration(services, registrationId);
  });
}

export function updateLtiDeployment(
  services: Services,
  path: { readonly actorId: string; readonly registrationId: string; readonly deploymentRowId: string },
  { state, name }: BodyOf<typeof calls.updateLtiDeployment>,
): Promise<LtiRegistration> {
  const { actorId, registrationId, deploymentRowId } = path;
  return inTransaction(services, async (services) => {
    const data = ltiAdministrationData(services);
    const registration = await data.lockRegistration(registrationId);
    const deployment = await data.findDeploymentRow(registrationId, deploymentRowId);
    if (registration === null || deployment === null) throw notFound();
    await data.updateDeployment(deploymentRowId, {
      ...(state === undefined ? {} : { state }),
      ...(name === undefined ? {} : { name }),
    });
    if (state !== undefined && state !== deployment.state) {
      await auditQueries(services).insertAuditEntry({
        actorId,
        act: 'change-lms',
        details: said(stored.auditInstallationChanged, {
          lms: registration.name,
          installation: deployment.deploymentId,
          before: deployment.state,
          after: state,
        }),
      });
    }
    return presentRegistration(services, registrationId);
  });
}

export function setLtiSettings(
  services: Services,
  actorId: string,
  { isRegistrationOpen }: BodyOf<typeof calls.setLtiSettings>,
) {
  return inTransaction(services, async (services) => {
    const before = await ltiAdministrationData(services).isRegistrationOpen();
    await ltiAdministrationData(services).setRegistrationOpen(isRegistrationOpen);
    if (before !== isRegistrationOpen) {
      const words = said(isRegistrationOpen ? stored.auditAnyLms : stored.auditInvitedLms);
      await auditQueries(services).insertAuditEntry({ actorId, act: 'change-lms-settings', details: words });
    }
    return { isRegistrationOpen };
  });
}

/** The last launches that were refused, for the person who sets an LMS up. */
export async function listLtiRefusals(services: Services): Promise<ResponseOf<typeof calls.listLtiRefusals>> {
  const rows = await ltiAdministrationData(services).selectRefusals();
  const speaker = speakerForReader();
  return rows.map(({ refusal, registration }) => ({
    id: refusal.id,
    at: refusal.at.toISOString(),
    registration,
    check: refusal.check,
    code: refusal.code,
    reason: wordsOf(wordsOfRefusal(refusal.code) ?? refusal.code, speaker),
    details: refusal.details,
  }));
}
