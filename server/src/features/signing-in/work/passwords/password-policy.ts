import { invalidField } from '../../../../core/errors.ts';
import { letterOf } from '../../../../core/text/letter-signs.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Whose password it is to become. */
export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly userName: string | null;
}

/** The most used passwords of public leaks that are at least eight characters long; never accepted (V03). */
const leaked = new Set(
  `password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 0123456789
  87654321 987654321 11111111 111111111 00000000 88888888 12341234 11223344 12121212 123123123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjkl asdfasdf zxcvbnm1 iloveyou iloveyou1 sunshine sunshine1
  princess princess1 football football1 baseball baseball1 superman batman123 trustno1 letmein1 welcome1 welcome123 admin123
  adminadmin administrator changeme computer internet michelle jennifer jonathan samantha starwars pokemon1 monkey123
  dragon123 master123 shadow123 abcd1234 abc12345 abcdefgh a1b2c3d4 aaaaaaaa charlie1 whatever liverpool chelsea1 arsenal1
  google123 facebook summer2024 summer2025 winter2024 winter2025 spring2025 autumn2025 school123 student1 student123
  teacher1 teacher123 maths123 mathematics lemma123 testtest test1234 hello123 hellohello secret123 access14 blink182 killer123
  q1w2e3r4 qazwsxedc 1234qwer qwer1234 zaq12wsx 147258369 789456123 741852963 123654789 159753456 66666666 99999999 77777777`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);

/** Words that most leaked passwords are made of, with figures and signs around them. */
const commonWords = new Set(
  `password passwort motdepasse contrasena senha qwerty qwertz azerty asdf asdfgh zxcvbn iloveyou letmein welcome hello admin
  administrator login master secret changeme default test testing user guest sunshine princess football soccer basketball baseball
  hockey superman batman spiderman pokemon minecraft fortnite roblox dragon monkey tiger shadow killer ninja flower butterfly
  summer winter spring autumn monday friday january march april june july august september october november december school
  student teacher classroom math maths mathematics algebra geometry lemma computer internet google facebook youtube instagram
  tiktok michael jordan daniel jessica charlie andrew thomas ashley nicole michelle jennifer liverpool chelsea arsenal barcelona
  madrid juventus bayern london paris berlin america england deutschland france espana abc abcd abcdef freedom whatever cookie
  chocolate purple orange banana cheese pepper ginger family forever lovely babygirl angel`.split(/\s+/),
);

const longestOfOneWord = 14;
const leftAtLeast = 6;
const figuresAtLeast = 12;

/** V03: the same rule wherever a password is set. Throws the field's error where it is too easy to guess. */
export function refuseWeakPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  const problem = passwordProblem(password, owner);
  if (problem !== null) throw invalidField(field, problem);
}

/** Returns the fault of a password that is long enough; null if there is none. */
export function passwordProblem(password: string, owner: PasswordOwner): Said | null {
  if (isLeakedPassword(password)) return said(m.passwordLeaked);
  if (isMadeOf(password, owner)) return said(m.passwordOfName);
  if (isEasy(password)) return said(m.passwordEasy);
  return null;
}

/** Is it, or one word with figures around it, among those that are tried first? */
function isLeakedPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (leaked.has(lower)) return true;
  if (password.length > longestOfOneWord) return false;
  return [lower, withoutDisguise(lower)].some((text) => commonWords.has(text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')));
}

/** Signs between letters stand for letters; those at the end are figures. */
const withoutDisguise = (text: string) =>
  text.replaceAll(/(?<=[a-z])[013457@$!]+(?=[a-z])|(?<=[a-z])[0@$](?=\d?$)/g, (signs) =>
    Array.from(signs, letterOf).join(''),
  );

function isMadeOf(password: string, { firstName, lastName, email, userName }: PasswordOwner): boolean {
  const own = [email, email?.split('@')[0], userName, firstName, lastName, ...(email ?? '').split(/[@.]/)]
    .map((word) => foldLetters(word ?? ''))
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const folded = foldLetters(password);
  const rest = own.reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest !== folded && rest.length < leftAtLeast;
}

/** Lower case without accents, spaces and signs. */
const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function isEasy(password: string): boolean {
  if (new Set(password.toLowerCase()).size <= 3) return true;
  if (/^\d+$/.test(password) && password.length < figuresAtLeast) return true;
  const steps = new Set(
    Array.from(password, (sign, index) => sign.charCodeAt(0) - password.charCodeAt(index - 1)).slice(1),
  );
  return steps.size === 1;
}
