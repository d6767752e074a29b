import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { data, subfeaturesOf, unsupportingBrowsers } from './data.ts'
import { type MinimumVersions, SECURE_ONLY } from './minimum-versions.ts'

/** A feature in use that a supported browser lacks. */
export interface Fault {
  line: number
  name: string
  /** the browsers, with the first version that supports it */
  lacking: string[]
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const builtins = data.javascript.builtins as Identifier
const api = data.api as unknown as Identifier

/**
 * Members of every object of the language and the browser by name. The object's type is unknown, so each name has all
 * candidates.
 */
const members = new Map<string, Identifier[]>()
for (const [, object] of [...subfeaturesOf(builtins), ...subfeaturesOf(api)])
  for (const [key, member] of subfeaturesOf(object)) {
    if (key.endsWith('_static') || key.endsWith('_event')) continue
    members.set(key, [...(members.get(key) ?? []), member])
  }

const globals = (name: string): Identifier | undefined =>
  builtins[name] ?? api[name] ?? (api.Window as Identifier)[name] ?? (api.WorkerGlobalScope as Identifier)[name]

/** A static member of a named global: `URL.canParse`, `Object.groupBy`. */
const ofGlobal = (object: string, name: string): Identifier | undefined =>
  builtins[object]?.[name] ?? api[object]?.[`${name}_static`]

/**
 * Returns the browsers that lack a member of an object of unknown type. Without types, a member counts as missing only
 * if no object of the supported browsers has a member of that name.
 */
function ofAny(name: string, floor: MinimumVersions): string[] {
  if (SECURE_ONLY.has(name)) return ['any version, on pages without https']
  const known = (members.get(name) ?? []).map((member) => unsupportingBrowsers(member, floor))
  return known.length > 0 && known.every((missing) => missing.length > 0) ? (known[0] ?? []) : []
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const isName = (value: unknown): value is Node & { name: string } => isNode(value) && value.type === 'Identifier'

function* children(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield one
  }
}

/** Type syntax is removed by the build, but these nodes contain expressions that remain. */
const AROUND = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']

function* nodes(node: Node): Generator<Node> {
  if (node.type.startsWith('TS') && !AROUND.includes(node.type)) return
  yield node
  for (const child of children(node)) yield* nodes(child)
}

const nameOf = (node: unknown): string | undefined => {
  if (isName(node)) return node.name
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined
  return !node.computed && isName(node.property) ? node.property.name : undefined
}

/** The names whose presence the program checks before use; these may be missing. */
function asked(program: Node): Set<string> {
  const found = new Set<string>()
  const note = (node: unknown) => {
    const name = nameOf(node)
    if (name) found.add(name)
  }
  for (const node of nodes(program)) {
    if (node.type === 'UnaryExpression' && ['typeof', '!'].includes(node.operator as string)) note(node.argument)
    if (node.type === 'LogicalExpression') {
      note(node.left)
      // a && x.y && …: the last operand of the test is on the right.
      if (node.operator === '&&') note(node.right)
    }
    if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') note(node.test)
    if (node.type === 'BinaryExpression' && node.operator === 'in') {
      found.add(String((node.left as Node).value))
      // 'x' in Y.prototype: code that checks this also handles a different Y.
      if (nameOf(node.right) === 'prototype') note((node.right as Node).object)
    }
    if (node.type === 'CallExpression' && node.optional) note(node.callee)
    if (node.type === 'MemberExpression' && node.optional) note(node.object)
  }
  return found
}

/** The names that a program declares itself, which are not browser globals. */
function declared(program: Node): Set<string> {
  const found = new Set<string>()
  const take = (pattern: unknown) => {
    if (isName(pattern)) found.add(pattern.name)
    else if (isNode(pattern)) for (const child of children(pattern)) take(child)
  }
  for (const node of nodes(program)) {
    if (['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'].includes(node.type)) take(node.id)
    if (node.type.startsWith('Import') && node.local) take(node.local)
    if (Array.isArray(node.params)) node.params.forEach(take)
  }
  return found
}

const MEMBERS = ['Property', 'PropertyDefinition', 'MethodDefinition', 'TSPropertySignature', 'TSMethodSignature']

function* all(node: Node): Generator<Node> {
  yield node
  for (const child of children(node)) yield* all(child)
}

const parsed = new Map<string, Node>()

function parse(file: string, text: string): Node {
  const known = parsed.get(text) ?? (parseSync(file, text).program as unknown as Node)
  parsed.set(text, known)
  return known
}

/** The members of objects and types that a program declares. */
export function ownMembers(file: string, text: string): string[] {
  return [...all(parse(file, text))].flatMap(({ type, key }) =>
    MEMBERS.includes(type) && isName(key) ? [key.name] : [],
  )
}

/**
 * Returns the unguarded features of a program that the supported browsers lack.
 * @param ours members of the product's own objects, which are not browser APIs
 */
export function scriptFaults(
  file: string,
  text: string,
  floor: MinimumVersions,
  ours: ReadonlySet<string> = new Set(),
): Fault[] {
  const program = parse(file, text)
  const guarded = asked(program)
  const own = declared(program)
  const faults: Fault[] = []
  const add = (at: Node, name: string, missing: string[]) => {
    if (missing.length === 0 || guarded.has(name.split('.').at(-1) ?? name)) return
    faults.push({ line: text.slice(0, at.start).split('\n').length, name, lacking: missing })
  }
  for (const node of nodes(program)) {
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const name = isName(node.callee) ? node.callee.name : undefined
      if (name && !own.has(name)) add(node, name, unsupportingBrowsers(globals(name), floor))
      const made = name && node.type === 'NewExpression' && !own.has(name) ? api[name]?.[name] : undefined
      if (name && made) add(node, name, unsupportingBrowsers(made, floor))
    }
    if (node.type !== 'MemberExpression' || node.computed || !isName(node.property)) continue
    const { name } = node.property
    const object = isName(node.object) && !own.has(node.object.name) ? node.object.name : undefined
    const known = object ? ofGlobal(object, name) : undefined
    if (known) add(node, `${object}.${name}`, unsupportingBrowsers(known, floor))
    // x.style.colorScheme: unknown CSS properties have no effect, so they are not reported.
    else if (!ours.has(name) && nameOf(node.object) !== 'style') add(node, name, ofAny(name, floor))
  }
  return faults
}
