import type { Speaker } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** The first that fits: most browsers also name those that they want to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPX?\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Names, or codes of those that are said otherwise in a sentence. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** “Firefox on Android”: what a browser says of itself, in words that its owner knows it by. */
export function describeDevice(userAgent: string, speaker: Speaker): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser && system) return speaker.say(m.browserOn, { browser, system });
  if (browser) return browser;
  return system ? speaker.say(m.someBrowserOn, { system }) : speaker.say(m.unknownDevice);
}
