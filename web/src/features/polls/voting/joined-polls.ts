/** Which poll a code led to, for a reload after the session has ended and given its code back. Nothing personal. */
const prefix = 'lemma.poll.';

export function rememberPoll(code: string, pollId: string): void {
  try {
    sessionStorage.setItem(prefix + code, pollId);
  } catch {
    // Without storage a reload after the end leads to the code form.
  }
}

export function rememberedPoll(code: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + code) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetPoll(code: string): void {
  try {
    sessionStorage.removeItem(prefix + code);
  } catch {
    // Nothing was kept either.
  }
}
