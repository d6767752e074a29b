import type { components } from '../../../../generated/api.d.ts'
import { exampleCreateBody } from '../../../../generated/validators/examples.js'
import { filterInput } from '../../../contract/input.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { check } from '../../../contract/validation.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { tx } from '../../foundation/store/db.ts'
import { addExample, softDelete } from '../examples/write.ts'
import { intents } from '../intents/rules.ts'
import { markUntrained } from '../training/untrained.ts'
import { customerMessages, examplesFromMessages, existingExamples, intentNames, setResolution } from './queries.ts'

type Resolution = components['schemas']['MisunderstoodResolution']
type Result = components['schemas']['MisunderstoodResult']

/**
 * Resolves customer messages in one transaction: adds them as examples of an existing or new intent, or ignores them.
 * Messages that are already examples, are too long or have no letters are reported as skipped, but count as resolved.
 * @throws 404 if a message is not a customer's in a chat that the user may see, or the intent does not exist
 */
export function resolveMessages(scope: Scope, given: Resolution): Promise<Result> {
  return tx(async () => {
    await lockBot(scope)
    const at = currentCall().services.clock()
    const messages = await customerMessages(scope, given.message_ids)
    if (messages.length < given.message_ids.length) throw commonProblems.notFound()
    const resolved = messages.length
    const learnt = given.action === 'ignored' ? { added: 0, skipped: [] } : await learn(scope, given, messages)
    await setResolution(scope, given.message_ids, given.action, at)
    return { resolved, ...learnt }
  })
}

async function learn(
  scope: Scope,
  given: Resolution,
  messages: readonly { id: number; text: string }[],
): Promise<Omit<Result, 'resolved'>> {
  const intent = await intentOf(scope, given)
  const skipped: Result['skipped'] = []
  const phrases = new Map<string, { id: number; text: string }>()
  for (const { id, text: written } of messages) {
    const text = filterInput('all', written).trim()
    const reason = unfit(text, intent.id)
    if (reason) skipped.push({ text: written, reason })
    else if (!phrases.has(normalizePhrase(text))) phrases.set(normalizePhrase(text), { id, text })
  }
  const taken = await existingExamples(scope, [...phrases.keys()])
  let added = 0
  for (const [folded, { id, text }] of phrases) {
    const owner = taken.get(folded)
    if (owner !== undefined) {
      skipped.push({ text, reason: `Ya está entre los ejemplos de «${owner}».` })
      continue
    }
    const example = await addExample(scope, { intentId: intent.id, text, source: 'chat', sourceMessageId: id })
    await writeAudit({
      id: example,
      label: text,
      after: { text, intent_id: intent.id, source: 'chat' },
    })
    added++
  }
  await markUntrained(scope, { resource: 'example', count: added })
  return { added, skipped }
}

/** Returns why a text cannot be an example, with the error texts of the example form. */
function unfit(text: string, intent_id: number): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Solo tiene signos.'
  const checked = check(exampleCreateBody, { text, intent_id })
  return checked.ok ? undefined : checked.message
}

async function intentOf(scope: Scope, given: Resolution): Promise<{ id: number }> {
  if (given.action === 'intent') {
    const { intent_name: name } = given
    if (name) return intents.create(scope, { intent_name: name })
    throw required('intent_name', 'Escribe el nombre de la intención.')
  }
  const { intent_id: id } = given
  if (!id) throw required('intent_id', 'Elige una intención.')
  if (!(await intentNames(scope)).has(id)) throw commonProblems.notFound()
  return { id }
}

const required = (field: string, text: string) => problem(422, 'invalid', text, { [field]: [text] })

/**
 * Reverts the resolution of messages and deletes the examples created from them. Returns the number of reverted
 * messages.
 */
export function undoResolution(scope: Scope, ids: readonly number[]): Promise<number> {
  return tx(async () => {
    await lockBot(scope)
    const at = currentCall().services.clock()
    const messages = await customerMessages(scope, ids)
    if (messages.length < ids.length) throw commonProblems.notFound()
    const examples = await examplesFromMessages(scope, ids)
    await softDelete(scope, examples)
    for (const id of examples) await writeAudit({ id })
    await markUntrained(scope, { resource: 'example', count: examples.length })
    return setResolution(scope, ids, null, at)
  })
}
