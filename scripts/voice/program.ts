import { audienceOf } from './places.ts'
import { roleOf, type Step } from './program-roles.ts'
import { isSaid, isSpanish } from './spanish.ts'
import type { Audience, Role, Text } from './text.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
/** What is filled in, as it is told. */
const HOLE = '{…}'

/** What reads a program: vite's `parseSync`. */
type Parse = (file: string, source: string) => { program: unknown }

/** The Spanish texts that a program shows to people. */
export function programTexts(file: string, source: string, parse: Parse): Text[] {
  const found: Text[] = []
  const audience = audienceOf(file)
  const lineAt = lineFinder(source)
  const add: Add = (said, start, steps, isOwn = false) => {
    const known = roleOf(steps, file)
    for (const { text, at } of paragraphs(said)) {
      const raw = source.indexOf(text.slice(0, 12), start)
      const line = lineAt(at > 0 && raw >= 0 ? raw : start)
      if (known ? isSaid(text) && (isOwn || !isCode(text)) : isSpanish(text))
        found.push({
          file,
          line,
          text,
          role: known && known !== 'text' ? known : otherwise(file, text, audience),
          audience,
        })
    }
  }
  walk(parse(file, source).program as Node, [], source, add)
  return found
}

/** Pages, documents, events in a thread, reports of an import and advice. */
const NO_REFUSALS = /\/(?:[\w-]*pages?|pdf|transcript|incoming|public|play|health|plan-?\w*|mail)\.ts$/

/** What the server says of itself is a refusal, where it is a sentence; what the chatbot says is its own. */
function otherwise(file: string, text: string, audience: Audience): Role {
  if (/^src\/server\/knowledge\/(?:dialogue\/|spanish\/answers)/.test(file) && audience === 'customer') return 'system'
  const isRefusal = /^src\/(?:server|contract)\//.test(file) && !NO_REFUSALS.test(file)
  return isRefusal && /^[^\p{Ll}].*\.$/su.test(text) ? 'error' : 'text'
}

/** A key, a class or an address at a place where texts stand as well. */
const isCode = (text: string) => /^[a-z\d_$][\w.:/#$…{}-]*$/.test(text) || /^[^\p{L}]*[A-Z_]{4,}[^\p{L}]*$/u.test(text)

/** @param isOwn stands between tags, where nothing but text can */
type Add = (text: string, start: number, steps: readonly Step[], isOwn?: boolean) => void

/** Calls whose texts people do not read: terminals, logs, SQL and patterns. */
const UNREAD =
  /^(?:console\.|(?:\w+\.)*log\.|process\.std|RegExp$|(?:Type)?Error$|Set$|URL$|wordSet$|(?:\w+\.)*(?:getItem|setItem|querySelector(?:All)?|matchMedia|addEventListener|header|split|startsWith|endsWith|includes|replace(?:All)?|ref|raw|test|match|selectFrom|where|select|innerJoin|leftJoin|type)$)/
const UNREAD_KEYS =
  /^(?:key|keys|keywords|className|class|id|href|to|src|type|name|icon|style|sample|rel|role|d|path|variant|tone|htmlFor|target)$/

function walk(node: Node, steps: readonly Step[], source: string, add: Add): void {
  const whole = wholeText(node)
  if (whole !== undefined) {
    add(whole, node.start, steps)
    for (const hole of holesOf(node)) walk(hole, [...steps, FILLED], source, add)
  } else if (node.type === 'JSXElement') element(node, steps, source, add)
  else if (node.type === 'JSXFragment') children(node, [...steps, ['el', '>']], source, add)
  else
    for (const [child, step] of below(node, source))
      for (const one of Array.isArray(child) ? child : [child])
        if (isNode(one)) walk(one, step ? [...steps, step] : steps, source, add)
}

/** A text that is filled into another one. */
const FILLED: Step = ['call', 'plural']

/** What of a node may lead to texts, and what that says of them; values, names and types do not. */
function below(node: Node, source: string): readonly (readonly [child: unknown, step?: Step])[] {
  const all = () => Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [[value] as const]))
  switch (node.type) {
    case 'JSXAttribute': {
      const name = nameOf(node.name)
      return UNREAD_KEYS.test(name) ? [] : [[node.value, ['attr', name]]]
    }
    case 'Property': {
      const name = nameOf(node.key)
      const computed = node.computed ? [[node.key] as const] : []
      return UNREAD_KEYS.test(name) && isLiteral(node.value) ? computed : [...computed, [node.value, ['prop', name]]]
    }
    case 'CallExpression':
    case 'NewExpression': {
      const callee = node.callee as Node
      const name = source.slice(callee.start, callee.end).replace(/[\s?!]+/g, '')
      const step: Step = [node.type === 'NewExpression' ? 'new' : 'call', /^[\w.]+$/.test(name) ? name : '']
      return UNREAD.test(name) ? [[callee]] : [[callee], [node.arguments, step]]
    }
    case 'VariableDeclarator':
      return [[node.init, ['var', nameOf(node.id)]]]
    case 'BinaryExpression':
      // what is compared is a value; what is put together is a text
      return [node.left, node.right].filter((side) => !isLiteral(side)).map((side) => [side] as const)
    case 'SwitchCase':
      return [[node.consequent]]
    case 'MemberExpression':
      return [[node.object]]
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      // default values are what a component shows when it is given nothing else
      return [[node.params], [node.body]]
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return []
  }
  return node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type) ? [] : all()
}

const isLiteral = (node: unknown) => isNode(node) && (node.type === 'Literal' || node.type === 'TemplateLiteral')

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (typeof node.name === 'string') return node.name
  if (node.type === 'JSXMemberExpression') return nameOf(node.property)
  if (isNode(node.name)) return nameOf(node.name)
  return typeof node.value === 'string' ? node.value : ''
}

/** A text as it is written, with its holes; undefined for anything else. */
function wholeText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE)
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const parts = partsOf(node)
  const texts = parts.map(wholeText)
  if (texts.every((text) => text === undefined)) return undefined
  return texts.map((text) => text ?? HOLE).join('')
}

/** What is put together with `+`, in its order. */
const partsOf = (node: Node): Node[] =>
  node.type === 'BinaryExpression' && node.operator === '+'
    ? [...partsOf(node.left as Node), ...partsOf(node.right as Node)]
    : [node]

/** What is filled into a text. */
const holesOf = (node: Node): Node[] =>
  partsOf(node).flatMap((part) => {
    if (part.type === 'TemplateLiteral') return part.expressions as Node[]
    return wholeText(part) === undefined ? [part] : []
  })

function element(node: Node, steps: readonly Step[], source: string, add: Add): void {
  const opening = node.openingElement as Node
  const name = nameOf(opening.name)
  const inside: Step[] = [...steps, ['el', name]]
  for (const attribute of opening.attributes as Node[]) walk(attribute, inside, source, add)
  if (!/^(?:style|script|code|pre|svg|kbd)$/.test(name)) children(node, inside, source, add)
}

/** What stands between tags is one text when any of it is written there; what is filled in and what is marked are holes. */
function children(node: Node, steps: readonly Step[], source: string, add: Add): void {
  const all = (node.children as Node[]).filter((child) => !isEmpty(child))
  const isText = all.some((child) => child.type === 'JSXText' && /\p{L}/u.test(String(child.value)))
  if (isText) {
    const said = all.map((child) => jsxText(child) ?? (isPicture(child) ? '' : HOLE)).join('')
    const start = all.find((child) => child.type === 'JSXText' && /\p{L}/u.test(String(child.value)))
    const value = String(start?.value)
    add(said.replace(/\s+/g, ' ').trim(), (start?.start ?? 0) + value.length - value.trimStart().length, steps, true)
  }
  for (const child of all) {
    if (child.type === 'JSXText' || (isText && jsxText(child) !== undefined)) continue
    const within = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child
    walk(within, isText && within !== child ? [...steps, FILLED] : steps, source, add)
  }
}

const isPicture = (child: Node) =>
  child.type === 'JSXElement' && /^(?:Icon|Spinner|Avatar)$/.test(nameOf((child.openingElement as Node).name))

/** Comments, and lines that only keep the tags apart. */
const isEmpty = (child: Node) =>
  (child.type === 'JSXText' && String(child.value).trim() === '' && /\n/.test(String(child.value))) ||
  (child.type === 'JSXExpressionContainer' && (child.expression as Node).type === 'JSXEmptyExpression')

/** A text among an element's children; lines fall together as they do on the page. */
function jsxText(child: Node): string | undefined {
  if (child.type === 'JSXText') return String(child.value).replace(/^\s*\n\s*|\s*\n\s*$/g, '')
  const within = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : undefined
  return within?.type === 'Literal' && typeof within.value === 'string' ? within.value : undefined
}

/** The parts of a text that are read apart: what stands between tags, and paragraphs. */
function paragraphs(said: string): { text: string; at: number }[] {
  const isMarkup = /<\/?[a-z][^>]*>/.test(said)
  const pieces = said.split(isMarkup ? /<[^>]*>/ : /\n\s*\n/)
  let from = 0
  return pieces.map((piece) => {
    const at = said.indexOf(piece, from)
    from = at + piece.length
    return { text: piece.trim(), at }
  })
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
