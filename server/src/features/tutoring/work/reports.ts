import type { SignedInUser } from '../../../core/access/visitor.ts';
import { notFound } from '../../../core/errors.ts';
import { speakerOfSite } from '../../../core/language/speakers.ts';
import type { Services } from '../../../core/services.ts';
import * as m from '../messages.ts';
import { messageData } from '../data/message-store.ts';
import type { OpenThread } from './access.ts';

declare module '../../../core/hooks.ts' {
  interface Hooks {
    /** Brings something to the people who run this instance. */
    readonly reportAbuse: (
      services: Services,
      reporter: SignedInUser,
      report: { readonly subject: string; readonly message: string; readonly path: string },
    ) => Promise<unknown>;
  }
}

/** Reports a message with its words, which may be gone when it is looked at. */
export async function reportHelpMessage(
  services: Services,
  reporter: SignedInUser,
  { row }: OpenThread,
  { messageId, reason }: { readonly messageId: string; readonly reason: string },
): Promise<void> {
  const message = await messageData(services).findMessage(messageId);
  if (message?.threadId !== row.id) throw notFound();
  const speaker = speakerOfSite(services.environment);
  const words = message.text === '' ? speaker.say(m.picturesOnly) : message.text;
  await services.hooks.reportAbuse(services, reporter, {
    subject: speaker.say(m.messageReported),
    message: `${reason}\n\n${speaker.say(m.theMessage)}\n${words}`,
    path: `/a/help/${row.id}`,
  });
}
