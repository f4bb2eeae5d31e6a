import { productName } from '@lemma/contracts';
import type { PlainPage } from '../../browser/render-page.ts';
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
export function askPage({ product, version, issuer }: PlatformConfiguration, ask: RegistrationAsk): PlainPage {
  const name = [productWords(product), version].filter((part) => part !== '').join(' ');
  const asker = name === '' ? `The LMS at ${issuer}` : `${name} at ${issuer}`;
  return {
    title: `Register ${productName} with this LMS?`,
    paragraphs: [
      `${asker} asks for it.`,
      `${productName} will learn the names, e-mail addresses and roles of people who open its links, read the members of courses that teachers connect, and write scores into their grade books.`,
      ask.invitation === ''
        ? `An administrator of ${productName} has to approve it before the first launch.`
        : 'The invitation works once, and this uses it.',
    ],
    form: {
      action: '/lti/register/',
      button: 'Register',
      fields: {
        openid_configuration: ask.configurationAddress,
        registration_token: ask.platformToken,
        invitation: ask.invitation,
      },
    },
  };
}

/** Says what is left to do in the LMS, and closes its window. */
export function donePage({ name, isOn }: Registered): PlainPage {
  return {
    title: `${productName} is registered`,
    paragraphs: [
      isOn
        ? `${name} can open ${productName} now.`
        : `${name} waits until an administrator of ${productName} approves it.`,
      'Some systems show the tool as pending: press Activate there. You can close this window.',
    ],
    closes: true,
  };
}

export const refusedPage = (message: string): PlainPage => ({
  title: 'This LMS is not registered',
  paragraphs: [message, 'Nothing was changed. You can close this window and try again.'],
});
