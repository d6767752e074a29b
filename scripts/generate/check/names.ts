import type { Sources } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { similar } from '../schema.ts'

/** A use of a name that the root declares. */
interface Named {
  holder: object
  key: string
  name: string
}

/** The root's keys that declare names, with the word for one of them. */
const kinds = { 'x-permissions': 'permission', 'x-scopes': 'scope', 'x-audiences': 'audience' } as const
type Kind = keyof typeof kinds

/**
 * Checks that every permission, scope and audience in use is declared in the description's root, because they differ
 * between products. Also rejects declared names that are never used: a permission that no rule names would grant
 * nothing.
 */
export function checkNames(sources: Sources): Finding[] {
  const { written, tags } = sources
  // An unparsable root declares nothing, so every name would be reported.
  if (!tags) return []
  const uses = usesOf(sources)
  const unknown = kindsOf(written).flatMap(([kind, declared]) =>
    uses[kind]
      .filter(({ name }) => !declared.includes(name))
      .map(({ holder, key, name }) =>
        finding(
          holder,
          key,
          `the description has no ${kinds[kind]} ${name}`,
          declared.length > 0
            ? `use one of: ${similar(name, declared)}; or declare it in ${kind} of openapi.yaml`
            : `declare it in ${kind} of openapi.yaml`,
        ),
      ),
  )
  const unused = kindsOf(written).flatMap(([kind, declared]) =>
    declared.flatMap((name, at) =>
      uses[kind].some((use) => use.name === name)
        ? []
        : [finding(written[kind], at, `the ${kinds[kind]} ${name} is not used`, 'use it or remove it')],
    ),
  )
  const unheard = Object.entries(written.webhooks ?? {}).flatMap(([name, { post }]) =>
    post && post['x-audience'] === undefined
      ? [finding(written.webhooks, name, `${name} has no x-audience`, 'add x-audience')]
      : [],
  )
  return [...unknown, ...unused, ...unheard]
}

/** The declared names by kind; invalid ones are reported by the vocabulary check. */
function kindsOf(document: Document): [Kind, string[]][] {
  return (Object.keys(kinds) as Kind[]).map((kind) => [kind, [document[kind] ?? []].flat() as string[]])
}

function usesOf({ written, writtenCalls, shell }: Sources): Record<Kind, Named[]> {
  const menu = isObject(shell) && Array.isArray(shell.menu) ? shell.menu : []
  const gates = [...writtenCalls.map(({ node }) => node['x-access']), ...menu.map((entry) => entry?.shown)]
  const parameters = [
    ...writtenCalls.flatMap((call) => call.parameters),
    ...Object.values(written.components.parameters ?? {}),
  ]
  const events = Object.values(written.webhooks ?? {}).flatMap(({ post }) => post ?? [])
  return {
    'x-permissions': gates.flatMap(permissionsOf),
    'x-scopes': parameters.flatMap((one) => namesAt(one, 'x-scope')),
    'x-audiences': events.flatMap((one) => namesAt(one, 'x-audience')),
  }
}

/** All permissions of a rule, including those of its `all` and `any`. */
function permissionsOf(rule: unknown): Named[] {
  if (!isObject(rule)) return []
  const { all, any } = rule as { all?: unknown; any?: unknown }
  return [...namesAt(rule, 'permission'), ...[all ?? [], any ?? []].flat().flatMap(permissionsOf)]
}

function namesAt(holder: object, key: string): Named[] {
  const name = (holder as Record<string, unknown>)[key]
  return typeof name === 'string' ? [{ holder, key, name }] : []
}
