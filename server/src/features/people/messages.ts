import { message } from '@lemma/contracts/messages';

export const notLetIn = message(
  'server.people.notLetIn',
  'You have not been let in here as a teacher yet. Ask an administrator, or a teacher who makes you a teacher of their class. Until then you see no keys of other people’s exercises and cannot invite people by mail; everything of your own works.',
  'refusal, let-in',
);
