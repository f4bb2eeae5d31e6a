import { v7 as newId } from 'uuid';
import { askForDocument } from '../../../../core/outside/lti-documents.ts';
import { OutsideError } from '../../../../core/outside/guarded-fetch.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import type { Services } from '../../../../core/services.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { ltiAdministrationData, type InvitationRow } from '../../data/administration-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import {
  ConfigurationRefused,
  readPlatformConfiguration,
  whyNotAddress,
  type PlatformConfiguration,
} from './platform-configuration.ts';
import { newRegistrationKey } from './registrations.ts';
import { readRegistrationAnswer, registrationRequest, wantedScopes } from './tool-configuration.ts';

/** The fields with which an LMS opens the registration page; each empty when it is not there. */
export interface RegistrationAsk {
  readonly configurationAddress: string;
  readonly platformToken: string;
  readonly invitation: string;
}

/** A registration that fails; the message is for the administrator of the LMS. */
export class RegistrationRefused extends Error {
  override name = 'RegistrationRefused';
}

export interface Registered {
  readonly name: string;
  /** False while an administrator of Lemma has to approve it. */
  readonly isOn: boolean;
}

/** Reads who asks to be registered; changes nothing. */
export async function readAsker(
  services: Services,
  ask: RegistrationAsk,
  address: string,
): Promise<PlatformConfiguration> {
  await requireInvitation(services, ask, address);
  return fetchConfiguration(services, ask.configurationAddress);
}

/** Returns the invitation, or null where any LMS may ask. */
async function requireInvitation(
  services: Services,
  { invitation, configurationAddress }: RegistrationAsk,
  address: string,
): Promise<InvitationRow | null> {
  await services.throttle.take({ limit: limits.ltiRegistrationFromAddress, subject: networkOf(address) });
  if (configurationAddress === '') {
    throw new RegistrationRefused(
      'This page is opened by an LMS. Paste its address into your LMS, where it asks for the registration address of a tool.',
    );
  }
  const problem = whyNotAddress(configurationAddress, services.environment.ltiHosts);
  if (problem !== null) throw new RegistrationRefused(`The address that your LMS sent ${problem}.`);
  if (invitation === '') {
    if (await ltiAdministrationData(services).isRegistrationOpen()) return null;
    throw new RegistrationRefused('This needs an invitation. Ask the administrator of Lemma for one.');
  }
  const row = await ltiAdministrationData(services).findInvitation(hashToken(invitation));
  if (row === null || row.withdrawnAt !== null || row.expiresAt <= services.now()) {
    throw new RegistrationRefused('This invitation has ended. Ask the administrator of Lemma for a new one.');
  }
  if (row.usedAt !== null) throw alreadyUsed();
  return row;
}

const alreadyUsed = () =>
  new RegistrationRefused('This invitation was used already. Ask the administrator of Lemma for a new one.');

async function fetchConfiguration(services: Services, from: string): Promise<PlatformConfiguration> {
  const { ltiHosts: trustedHosts } = services.environment;
  try {
    const { status, body } = await askForDocument(trustedHosts, from);
    if (status !== 200 || body === undefined) {
      throw new RegistrationRefused(`${new URL(from).host} does not show its configuration (${status}).`);
    }
    return readPlatformConfiguration(body, { from, trustedHosts });
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof ConfigurationRefused) return new RegistrationRefused(error.message, { cause: error });
  if (!(error instanceof OutsideError)) return error;
  return new RegistrationRefused(`Your LMS could not be asked: ${error.message}.`, { cause: error });
}

/** Registers with the LMS, and keeps what it answers. An invitation works once; it is given back when this fails. */
export async function registerPlatform(services: Services, ask: RegistrationAsk, address: string): Promise<Registered> {
  const invitation = await requireInvitation(services, ask, address);
  const configuration = await fetchConfiguration(services, ask.configurationAddress);
  if (invitation === null) return register(services, ask, { configuration, invitation });
  const data = ltiAdministrationData(services);
  if (!(await data.useInvitation(invitation.id, services.now()))) throw alreadyUsed();
  try {
    return await register(services, ask, { configuration, invitation });
  } catch (error) {
    await data.giveInvitationBack(invitation.id);
    throw error;
  }
}

interface Asker {
  readonly configuration: PlatformConfiguration;
  readonly invitation: InvitationRow | null;
}

type Answer = NonNullable<ReturnType<typeof readRegistrationAnswer>>;

async function register(services: Services, { platformToken }: RegistrationAsk, asker: Asker): Promise<Registered> {
  const { environment } = services;
  const { configuration } = asker;
  const sent = {
    body: registrationRequest({ publicUrl: environment.publicUrl, contacts: [environment.site.contactEmail] }),
    token: platformToken === '' ? null : platformToken,
  };
  const { host } = new URL(configuration.registrationEndpoint);
  const { status, body, beginning } = await askForDocument(
    environment.ltiHosts,
    configuration.registrationEndpoint,
    sent,
  ).catch((error: unknown) => {
    throw asRefusal(error);
  });
  if (status < 200 || status > 299) {
    throw new RegistrationRefused(`${host} refused the registration (${status}): ${beginning}`);
  }
  const answer = readRegistrationAnswer(body);
  if (answer === null) throw new RegistrationRefused(`${host} has registered Lemma without naming a client id.`);
  return keep(services, asker, answer);
}

const nameOf = ({ product, issuer }: PlatformConfiguration): string =>
  [product.slice(0, 60), new URL(issuer).host]
    .filter((part) => part !== '')
    .join(' at ')
    .slice(0, 120);

function keep(services: Services, { configuration, invitation }: Asker, answer: Answer): Promise<Registered> {
  return inTransaction(services, async (services) => {
    const data = ltiAdministrationData(services);
    const at = services.now();
    const { registrationEndpoint: _, scopes, ...said } = configuration;
    const isInvited = invitation !== null;
    const { row, isNew } = await data.keepRegistration({
      ...said,
      id: newId(),
      key: newRegistrationKey(),
      name: invitation?.name ?? nameOf(configuration),
      clientId: answer.clientId,
      scopes: answer.scopes ?? wantedScopes.filter((scope) => scopes.includes(scope)),
      state: isInvited ? 'on' : 'waiting',
      teachersMayWrite: isInvited,
      ...(isInvited ? { approvedBy: invitation.madeBy, approvedAt: at } : {}),
      createdAt: at,
    });
    const isOn = row.state === 'on' || (isInvited && row.state === 'waiting');
    if (isInvited) {
      await data.setInvitationRegistration(invitation.id, row.id);
      if (row.state === 'waiting') {
        const approved = { state: 'on', approvedBy: invitation.madeBy, approvedAt: at } as const;
        await data.updateRegistration(row.id, approved);
      }
    }
    await keepDeployment(services, { registrationId: row.id, deploymentId: answer.deploymentId, isInvited });
    await auditQueries(services).insertAuditEntry({
      actorId: null,
      act: isNew ? 'register-lms' : 'register-lms-again',
      details: `${row.name}: ${row.issuer}`,
    });
    return { name: row.name, isOn };
  });
}

/** Platforms that name no installation show it with the first launch. */
async function keepDeployment(
  services: Services,
  {
    registrationId,
    deploymentId,
    isInvited,
  }: { registrationId: string; deploymentId: string | null; isInvited: boolean },
): Promise<void> {
  if (deploymentId === null) return;
  const row = { id: newId(), registrationId, deploymentId, state: 'on', createdAt: services.now() } as const;
  if (isInvited) await ltiAdministrationData(services).keepDeployment(row);
  else await ltiData(services).insertDeployment(row);
}
