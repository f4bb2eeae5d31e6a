import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/** Takes as long for an account without a password, or none at all, as for a wrong password. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
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

export const isLeakedPassword = (password: string) => leaked.has(password.toLowerCase());
