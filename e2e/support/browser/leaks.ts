/**
 * Texts that must be in no answer and no line of the log, for any caller: secrets, and details of how the server is
 * made.
 */
const secrets = [
  /"(?:password|token|code|key)_?hash"/i,
  /"sealed_?\w*"/i,
  /\$argon2/,
  /\bat (?:async )?[\w.<>]+ \(?(?:file:\/\/)?\/[^\s)]+:\d+:\d+/,
  /\/node_modules\//,
  /\b(?:select|insert into|update|delete from) "[a-z_]+"/i,
  /-----BEGIN/,
  /__canary/,
];

/** Keys that an exercise has for its author alone; none may come with an attempt, a class or a sample. */
const authorsKeys = /"(?:accept|generator|keep_?if|seed|follow_?from|is_?correct|mal_?rules)":/i;
const learnersPaths =
  /\/api\/mm\/(?:attempts\/|classes\/[^/]+\/student\/|samples\/|classes\/[^/]+\/tasks\/[^/]+\/attempts\/)/;

/** Addresses for voters' phones and the wall; and fields that are the teacher's alone. */
const votersPaths = /\/api\/mm\/polls\/(?:[^/]+\/(?:view|wall|mine|votes|presence)\/|codes\/|join\/)/;
const teachersKeys = /"(?:answer|body|is_flagged|exercise_id|results_shown|key_shown|comparison_shown|member_id)":/;
/** While the key is withheld: the key, what is right, how many are, and what went wrong in a group. */
const withheld = /"key":\{|"is_right":(?:true|false)|"right":\d|"error":"[^"]/;
const isWithheld = (text: string) => /"phase":"(?:ready|open)"/.test(text) || /"key":null/.test(text);

/** Says what a text gives away; `url` is where it came from. */
export function findLeaks(text: string, url = ''): string[] {
  const leaks = secrets.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern}`);
  if (learnersPaths.test(url) && authorsKeys.test(text)) leaks.push(`${authorsKeys}`);
  if (votersPaths.test(url)) {
    if (teachersKeys.test(text)) leaks.push(`${teachersKeys}`);
    if (isWithheld(text) && withheld.test(text)) leaks.push(`${withheld}`);
  }
  return leaks;
}
