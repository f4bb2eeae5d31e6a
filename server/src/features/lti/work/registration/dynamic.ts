import { said } from '@lemma/contracts/messages';
import { v7 as newId } from 'uuid';
import * as m from '../../messages.ts';
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
import { RegistrationRefused } from './registration-refused.ts';
import { readPlatformConfiguration, whyNotAddress, type PlatformConfiguration } from './platform-configuration.ts';
import { newRegistrationKey } from './registrations.ts';
import { readRegistrationAnswer, registrationRequest, wantedScopes } from './tool-configuration.ts';

/** The fields with which an LMS opens the registration page; each empty when it is not there. */
export interface RegistrationAsk {
  readonly configurationAddress: string;
  readonly platformToken: string;
  readonly invitation: string;
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
    throw new RegistrationRefused(said(m.openedByLms));
  }
  const problem = whyNotAddress(configurationAddress, services.environment.ltiHosts);
  if (problem !== null) throw new RegistrationRefused(said(m.wrongAddress, { problem }));
  if (invitation === '') {
    if (await ltiAdministrationData(services).isRegistrationOpen()) return null;
    throw new RegistrationRefused(said(m.needsInvitation));
  }
  const row = await ltiAdministrationData(services).findInvitation(hashToken(invitation));
  if (row === null || row.withdrawnAt !== null || row.expiresAt <= services.now()) {
    throw new RegistrationRefused(said(m.invitationEnded));
  }
  if (row.usedAt !== null) throw alreadyUsed();
  return row;
}

const alreadyUsed = () => new RegistrationRefused(said(m.invitationUsed));

async function fetchConfiguration(services: Services, from: string): Promise<PlatformConfiguration> {
  const { ltiHosts: trustedHosts } = services.environment;
  try {
    const { status, body } = await askForDocument(trustedHosts, from);
    if (status !== 200 || body === undefined) {
      throw new RegistrationRefused(said(m.showsNoConfiguration, { host: new URL(from).host, status: String(status) }));
    }
    return readPlatformConfiguration(body, { from, trustedHosts });
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof OutsideError)) return error;
  return new RegistrationRefused(said(m.couldNotBeAsked, { fault: error.message }), { cause: error });
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
    throw new RegistrationRefused(said(m.refusedIt, { host, status: String(status), beginning }));
  }
  const answer = readRegistrationAnswer(body);
  if (answer === null) throw new RegistrationRefused(said(m.namedNoClient, { host }));
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
    const { registrationEndpoint: _, scopes, ...platform } = configuration;
    const isInvited = invitation !== null;
    const { row, isNew } = await data.keepRegistration({
      ...platform,
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
