import type { Accommodation, BodyOf, setAccommodation } from '@lemma/contracts';
import { durationWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type Profile = BodyOf<typeof setAccommodation>;

/** The texts in the form of a profile. */
export interface ProfileForm {
  readonly morePercent: string;
  readonly extraMinutes: string;
  readonly shift: string;
  readonly shiftUnit: 'hours' | 'days';
  /** A day; empty for all tasks. */
  readonly shiftUntil: string;
  readonly extraAttempts: string;
  readonly note: string;
}

const minutesOf = { hours: 60, days: 1440 } as const;

export const profileOf = ({
  timeFactor,
  extraMinutes,
  shiftMinutes,
  shiftUntil,
  extraAttempts,
  note,
}: Accommodation): Profile => ({ timeFactor, extraMinutes, shiftMinutes, shiftUntil, extraAttempts, note });

export function formOf(profile: Accommodation | undefined): ProfileForm {
  const shiftMinutes = profile?.shiftMinutes ?? 0;
  const shiftUnit = shiftMinutes % minutesOf.days === 0 ? 'days' : 'hours';
  return {
    morePercent: String(Math.round(((profile?.timeFactor ?? 1) - 1) * 100)),
    extraMinutes: String(profile?.extraMinutes ?? 0),
    shift: String(shiftMinutes / minutesOf[shiftUnit]),
    shiftUnit,
    shiftUntil: profile?.shiftUntil?.slice(0, 10) ?? '',
    extraAttempts: String(profile?.extraAttempts ?? 0),
    note: profile?.note ?? '',
  };
}

const number = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed.replace(',', '.')));

/** Returns the profile in the form; a field without a number becomes NaN, which the contract refuses. */
export function readProfile(form: ProfileForm): Profile {
  const until = form.shiftUntil === '' ? null : new Date(`${form.shiftUntil}T23:59:59`).toISOString();
  return {
    timeFactor: 1 + number(form.morePercent) / 100,
    extraMinutes: number(form.extraMinutes),
    shiftMinutes: Math.round(number(form.shift) * minutesOf[form.shiftUnit]),
    shiftUntil: until,
    extraAttempts: number(form.extraAttempts),
    note: form.note,
  };
}

export function moreTimeWords({
  timeFactor,
  extraMinutes,
}: Pick<Accommodation, 'timeFactor' | 'extraMinutes'>): string {
  const share = timeFactor > 1 ? `+ ${Math.round((timeFactor - 1) * 100)} %` : '';
  const minutes = extraMinutes > 0 ? t(m.min, { extraMinutes }) : '';
  return [share, minutes].filter((words) => words !== '').join(' ') || t(m.asSet);
}

export const dueShiftWords = ({ shiftMinutes }: Pick<Accommodation, 'shiftMinutes'>): string =>
  shiftMinutes > 0 ? `+ ${durationWords(shiftMinutes * 60_000)}` : t(m.asSet);

export const alsoWords = ({ extraAttempts }: Pick<Accommodation, 'extraAttempts'>): string =>
  extraAttempts > 0 ? t(m.extraAttempts, { extraAttempts }) : '';
