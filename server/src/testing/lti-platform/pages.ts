import type { SentForm } from './launches.ts';
import { escapeHtml, html, selfSubmittingForm, type PlatformAnswer } from './messages.ts';

/** How the storage of the platform's page behaves (Platform Storage 0.1). */
export interface StorageKnobs {
  /** The messages that it says it supports. */
  subjects: readonly string[];
  /** Whether the answer about capabilities names the frame. */
  namesFrame: boolean;
  delayMs: number;
  /** Answers come from the platform's other name, which the tool must not believe. */
  answersFromElsewhere: boolean;
  /** Answers with this error code instead. */
  error: string | null;
}

export const rightStorage: StorageKnobs = {
  subjects: ['lti.capabilities', 'lti.put_data', 'lti.get_data'],
  namesFrame: true,
  delayMs: 0,
  answersFromElsewhere: false,
  error: null,
};

interface Frames {
  /** The name of the frame with the storage; `_parent` for the page itself, null for none. */
  readonly storageTarget: string | null;
  readonly knobs: StorageKnobs;
  /** The same server by another name: another origin for the browser. */
  readonly elsewhere: string;
}

/**
 * The script that keeps data for tools. Each tool sees its own data only. A page whose frame keeps the data answers for it
 * what it can do, and nothing else.
 */
const storageScript = ({ storageTarget, knobs, elsewhere }: Frames, keeps: boolean): string => `<script>
const kept = new Map();
const knobs = ${JSON.stringify({ ...knobs, storageTarget, elsewhere, keeps })};
addEventListener('message', (event) => {
  const { subject, message_id, key, value } = event.data ?? {};
  if (typeof subject !== 'string' || !subject.startsWith('lti.') || subject.endsWith('.response')) return;
  if (subject === 'lti.frameResize') { document.body.dataset.resized = event.data.height; return; }
  if (!knobs.keeps && subject !== 'lti.capabilities') return;
  const answer = { subject: subject + '.response', message_id };
  const place = event.origin + ' ' + key;
  if (knobs.error !== null) answer.error = { code: knobs.error, message: 'Fault' };
  else if (!knobs.subjects.includes(subject)) answer.error = { code: 'unsupported_subject', message: subject };
  else if (subject === 'lti.capabilities') {
    answer.supported_messages = knobs.subjects.map((subject) => ({
      subject,
      ...(knobs.namesFrame && knobs.storageTarget && knobs.storageTarget !== '_parent' ? { frame: knobs.storageTarget } : {}),
    }));
  } else if (subject === 'lti.put_data') {
    if (value === null) kept.delete(place); else kept.set(place, value);
    Object.assign(answer, { key, value });
  } else if (subject === 'lti.get_data') Object.assign(answer, { key, value: kept.get(place) });
  const source = event.source;
  const send = () => {
    if (!knobs.answersFromElsewhere) return source.postMessage(answer, event.origin);
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = knobs.elsewhere + '/elsewhere';
    frame.onload = () => frame.contentWindow.postMessage({ answer }, '*');
    document.body.append(frame);
  };
  if (knobs.delayMs > 0) setTimeout(send, knobs.delayMs); else send();
});
</script>`;

/** The frame that only keeps data. */
export const storagePage = (frames: Frames): PlatformAnswer => html(`<body>${storageScript(frames, true)}</body>`);

/** Passes an answer on to the tool's frame, from another origin than the platform's. */
export const elsewherePage = (): PlatformAnswer =>
  html(`<script>
addEventListener('message', ({ data }) => {
  if (data && data.answer) for (let i = 0; i < parent.frames.length; i += 1) {
    if (parent.frames[i] !== window) parent.frames[i].postMessage(data.answer, '*');
  }
});
</script>`);

/** A page of the course with the tool in a frame, or a button that opens it in a window of its own. */
export function coursePage(login: SentForm, opens: 'frame' | 'window', frames: Frames): PlatformAnswer {
  const { storageTarget } = frames;
  const ownFrame =
    storageTarget === null || storageTarget === '_parent'
      ? ''
      : `<iframe name="${escapeHtml(storageTarget)}" src="/storage" hidden></iframe>`;
  const keeps = storageTarget === null ? '' : storageScript(frames, storageTarget === '_parent');
  const tool = `<iframe name="tool" title="Tool" width="1000" height="700" allow="fullscreen"></iframe>`;
  if (opens === 'window') return html(`<body><h1>Course</h1>${selfSubmittingForm(login)}</body>`);
  // The tool may ask the storage immediately: its frame is opened when the page with the storage has loaded.
  const form = selfSubmittingForm(login, 'tool').replace(
    '<script>document.forms[0].submit()</script>',
    `<script>addEventListener('load', () => document.forms[0].submit(), { once: true })</script>`,
  );
  return html(`<body><h1>Course</h1>${keeps}${ownFrame}${tool}${form}</body>`);
}
