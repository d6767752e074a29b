import { isDeepStrictEqual as isSame } from 'node:util'
import { answerSchema, bodySchema, type Call, callsOf } from '../calls.ts'
import type { Document } from '../model.ts'
import { inputSchemas } from '../transform/validators.ts'
import { compareFields, fieldsOf } from './fields.ts'

/** One difference between two versions of a description. */
export interface Change {
  operation: string
  /** whether a client of the older version fails */
  breaking: boolean
  what: string
  /** the field, as a dotted path */
  field?: string
  /** whether the gate changed */
  permission?: boolean
}

/** The changes between two versions of a description, by operation. */
export function compareDocuments(before: Document, after: Document): Change[] {
  const old = new Map(callsOf(before).map((call) => [call.id, call]))
  const now = new Map(callsOf(after).map((call) => [call.id, call]))
  const ids = [...new Set([...old.keys(), ...now.keys()])].sort()
  return ids.flatMap((operation): Change[] => {
    const was = old.get(operation)
    const is = now.get(operation)
    if (!was || !is) return [{ operation, breaking: !is, what: is ? 'added' : 'removed' }]
    return [
      ...callChanges(was, is),
      ...inputChanges({ document: before, call: was }, { document: after, call: is }),
      ...answerChanges({ document: before, call: was }, { document: after, call: is }),
    ]
  })
}

interface Side {
  document: Document
  call: Call
}

function callChanges(was: Call, is: Call): Change[] {
  const operation = is.id
  const changes: Change[] = []
  const address = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`
  if (address(was) !== address(is))
    changes.push({ operation, breaking: true, what: `${address(was)} became ${address(is)}` })
  if (!isSame(was.gate, is.gate))
    changes.push({
      operation,
      breaking: is.gate.who !== 'public',
      permission: true,
      what: `who may call: ${JSON.stringify(was.gate)} became ${JSON.stringify(is.gate)}`,
    })
  const statuses = (call: Call) => new Set(Object.keys(call.node.responses))
  for (const status of statuses(was))
    if (!statuses(is).has(status))
      changes.push({ operation, breaking: Number(status) < 400, what: `no longer returns ${status}` })
  for (const status of statuses(is))
    if (!statuses(was).has(status)) changes.push({ operation, breaking: false, what: `may return ${status}` })
  return changes
}

/** Compares body, query and path: a stricter input breaks clients. */
function inputChanges(was: Side, is: Side): Change[] {
  const operation = is.call.id
  const before = new Map(inputSchemas(was.call).map((input) => [input.name, input]))
  const names = new Map(inputSchemas(is.call).map((input) => [input.name, input]))
  return [...new Set([...before.keys(), ...names.keys()])].flatMap((name) => {
    const kind = name.slice(operation.length).toLowerCase()
    const old = before.get(name)
    const now = names.get(name)
    if (!now) return [{ operation, breaking: true, what: `no longer accepts a ${kind}` }]
    const fields = fieldsOf(is.document, now.schema)
    if (!old) {
      const breaking =
        kind === 'body'
          ? bodySchema(is.call) !== undefined && is.call.node.requestBody?.required === true
          : [...fields.values()].some((field) => field.required)
      return [{ operation, breaking, what: `accepts a ${kind}` }]
    }
    return compareFields(fieldsOf(was.document, old.schema), fields, 'sent').map((change) => ({
      operation,
      ...change,
      what: `${kind} ${change.what}`,
    }))
  })
}

/** Compares the success responses: removing something breaks clients. */
function answerChanges(was: Side, is: Side): Change[] {
  const operation = is.call.id
  const old = answerSchema(was.document, was.call)
  const now = answerSchema(is.document, is.call)
  if (!old || !now) return old ? [{ operation, breaking: true, what: 'no longer returns JSON' }] : []
  return compareFields(fieldsOf(was.document, old), fieldsOf(is.document, now), 'answered').map((change) => ({
    operation,
    ...change,
    what: `response ${change.what}`,
  }))
}
