import type * as calls from '@lemma/contracts';
import type { Receipt, ResponseOf } from '@lemma/contracts';
import { receipt as receiptSchema } from '@lemma/contracts';
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import { conflict } from '../../../core/errors.ts';
import { closeIfOver } from './closing.ts';
import { codeOf, findCode, locatorIn, type ReceiptCore } from './receipt-codes.ts';
import { coreOf, receiptCodeOf } from './receipt-contents.ts';
import { attemptData, type OwnedAttempt } from '../data/attempt-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { receiptData } from '../data/receipt-store.ts';
import type { Services } from '../../../core/services.ts';
import { identityTokens, signingAlgorithm, signingKeys } from '../../signing-in/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

type Verified = ResponseOf<typeof calls.verifyReceipt>;

const receiptType = 'lemma-receipt+jws';
const signed = receiptSchema.omit({ signature: true });
type Signed = Omit<Receipt, 'signature'>;

/** Returns a signed receipt of the attempt. */
export async function getReceipt(services: Services, user: SignedInUser, given: OwnedAttempt): Promise<Receipt> {
  const attempt = await closeIfOver(services, given);
  const contents = await receiptData(services).selectContents(attempt.id);
  const core = coreOf(attempt, contents);
  if (core === null) throw conflict('request/conflict', said(m.receiptOnceHandedIn));
  const hashes = new Map(core.responses.map((response) => [response.id, response]));
  const questions = [...Map.groupBy(contents, ({ position }) => position).entries()].map(([position, rows]) => ({
    position,
    title: rows[0]?.title ?? '',
    responses: rows.flatMap(({ response }) => (response && hashes.get(response.id)) ?? []),
  }));
  const receipt: Signed = {
    code: codeOf(core, identityTokens(services).sealingKey),
    attemptId: attempt.id,
    className: attempt.className,
    taskName: attempt.task.name,
    number: attempt.number,
    learnerName: `${user.firstName} ${user.lastName}`.trim(),
    startedAt: attempt.startedAt.toISOString(),
    handedInAt: core.handedInAt,
    handedInBy: attempt.handedInBy ?? 'learner',
    questions,
  };
  return { ...receipt, signature: await sign(services, receipt) };
}

async function sign(services: Services, receipt: Signed): Promise<string> {
  const { id, privateKey } = await signingKeys(services).current();
  return new CompactSign(new TextEncoder().encode(JSON.stringify(receipt)))
    .setProtectedHeader({ alg: signingAlgorithm, typ: receiptType, kid: id })
    .sign(privateKey);
}

const notGenuine: Verified = { isGenuine: false, attempt: null, differences: [] };

/** Whether a text holds a receipt that this server made for an attempt of the class, and what has changed since. */
export async function verifyReceipt(services: Services, classId: string, text: string): Promise<Verified> {
  const signature = text.split(/[^\w.-]/).find((word) => /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(word));
  if (signature !== undefined) return checkSigned(services, classId, signature);
  const code = findCode(text);
  return code === null ? notGenuine : checkCode(services, classId, code);
}

async function checkCode(services: Services, classId: string, code: string): Promise<Verified> {
  for (const id of await receiptData(services).selectByLastBits(classId, locatorIn(code))) {
    const attempt = await attemptData(services).loadAttempt(id);
    if ((await receiptCodeOf(services, attempt)) === code) return presentVerified(services, classId, id, []);
  }
  return notGenuine;
}

async function checkSigned(services: Services, classId: string, signature: string): Promise<Verified> {
  const receipt = await openSigned(services, signature);
  if (!receipt) return notGenuine;
  const owner = await receiptData(services).findOwner(classId, receipt.attemptId);
  if (!owner) return notGenuine;
  const contents = await receiptData(services).selectContents(receipt.attemptId);
  const stored = coreOf({ id: receipt.attemptId, handedInAt: new Date(receipt.handedInAt) }, contents);
  return presentVerified(services, classId, receipt.attemptId, compare(responsesIn(receipt), stored?.responses ?? []));
}

const responsesIn = (receipt: Signed) => receipt.questions.flatMap((question) => question.responses);

/** Returns the contents of a signature of this server; null for anything else. */
async function openSigned(services: Services, signature: string): Promise<Signed | null> {
  try {
    const { kid, typ, alg } = decodeProtectedHeader(signature);
    if (typ !== receiptType || alg !== signingAlgorithm) return null;
    const key = await signingKeys(services).find(kid ?? '');
    const bytes = key
      ? (await compactVerify(signature, key, { algorithms: [signingAlgorithm] })).payload
      : Buffer.from(signature.split('.')[1] ?? '', 'base64url');
    const receipt = signed.parse(JSON.parse(new TextDecoder().decode(bytes)));
    // Keys go after a while; the code is a seal of its own that stays.
    const core = { ...receipt, responses: responsesIn(receipt) };
    return key || codeOf(core, identityTokens(services).sealingKey) === receipt.code ? receipt : null;
  } catch {
    return null;
  }
}

function compare(claimed: ReceiptCore['responses'], stored: ReceiptCore['responses']): Verified['differences'] {
  const storedById = new Map(stored.map((response) => [response.id, response]));
  const claimedIds = new Set(claimed.map(({ id }) => id));
  const lost = claimed.flatMap(({ id, receivedAt, fingerprint }): Verified['differences'] => {
    const own = storedById.get(id);
    if (!own) return [{ what: 'missing', responseId: id, receivedAt }];
    const isSame = own.fingerprint === fingerprint && own.receivedAt === receivedAt;
    return isSame ? [] : [{ what: 'changed', responseId: id, receivedAt }];
  });
  const added = stored
    .filter(({ id }) => !claimedIds.has(id))
    .map(({ id, receivedAt }) => ({ what: 'added' as const, responseId: id, receivedAt }));
  return [...lost, ...added];
}

async function presentVerified(
  services: Services,
  classId: string,
  attemptId: string,
  differences: Verified['differences'],
): Promise<Verified> {
  const [owner, contents] = await Promise.all([
    receiptData(services).findOwner(classId, attemptId),
    receiptData(services).selectContents(attemptId),
  ]);
  if (!owner) return notGenuine;
  return {
    isGenuine: true,
    attempt: {
      ...owner,
      startedAt: owner.startedAt.toISOString(),
      handedInAt: owner.handedInAt?.toISOString() ?? null,
      responseCount: contents.filter(({ response }) => response !== null).length,
    },
    differences,
  };
}
