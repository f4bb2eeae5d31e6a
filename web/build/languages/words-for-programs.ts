/** Words for programs, names and keys, which are the same in every language. */
export const wordsForPrograms: ReadonlySet<string> = new Set([
  // Keys under which reads are kept.
  'first attempt',
  'free practice',
  'several reads',
  'pending launch',
  'sharing link',
  // For logs and comparisons.
  'no longer wanted',
  '… … took … ms',
  '… is tried again with a new token',
  'No user',
  'Unhandled Rejection',
  'Unhandled Error',
  'The worker failed.',
  'error loading account form',
  'The browser closed its database',
  // Names of fields and commands of libraries.
  'math root',
  'Alt+ArrowUp',
  'Alt+ArrowDown',
  // Rules, signs and styles of the readers of Markdown and formulas.
  'paragraph',
  'reference',
  'blockquote',
  'list',
  'root',
  'script',
  'group',
  'dx',
  'lim',
  'log',
  '1em KaTeX_Main',
  'italic 1em KaTeX_Math',
  '600 100px "IBM Plex Sans Variable", sans-serif',
  'cm-part cm-unknown',
  '1px solid …',
  'data-hint',
  'hint',
  // Tones, sizes and keys beside words.
  'default',
  'warning',
  'success',
  '18px',
  'xLabel',
  'yLabel',
  // Mathematics and codes as examples.
  'x^2, sin(x), 1/x',
  'b != 0 and gcd(a, b) = 1',
  'cm^2',
  'LM-7F3K-92QD-0C41-XB8E',
  // Languages of exercises, by tag.
  'ar bg bs cs da de el en es et fi fr hr hu it lt lv mk nb nl pl pt ro ru sk sl sq sr sv tr uk',
  // Answers that programs read, and what the API's own page says of scopes.
  'Authentication credentials were not provided.',
  'Token expired',
  'CSRF token missing or incorrect.',
  'one over zero is not a number',
  'Read classes, their members and tasks.',
  'Make classes, and bring people into classes or take them out.',
  'Read grade books and results.',
  'Read, write, import and publish exercises.',
  // Names of makers and forms of files.
  'Lemma',
  'Stripe',
  'Excel',
  // Places in the data of a figure.
  '….from',
  '….to',
  // A file of words that searching leaves out.
  'a an and are at be by can do does for from how i in is it me my of on or the to what when where why with you',
]);
