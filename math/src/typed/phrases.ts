/** Answers in words, letters only and in small ones: that nothing solves it, or that everything does. */
const nothing = new RegExp(
  '^(?:there(?:is|are|s)|(?:it|x|theequation)has|has)?' +
    '(?:no|not|zero|0)(?:a|any)?(?:real|possible|such)?(?:sol(?:n|ns|utions?)?|roots?|x|numbers?|values?|answers?|zeros|zeroes)' +
    '(?:exists?|possible|inr)?$',
);
const everything = new RegExp(
  '^(?:itis|true|holds|x(?:is|canbe|maybe))?(?:for)?(?:all|every|any|each)(?:the|of)?(?:real)?' +
    '(?:s|x|values?(?:ofx)?|(?:real)?numbers?)?(?:x|inr|work|works|is|are)?(?:solutions?|asolution|true)?$',
);

const wordsForNothing: ReadonlySet<string> = new Set(
  (
    'none thereisnone therearenone noneexist noneexists nothing impossible notpossible unsolvable notsolvable insoluble insolvable cannotbesolved cantbesolved false ' +
    'doesnotexist doesntexist dne never nevertrue contradiction empty emptyset theemptyset undefined notdefined nil null ' +
    'keine keinelösung keinelösungen keineloesung unlösbar leeremenge nichtlösbar keinereellelösung keinereellenlösungen existiertnicht ' +
    'aucune aucunesolution aucunesolutionréelle pasdesolution pasdesolutionréelle ilnyapasdesolution ilnyaaucunesolution sanssolution ensemblevide lensemblevide jamais nexistepas ' +
    'ninguna ningunasolución ningunasolucion sinsolución sinsolucion nohaysolución nohaysolucion notienesolución notienesolucion nohaysoluciones conjuntovacío conjuntovacio elconjuntovacío imposible nunca noexiste notienesoluciónreal notienesolucionreal notienesolucionesreales nohaysoluciónreal nohaysolucionreal'
  ).split(' '),
);
const wordsForEverything: ReadonlySet<string> = new Set(
  (
    'true always alwaystrue allreals reals thereals therealnumbers realnumbers identity everything jederx allereellenzahlen ' +
    'réels touslesréels touslesreels touslesnombresréels touslesnombresreels toutréel toutreel toujours toujoursvrai ' +
    'reales todoslosreales todoslosnúmerosreales todoslosnumerosreales cualquiernúmero cualquiernumero siempre siempreverdadero'
  ).split(' '),
);

const infinitelyMany =
  /^(?:there(?:is|are)|(?:it|x|theequation|thesystem)has|has|ilya|hay|tiene)?(?:infinitelymany|infinite(?:numberof)?|endlesslymany|unendlichviele|uneinfinité(?:de)?|infinitas)(?:real|different)?(?:solutions?|answers?|values?|points?|lösungen|soluciones)?$/;

/** Whether an answer says in words that there are infinitely many, and not which. */
export function saysInfinitelyMany(text: string): boolean {
  return text.length <= 80 && infinitelyMany.test(text.replace(notLetters, '').toLowerCase());
}

const notLetters =
  /\\(?:text|mathrm|textrm|mbox|operatorname|textit|mathit)(?![A-Za-z])|\\[,;:! ]|~(?!~)|[\s{}.!'’"“”]/g;
const namedSet = /^(?:\\mathbb)?[A-Z]=/;

/**
 * `∅` for answers such as “no solution”, `ℝ` for answers such as “all real numbers”, as far as their letters are not
 * letters of the exercise; undefined for everything else.
 */
export function signOfPhrase(text: string, letters: ReadonlySet<string>): '∅' | 'ℝ' | undefined {
  if (text.length > 80) return undefined;
  const compact = text.replace(notLetters, '').replace(namedSet, '');
  if (compact === 'Ø' || compact === 'ø') return '∅';
  if (/^I?R$/.test(compact) && !letters.has('R')) return 'ℝ';
  if (!/^\p{L}{3,}$/u.test(compact) || Array.from(compact).every((letter) => letters.has(letter))) return undefined;
  const words = compact.toLowerCase();
  if (wordsForNothing.has(words) || nothing.test(words)) return '∅';
  if (wordsForEverything.has(words) || everything.test(words)) return 'ℝ';
  return undefined;
}
