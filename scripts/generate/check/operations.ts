import type { Call } from '../calls.ts'
import type { Sources } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, finding, placeOf } from '../places.ts'

const verbs =
  `Accept Add Answer Assign Beacon Block Cancel Change Check Clone Complete Connect Convert Create Delete Disconnect Duplicate
  Export Filter Get Import Invite Launch List Login Logout Merge Move Order Pause Preview Reactivate Read Remove Resend Reset Resolve
  Restore Resume Retry Rotate Run Send Start Stop Suggest Sync Test Toggle Transcribe Undo Update Upload`.split(/\s+/)
const nounVerb = new RegExp(`^[a-z][A-Za-z]*(${verbs.join('|')})$`)

/** Each operation has a name of its own that says noun and verb, a summary, a tag that is its file's name, and who may call it. */
export function checkOperations({ written, writtenCalls, tags }: Sources): Finding[] {
  const first = new Map<string, Call>()
  return writtenCalls.flatMap((call) => {
    const { node, id, method, path } = call
    const found: Finding[] = []
    const say = (key: string, message: string, mend: string) => found.push(finding(node, key, message, mend))
    if (!id)
      say('operationId', `${method.toUpperCase()} ${path} has no operationId`, 'name it, noun first: intentCreate')
    else if (!nounVerb.test(id))
      say('operationId', `${id} is no noun and verb`, `end it in one of: ${verbs.join(', ')}`)
    const before = first.get(id)
    if (before && id) {
      const { file, line } = placeOf(before.node, 'operationId')
      say('operationId', `${id} is already the name of ${file}:${line}`, 'choose another name')
    }
    first.set(id, call)
    found.push(...pathFindings(call, written))
    if (!node.summary) say('operationId', `${id} has no summary`, 'add summary: what the call does, in Spanish')
    if (node['x-access'] === undefined)
      say('operationId', `${id} does not say who may call it`, 'add x-access: public, user, admin, member or a rule')
    const tag = placeOf(node).file.replace(/^.*\/|\.yaml$/g, '')
    if (node.tags?.length !== 1 || (tag !== 'openapi' && node.tags[0] !== tag))
      say('tags', `${id} is tagged ${node.tags?.join(', ') ?? 'nothing'}`, `tag it as its file is named: [${tag}]`)
    else if (tags && !tags.has(node.tags[0] ?? ''))
      say('tags', `the tag ${node.tags[0]} is not in openapi.yaml`, 'add it to tags with a description')
    return found
  })
}

/** What a path has in braces is described, and what is described stands in the path. */
function pathFindings({ path, parameters, item, node }: Call, { paths }: Document): Finding[] {
  // one that cannot be looked up is told already
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
        `no parameter describes {${name}} of ${path}`,
        `add it, or use one of: ${described.join(', ')}`,
      ),
    ),
    ...lost.map((name) =>
      finding(
        (node.parameters ?? item.parameters) as object,
        undefined,
        `the parameter ${name} is not in the path ${path}`,
        `write {${name}} into the path, or take the parameter away`,
      ),
    ),
  ]
}
