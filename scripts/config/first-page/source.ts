import path from 'node:path'
import { parseSync } from 'vite'
import type { Route } from '../../../src/contract/shell.ts'

/** A node of a syntax tree, as far as it is read here. */
interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

function declarationsOf(file: string, code: string): Map<string, Node> {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found = new Map<string, Node>()
  for (const statement of program.body as unknown as Node[]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    for (const one of childrenOf(declaration)) {
      const { name } = (one.id ?? {}) as { name?: string }
      if (name && isNode(one.init)) found.set(name, one.init)
    }
  }
  return found
}

const keyOf = ({ key }: Node) => (key as { name?: string; value?: string }).name ?? String((key as Node).value)

/** Evaluates literals, arrays and objects with spreads; anything else is undefined. */
function literalOf(node: Node): unknown {
  if (node.type === 'Literal') return node.value
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).map(literalOf)
  if (node.type !== 'ObjectExpression') return undefined
  const parts = (node.properties as Node[]).map((one) =>
    one.type === 'SpreadElement' ? literalOf(one.argument as Node) : { [keyOf(one)]: literalOf(one.value as Node) },
  )
  return Object.assign({}, ...parts)
}

/** Returns the modules that an expression imports when it runs, also through constants of the same file. */
function importsOf(node: Node, declarations: ReadonlyMap<string, Node>): string[] {
  const used = node.type === 'Identifier' ? declarations.get(String(node.name)) : undefined
  const own = node.type === 'ImportExpression' ? [String(literalOf(node.source as Node))] : []
  return [...own, ...(used ? [used] : childrenOf(node)).flatMap((one) => importsOf(one, declarations))]
}

/** Returns the named object's keys with the absolute paths of the modules that each value imports. */
export function importsByKey(file: string, code: string, name: string): Map<string, string[]> {
  const declarations = declarationsOf(file, code)
  const properties = (declarations.get(name)?.properties ?? []) as Node[]
  return new Map(properties.map((one) => [keyOf(one), absolute(file, importsOf(one.value as Node, declarations))]))
}

const absolute = (file: string, specifiers: string[]) => specifiers.map((one) => path.resolve(path.dirname(file), one))

/** Returns the routes of a generated `routes.ts`, each with the absolute path of its screen. */
export function routesIn(file: string, code: string): (Route & { screen?: string | undefined })[] {
  const list = declarationsOf(file, code).get('routes')
  if (list?.type !== 'ArrayExpression') throw new Error(`${file} has no list of routes`)
  return (list.elements as Node[]).map((node) => {
    const [screen] = absolute(file, importsOf(node, new Map()))
    return { ...(literalOf(node) as Route), screen }
  })
}
