import { z } from 'zod';
import { largestAmount } from './amounts.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** A currency in use, by its three letters. */
export const currencyCode = z.string().refine((code) => /^[A-Z]{3}$/.test(code) && known.has(code), words(m.currency));

/** A country by its two letters (ISO 3166). */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, words(m.country));

/** An amount in minor units. */
export const amount = z.int().min(1, words(m.enterAmount)).max(largestAmount, words(m.tooMuchMoney));
