import { chooseLanguage, type LanguageTag, type Speaker } from '@lemma/contracts/messages';
import { speakerOf } from '../../../core/language/speakers.ts';
import type { Services } from '../../../core/services.ts';
import { languageData, type KnownLanguages } from '../data/language-store.ts';

/** As much of the services as finding a language takes. */
type Needed = Pick<Services, 'connection' | 'now' | 'environment'>;

/** The speakers for people who are not at their pages now: as they chose, as their class has it, as they last read. */
export async function speakersFor(
  services: Needed,
  userIds: readonly string[],
): Promise<(userId: string | null) => Speaker> {
  const known = await languageData(services).selectLanguages(userIds);
  return (userId) => speakerOf(languageFor(services, userId === null ? undefined : known.get(userId)));
}

export async function speakerForPerson(services: Needed, userId: string): Promise<Speaker> {
  return (await speakersFor(services, [userId]))(userId);
}

/**
 * The language of the pages for somebody whom a system sends that names one itself: their own choice and that of their
 * class come first. Null where none is named; one that is not offered leaves it to the browser.
 */
export async function languageOnArrival(
  services: Needed,
  { userId, named }: { readonly userId: string | null; readonly named: string | null },
): Promise<string | null> {
  const known = userId === null ? undefined : (await languageData(services).selectLanguages([userId])).get(userId);
  return [known?.own, known?.ofClass].find((tag) => isOffered(services.environment, tag)) ?? named;
}

/** The speaker for people without an account, whom a class is written about. */
export async function speakerForClass(services: Services, classId: string): Promise<Speaker> {
  const ofClass = await languageData(services).selectLanguageOfClass(classId);
  return speakerOf(languageFor(services, { own: null, ofClass, seen: null }));
}

const languageFor = ({ environment }: Needed, known: KnownLanguages | undefined): string =>
  chooseLanguage(
    [known?.own, known?.ofClass, known?.seen, environment.languages[0]].filter((tag) => isOffered(environment, tag)),
    environment.languages,
  );

const isOffered = (environment: Services['environment'], tag: LanguageTag | null | undefined): boolean =>
  environment.languages.some((offered) => offered === tag);
