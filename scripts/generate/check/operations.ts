import type { Call } from '../calls.ts'
import type { Sources } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, finding, placeOf } from '../places.ts'

const verbs =
  `Accept Add Answer Assign Beacon Block Cancel Change Check Clone Complete Connect Convert Create Delete Disconnect Duplicate
  Export Filter Get Import Invite Launch List Login Logout Merge Move Order Pause Preview Reactivate Read Remove Resend Reset Resolve
  Restore Resume Retry Rotate Run Send Start Stop Suggest Suspend Sync Test Toggle Transcribe Undo Update Upload`.split(
    /\s+/,
  )
const nounVerb = new RegExp(`^[a-z][A-Za-z]*(${verbs.join('|')})$`)

/**
 * Checks that each operation has a unique id of noun and verb, a summary, a tag equal to its file's name, and an
 * x-access.
 */
export function checkOperations({ written, writtenCalls, tags }: Sources): Finding[] {
  const first = new Map<string, Call>()
  return writtenCalls.flatMap((call) => {
    const { node, id, method, path } = call
    const found: Finding[] = []
    const say = (key: string, message: string, fix: string) => found.push(finding(node, key, message, fix))
    if (!id)
      say(
        'operationId',
        `${method.toUpperCase()} ${path} has no operationId`,
        'add one: a noun, then a verb, such as intentCreate',
      )
    else if (!nounVerb.test(id))
      say('operationId', `${id} is not a noun followed by a verb`, `end it in one of: ${verbs.join(', ')}`)
    const before = first.get(id)
    if (before && id) {
      const { file, line } = placeOf(before.node, 'operationId')
      say('operationId', `${id} is already the name of ${file}:${line}`, 'choose another name')
    }
    first.set(id, call)
    found.push(...pathFindings(call, written))
    if (!node.summary) say('operationId', `${id} has no summary`, 'add a summary in Spanish: what the operation does')
    if (node['x-access'] === undefined)
      say('operationId', `${id} has no x-access`, 'add x-access: public, user, admin, member or a rule')
    const tag = placeOf(node).file.replace(/^.*\/|\.yaml$/g, '')
    if (node.tags?.length !== 1 || (tag !== 'openapi' && node.tags[0] !== tag))
      say('tags', `${id} is tagged ${node.tags?.join(', ') ?? 'nothing'}`, `use the name of its file: [${tag}]`)
    else if (tags && !tags.has(node.tags[0] ?? ''))
      say('tags', `the tag ${node.tags[0]} is not in openapi.yaml`, 'add it to tags with a description')
    return found
  })
}

/** Checks that the path's parameters and the described path parameters match. */
function pathFindings({ path, parameters, item, node }: Call, { paths }: Document): Finding[] {
  // A parameter whose $ref does not resolve is reported by the reference check.
  if (parameters.length < (item.parameters?.length ?? 0) + (node.parameters?.length ?? 0)) return []
  const inPath = new Set([...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name))
  const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  const unknown = [...inPath].filter((name) => !described.includes(name))
  const lost = described.filter((name) => !inPath.has(name))
  return [
    ...unknown.map((name) =>
      finding(
        paths,
        path,
        `no parameter is defined for {${name}} of ${path}`,
        `add it, or use one of: ${described.join(', ')}`,
      ),
    ),
    ...lost.map((name) =>
      finding(
        (node.parameters ?? item.parameters) as object,
        undefined,
        `the parameter ${name} is not in the path ${path}`,
        `add {${name}} to the path, or remove the parameter`,
      ),
    ),
  ]
}
