import { productName } from '@lemma/contracts';
import { wordsOf, type Said, type Speaker } from '@lemma/contracts/messages';
import { engineWordsIn } from '../../../../core/language/engine-sentences.ts';
import type { PlainPage } from '../../browser/render-page.ts';
import * as m from '../../messages.ts';
import type { Registered, RegistrationAsk } from './dynamic.ts';
import type { PlatformConfiguration } from './platform-configuration.ts';

const productNames: Readonly<Record<string, string>> = {
  moodle: 'Moodle',
  canvas: 'Canvas',
  blackboardlearn: 'Blackboard',
  desire2learn: 'Brightspace',
  sakai: 'Sakai',
  ilias: 'ILIAS',
};

/** The name by which people know a product; as the platform says it where it is another one. */
const productWords = (product: string): string => productNames[product.toLowerCase()] ?? product;

/** Names the LMS that asks, and the button that registers it. */
export function askPage(
  { product: lms, version, issuer }: PlatformConfiguration,
  ask: RegistrationAsk,
  { say }: Speaker,
): PlainPage {
  const name = [productWords(lms), version].filter((part) => part !== '').join(' ');
  const product = productName;
  return {
    title: say(m.registerWith, { product }),
    paragraphs: [
      name === '' ? say(m.lmsAsks, { issuer }) : say(m.namedLmsAsks, { name, issuer }),
      say(m.whatIsLearnt, { product }),
      ask.invitation === '' ? say(m.hasToApprove, { product }) : say(m.usesInvitation),
    ],
    form: {
      action: '/lti/register/',
      button: say(m.register),
      fields: {
        openid_configuration: ask.configurationAddress,
        registration_token: ask.platformToken,
        invitation: ask.invitation,
      },
    },
  };
}

/** Says what is left to do in the LMS, and closes its window. */
export function donePage({ name, isOn }: Registered, { say }: Speaker): PlainPage {
  const product = productName;
  return {
    title: say(m.isRegistered, { product }),
    paragraphs: [say(isOn ? m.canOpenNow : m.waitsForApproval, { name, product }), say(m.pressActivate)],
    closes: true,
  };
}

export const refusedPage = (why: Said, speaker: Speaker): PlainPage => ({
  title: speaker.say(m.isNotRegistered),
  paragraphs: [wordsOf(withFault(why, speaker), speaker), speaker.say(m.nothingChanged)],
});

/** The fault of a call is kept in English, as those of other calls. */
const withFault = ({ message, values }: Said, speaker: Speaker): Said => ({
  message,
  values: typeof values['fault'] === 'string' ? { ...values, fault: engineWordsIn(values['fault'], speaker) } : values,
});
