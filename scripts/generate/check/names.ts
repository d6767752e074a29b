import type { Sources } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { similar } from '../schema.ts'

/** A place where one of the names stands that the root declares. */
interface Named {
  holder: object
  key: string
  name: string
}

/** What the root declares the names of, and how one of them is called. */
const kinds = { 'x-permissions': 'permission', 'x-scopes': 'scope', 'x-audiences': 'audience' } as const
type Kind = keyof typeof kinds

/**
 * Permissions, scopes and audiences are those of the description's root: they differ from product to product. One that
 * nothing names is refused, too: it would be given to people, and open nothing.
 */
export function checkNames(sources: Sources): Finding[] {
  const { written, tags } = sources
  // a root that cannot be read declares nothing for no other reason
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
        : [finding(written[kind], at, `nothing names the ${kinds[kind]} ${name}`, 'use it, or take it away')],
    ),
  )
  const unheard = Object.entries(written.webhooks ?? {}).flatMap(([name, { post }]) =>
    post && post['x-audience'] === undefined
      ? [finding(written.webhooks, name, `${name} does not say who hears it`, 'add x-audience')]
      : [],
  )
  return [...unknown, ...unused, ...unheard]
}

/** What is declared of each kind; what is not written as it should be is told by the vocabulary. */
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

/** The permissions that a rule asks for, those of its parts included. */
function permissionsOf(rule: unknown): Named[] {
  if (!isObject(rule)) return []
  const { all, any } = rule as { all?: unknown; any?: unknown }
  return [...namesAt(rule, 'permission'), ...[all ?? [], any ?? []].flat().flatMap(permissionsOf)]
}

function namesAt(holder: object, key: string): Named[] {
  const name = (holder as Record<string, unknown>)[key]
  return typeof name === 'string' ? [{ holder, key, name }] : []
}
