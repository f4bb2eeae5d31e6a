import { parseSync } from 'vite';
import { wordsForPrograms } from './words-for-programs.ts';

/** Literal words in a module of the pages. */
export interface LiteralWords {
  readonly line: number;
  readonly words: string;
}

/**
 * Finds words in a module that people would read in English whatever their language: text between tags, words of
 * attributes, and strings that read like a sentence or a name; not in properties of the names in `unread`.
 */
export function findLiterals(file: string, code: string, unread: readonly string[] = []): readonly LiteralWords[] {
  const found: { readonly start: number; readonly words: string }[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  walk(program, { attribute: null, isShown: false, inside: '', unread }, found);
  return found.map(({ start, words }) => ({ line: code.slice(0, start).split('\n').length, words }));
}

/** As much of a syntax tree as is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}

interface Surroundings {
  /** The attribute of an element around a node. */
  readonly attribute: string | null;
  /** Whether any word here is shown, not only what reads like a sentence. */
  readonly isShown: boolean;
  /** The function or table around a node. */
  readonly inside: string;
  /** Names of properties that no person reads. */
  readonly unread: readonly string[];
}

type Found = { readonly start: number; readonly words: string }[];

/** Attributes that people read or hear, and properties of the same names. */
const shownAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|(?:ariaL|l|.*L)abel|(?:.*T|t)itle|placeholder|alt|helper|helperText|(?:.*H|h)int|caption|heading|summary|description|submitLabel|confirmLabel|text|words|note|notice|data-label)$/;

/** Attributes that only browsers and programs read. */
const technicalAttributes =
  /^(?:at|reads|class|className|style|sx|id|key|name|type|role|d|viewBox|transform|points|sizes|media|autoComplete|href|to|rel|target|src|srcSet|accept|allow|lang|dir|fill|stroke.*|data-(?!label$).*|aria-(?:live|controls|labelledby|describedby|owns|current)|form(?:Action|Method)?|inputMode|translate|tex|latex|value|kind|part|of|fontFamily|font|boxShadow|border)$/;

/** Functions whose arguments are for programs. */
const technicalCalls =
  /^(?:querySelector(?:All)?|closest|matches|createElement(?:NS)?|setAttribute|getAttribute|addEventListener|removeEventListener|setProperty|getPropertyValue|matchMedia|includes|startsWith|endsWith|split|replace|replaceAll|join|get|set|has|append|log|warn|error|debug|test|match|indexOf|lastIndexOf|classes|part|report\w*|require|defineProperty|createPolicy|message)$/;

const hasWord = (text: string): boolean =>
  /\p{L}{2,}/u.test(text) && !/^#[\dA-F]{3,8}$|^[&?]|^[\d ]+p?x? |^\$?\\|^\$.*\$$|^\{\\/.test(text);

/** Whether a string reads like words for people: several words, or a name that begins with a capital. */
const isPhrase = (text: string): boolean =>
  !/^[\w-]+(?:\.[\w-]+)+$|[{}\\=]|;(?! \p{L})|^[#./@&?]|^https?:|--|^[a-z-]+\(|^[A-Z][a-z]+(?:[A-Z]|-)/u.test(
    text.trim(),
  ) &&
  (/\p{L}{2,}[,.!?:]? (?:\S+ )*\p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}{2,}/u.test(text.trim()));

/** A word of a sentence after what is filled in, or after a sign: `${price} for ${name}`. */
const besideHole = /[…,.;:)]\s\p{Ll}{3,}(?![\p{L}\d:-])/u;

/** Names of functions and tables whose words are shown. */
const isWordy = (name: string): boolean =>
  /(?:[wW]ords|[tT]itles?|[lL]abels?|[tT]exts?)(?:Of|By\w+)?$|^(?:words|title|label|lead|note)Of$/.test(name);

/** Surroundings of a place inside another, where nothing is shown yet. */
const inner = ({ inside, unread }: Surroundings): Surroundings => ({ attribute: null, isShown: false, inside, unread });

/** Nodes that are shown as what is within them is, by where that is. */
const passing: Readonly<Record<string, string>> = {
  ArrayExpression: 'elements',
  ObjectExpression: 'properties',
  ParenthesizedExpression: 'expression',
  SpreadElement: 'argument',
  TSAsExpression: 'expression',
  TSNonNullExpression: 'expression',
  TSSatisfiesExpression: 'expression',
};

function walk(node: unknown, around: Surroundings, found: Found): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, around, found);
    return;
  }
  if (!isNode(node)) return;
  if (isType(node)) return;
  const within = passing[node.type];
  if (within !== undefined) {
    walk(node[within], around, found);
    return;
  }
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'TaggedTemplateExpression':
    case 'ThrowStatement':
      return;
    case 'ExportNamedDeclaration':
      walk(node['declaration'], around, found);
      return;
    case 'JSXText':
      add(node, String(node['value']), true, found);
      return;
    case 'JSXAttribute':
      walkAttribute(node, around, found);
      return;
    case 'JSXExpressionContainer':
      walk(node['expression'], around.attribute === null ? { ...inner(around), isShown: true } : around, found);
      return;
    case 'JSXElement':
    case 'JSXFragment':
      walk(node['openingElement'], inner(around), found);
      walk(node['children'], { ...inner(around), isShown: true }, found);
      return;
    case 'Literal':
      if (typeof node['value'] === 'string') add(node, node['value'], around.isShown, found);
      return;
    case 'TemplateLiteral': {
      const pieces = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
      const text = pieces.map(({ value }) => value.cooked).join('…');
      add(node, text, around.isShown || besideHole.test(text), found);
      walk(node['expressions'], around, found);
      return;
    }
    case 'BinaryExpression':
      if (node['operator'] === '+') break;
      addCompared(node, found);
      return;
    case 'ConditionalExpression':
    case 'LogicalExpression':
      walkChoice(node, around, found);
      return;
    case 'MemberExpression':
      walk(node['object'], inner(around), found);
      return;
    case 'Property':
      walkProperty(node, around, found);
      return;
    case 'NewExpression':
    case 'CallExpression':
      walkCall(node, around, found);
      return;
    case 'ArrowFunctionExpression':
    case 'SwitchCase':
      walk(node['body'] ?? node['consequent'], around, found);
      return;
    case 'FunctionDeclaration':
    case 'VariableDeclarator':
    case 'ReturnStatement':
      walkNamed(node, around, found);
      return;
    default:
  }
  for (const value of Object.values(node)) {
    if (typeof value === 'object') walk(value, inner(around), found);
  }
}

/** Walks through choices: what stands where words of a message may stand is shown, and so are a single and a plural. */
function walkChoice(node: Node, around: Surroundings, found: Found): void {
  const shown = { ...around, isShown: true };
  if (node.type === 'ConditionalExpression') {
    const branches = [node['consequent'], node['alternate']];
    walk(node['test'], inner(around), found);
    walk(branches, isOne(node['test']) || branches.some(isSaid) || isAddition(branches) ? shown : around, found);
    return;
  }
  const isJoint = node['operator'] === '&&';
  walk(node['left'], isJoint ? inner(around) : around, found);
  walk(node['right'], !isJoint && isSaid(node['left']) ? shown : around, found);
}

/** Walks through functions and tables: words of those that are named after words are shown. */
function walkNamed(node: Node, around: Surroundings, found: Found): void {
  if (node.type === 'ReturnStatement') {
    walk(node['argument'], { ...inner(around), isShown: isWordy(around.inside) }, found);
    return;
  }
  const inside = nameOf(node['id']);
  if (node.type === 'FunctionDeclaration') walk([node['params'], node['body']], { ...inner(around), inside }, found);
  else {
    // A default of a property.
    walk(node['id'], inner(around), found);
    walk(node['init'], { ...inner(around), inside, isShown: isWordy(inside) }, found);
  }
}

/** Whether words are those of a message: what stands for them otherwise is shown too. */
const isSaid = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'CallExpression' && nameOf(node['callee']) === 't') ||
    (node.type === 'ConditionalExpression' && [node['consequent'], node['alternate']].some(isSaid)));

/** Whether a choice is between nothing and words around something: what is added to a line. */
const isAddition = (branches: readonly unknown[]): boolean =>
  branches.some((branch) => isNode(branch) && branch['value'] === '') &&
  branches.some((branch) => isNode(branch) && branch.type === 'TemplateLiteral');

/** Whether a condition asks for a single thing, as where a plural is made by hand. */
const isOne = (test: unknown): boolean =>
  isNode(test) &&
  test.type === 'BinaryExpression' &&
  /^[!=]==$/.test(String(test['operator'])) &&
  isNode(test['right']) &&
  test['right']['value'] === 1;

/** Types hold no words; expressions with a type may. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type);

function walkAttribute(node: Node, around: Surroundings, found: Found): void {
  const name = nameOf(node['name']);
  // Of a field it is a key, of a component often a name that is shown.
  if (name === 'name') {
    walk(node['value'], inner(around), found);
    return;
  }
  if (technicalAttributes.test(name)) {
    if (isNode(node['value']) && node['value'].type === 'JSXExpressionContainer' && /^(?:of|value)$/.test(name)) {
      walk(node['value'], { ...inner(around), attribute: name }, found);
    }
    return;
  }
  walk(node['value'], { ...around, attribute: name, isShown: shownAttributes.test(name) }, found);
}

function walkProperty(node: Node, around: Surroundings, found: Found): void {
  const name = nameOf(node['key']);
  // In a table of words, these are points of a task and a class of learners.
  const isWord = around.isShown && /^(?:points|class)$/.test(name);
  if (technicalAttributes.test(name) && !isWord && name !== 'value' && name !== 'name') return;
  if (around.unread.includes(name)) return;
  const isShown = name !== 'value' && (around.isShown || shownAttributes.test(name));
  walk(node['value'], { ...around, attribute: name, isShown }, found);
}

function walkCall(node: Node, around: Surroundings, found: Found): void {
  const callee = node['callee'] as Node;
  const name = callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
  if (name.endsWith('Error')) return;
  // A noun that is counted by hand.
  const [first, noun] = node['arguments'] as readonly (Node | undefined)[];
  if (name === 'count' && noun?.type === 'Literal') {
    found.push({ start: node.start, words: String(noun['value']) });
    walk(first, inner(around), found);
    return;
  }
  // Numbers and lists of one language.
  if (/^toLocale\w*String$/.test(name) && first?.type === 'Literal') add(first, String(first['value']), true, found);
  // The rest of a list, and a list made one text, are shown where they are.
  if (callee.type === 'MemberExpression' && /^(?:filter|join|flat|concat|toSorted)$/.test(name)) {
    walk(callee['object'], around, found);
  } else walk(callee, inner(around), found);
  // An attribute that people hear, set by hand.
  if (name === 'setAttribute' && shownAttributes.test(String(first?.['value']))) {
    walk(noun, { ...inner(around), isShown: true }, found);
    return;
  }
  if (technicalCalls.test(name)) {
    const nested = (node['arguments'] as readonly Node[]).filter(
      ({ type }) => type !== 'Literal' && type !== 'TemplateLiteral',
    );
    walk(nested, inner(around), found);
    return;
  }
  walk(node['arguments'], inner(around), found);
}

function add(node: Node, text: string, isShown: boolean, found: Found): void {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (!wordsForPrograms.has(words) && (isShown ? hasWord(words) : isPhrase(words)))
    found.push({ start: node.start, words });
}

/** Words that something is compared with would be others in another language; the names of keys and errors are the same. */
function addCompared(node: Node, found: Found): void {
  const [left, right] = [node['left'], node['right']] as readonly Node[];
  if (right?.type !== 'Literal' || typeof right['value'] !== 'string') return;
  const compared = left?.type === 'MemberExpression' ? left['property'] : left;
  if (!/^(?:key|code|name|type|tagName|nodeName)$/.test(nameOf(compared))) add(right, right['value'], false, found);
}

/** The name of an identifier, an attribute or a key. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : nameOf(name);
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
