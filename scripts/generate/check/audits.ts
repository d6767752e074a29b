import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { WrittenOption } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { similar } from '../schema.ts'

/**
 * Checks that the resource of an `x-audit` belongs to the operation's feature: its name shares a word with the
 * operation's id, path, tag or resource, or an operation that reads it has the same tag. `other: true` marks an
 * intended exception. The `history` of a collection must use words of its schema's name and belong to no other feature.
 */
export function checkAudits({ document, calls, allCalls, collections }: Contract): Finding[] {
  const history = Object.values(document.components.schemas).filter((schema) => schema['x-register'] === 'history')
  const options = history.flatMap((schema) => schema['x-options'] ?? [])
  const tagsOf = (resource: string) => readingTags(allCalls, options, resource)
  const names = options.map(({ value }) => String(value))
  const collected = new Set(collections.flatMap(({ made }) => made))
  const found = collections.flatMap(({ rules, schemaName, tag }) => {
    const resource = rules.history
    if (resource === undefined) return []
    const own = wordsOf(schemaName, rules.path, rules.screen)
    const unknown = [...wordsOf(resource)].filter((word) => !own.has(word))
    const [other] = [...tagsOf(resource)].filter((one) => one !== tag)
    if (unknown.length === 0 && !other) return []
    const what = other
      ? `${resource} is the audit resource of ${other}`
      : `${resource} does not match the schema's name`
    const fix = `use words of the schema's name: ${snake(schemaName)}`
    return [finding(rules, 'history', `${schemaName}: ${what}`, fix)]
  })
  for (const call of calls.values()) {
    const audit = call.node['x-audit']
    // checkRegisters reports resources that are not listed.
    if (!audit || collected.has(call.id) || (history.length > 0 && !names.includes(audit.resource))) continue
    const isOwn = sharesWord(audit.resource, call) || tagsOf(audit.resource).has(call.tag)
    if (isOwn && audit.other)
      found.push(finding(audit, 'other', `${audit.resource} already belongs to ${call.tag}`, 'remove other'))
    if (!isOwn && !audit.other)
      found.push(
        finding(
          audit,
          'resource',
          `${call.id} has x-audit ${audit.resource}, which matches nothing in its name, path or tag`,
          `use one of: ${similar(call.tag, names)}; or mark it as intended with other: true`,
        ),
      )
  }
  return found
}

/** The tags of the operations that read a history resource. */
function readingTags(calls: Contract['allCalls'], options: readonly WrittenOption[], resource: string): Set<string> {
  const read = options.find(({ value }) => value === resource)?.read ?? []
  return new Set(read.flatMap((id) => calls.get(id)?.tag ?? []))
}

function sharesWord(resource: string, { id, path, tag, node }: Call): boolean {
  // Skip parameter names in braces: nearly every path has {bot}.
  const own = wordsOf(id, path.replaceAll(/\{[^}]*\}/g, ''), tag, node['x-resource']?.name ?? '')
  return [...wordsOf(resource)].some((word) => own.has(word))
}

/** The words of camelCase, snake_case or path names, without plural endings. */
function wordsOf(...names: readonly string[]): Set<string> {
  const words = names.flatMap((name) => snake(name).split(/[^a-z]+/))
  return new Set(words.filter(Boolean).map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s|y)$/, '') : word)))
}

const snake = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
