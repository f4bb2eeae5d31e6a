import type * as calls from '@lemma/contracts';
import type { QueryOf } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { getPollParticipants } from './results.ts';
import { pollData, type PollRow } from '../../data/poll-store.ts';
import type { Cell } from '../../../../core/files/csv.ts';
import * as columns from '../../../../core/files/messages.ts';
import { outcomeWords } from '../../../../core/files/outcome-words.ts';
import * as m from '../../messages.ts';
import type { Services } from '../../../../core/services.ts';
import { tableDownload, type Download } from '../../../../core/files/download.ts';

const pageSize = 500;

const flagWords = {
  'no-presence': m.noPresence,
  'late-code': m.lateCode,
  'joined-late': m.joinedLate,
  'left-out': m.leftOut,
} as const;

async function* participantsOf(services: Services, poll: PollRow) {
  for (let page = 1; ; page += 1) {
    const { results, ...counts } = await getPollParticipants(services, poll, { page, size: pageSize });
    for (const participant of results) yield { participant, ...counts };
    if (results.length < pageSize) return;
  }
}

/** A row a learner, a column a question: the last answer to it. */
export async function* learnerRows(services: Services, poll: PollRow, { say }: Speaker): AsyncGenerator<Cell[]> {
  const questions = await pollData(services).selectQuestions([poll.id]);
  const titles = questions.map((_, index) => say(m.questionNumber, { number: index + 1 }));
  const heads = [columns.name, m.joinedUtc, m.answered, m.rightHead, m.presentUtc, m.notes];
  yield [...heads.map((head) => say(head)), ...titles];
  for await (const { participant } of participantsOf(services, poll)) {
    const lastOf = (questionId: string) => participant.answers.findLast((one) => one.questionId === questionId);
    yield [
      participant.name,
      participant.joinedAt,
      participant.answered,
      participant.right,
      participant.presentAt ?? '',
      participant.flags.map((flag) => say(flagWords[flag])).join(', '),
      ...questions.map(({ id }) => lastOf(id)?.text ?? ''),
    ];
  }
}

const outcomeOf = (isRight: boolean | null, { say }: Speaker): string =>
  isRight === null ? '' : say(outcomeWords[isRight ? 'right' : 'wrong']);

/** A row an answer. */
export async function* answerRows(services: Services, poll: PollRow, speaker: Speaker): AsyncGenerator<Cell[]> {
  const questions = await pollData(services).selectQuestions([poll.id]);
  const placeOf = new Map(questions.map(({ id, view }, index) => [id, { number: index + 1, prompt: view.prompt }]));
  yield [
    columns.name,
    columns.question,
    m.wording,
    m.round,
    columns.timeUtc,
    columns.seconds,
    columns.answer,
    columns.outcome,
  ].map((head) => speaker.say(head));
  for await (const { participant } of participantsOf(services, poll)) {
    for (const answer of participant.answers) {
      const place = placeOf.get(answer.questionId);
      yield [
        participant.name,
        place?.number ?? null,
        place?.prompt ?? '',
        answer.round,
        answer.receivedAt,
        answer.seconds,
        answer.text,
        outcomeOf(answer.isRight, speaker),
      ];
    }
  }
}

/** One of the tables as a file, written row by row. */
export function downloadPollResults(
  services: Services,
  poll: PollRow,
  { format, table }: QueryOf<typeof calls.downloadPollResults>,
  speaker: Speaker,
): Download {
  const now = services.now();
  const day = now.toISOString().slice(0, 10);
  const rows = table === 'learners' ? learnerRows(services, poll, speaker) : answerRows(services, poll, speaker);
  return tableDownload(rows, {
    name: `poll-${table}-${day}.${format}`,
    fullName: speaker.say(table === 'learners' ? m.learnersFile : m.answersFile, { pollName: poll.name, day, format }),
    format,
    at: now,
  });
}
