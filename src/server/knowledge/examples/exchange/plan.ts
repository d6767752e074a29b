import { intentCreateBody } from '../../../../../generated/validators/intents.js'
import { fold } from '../../../../contract/phrase.ts'
import { check } from '../../../../contract/validation.ts'
import type { Content } from './content.ts'
import { intentName } from './names.ts'
import type { Parsed } from './parsed.ts'
import { planEntities } from './plan-entities.ts'
import { planExample } from './plan-example.ts'
import type { Plan, Planning } from './planned.ts'

/** Examples that are compared between two turns of the event loop. */
const SLICE = 200

/** Compares a file with the bot's content and returns the changes. Stores nothing. */
export function planImport(parsed: Parsed, content: Content): Plan {
  const planning = planned(parsed, content)
  for (;;) {
    const { done, value } = planning.next()
    if (done) return value
  }
}

/** As {@link planImport}, yielding to the event loop meanwhile. */
export async function planCalmly(parsed: Parsed, content: Content): Promise<Plan> {
  const planning = planned(parsed, content)
  for (;;) {
    const { done, value } = planning.next()
    if (done) return value
    await new Promise(setImmediate)
  }
}

function* planned(parsed: Parsed, content: Content): Generator<undefined, Plan> {
  const plan: Plan = { rows: [...parsed.refused], intents: [], newEntities: [], changedEntities: [], examples: [] }
  const keys = [...planEntities(parsed.entities, content, plan)]
  const entities = new Map(keys.map((key, i) => [key, i + 1]))
  const planning: Planning = { plan, content, intents: new Map(), added: new Map(), entities, seen: new Map() }
  for (const { line, name, category } of parsed.intents) planIntent(planning, line, name, category)
  for (const [at, example] of parsed.examples.entries()) {
    if (at > 0 && at % SLICE === 0) yield
    if (!planning.intents.has(example.intent) && example.intent) planIntent(planning, example.line, example.intent)
    planExample(planning, example)
  }
  plan.rows.sort((one, other) => one.line - other.line)
  return plan
}

function planIntent({ plan, content, intents, added }: Planning, line: number, given: string, category?: string): void {
  if (intents.has(given)) return
  const name = intentName(given)
  const result = check(intentCreateBody, { intent_name: name })
  if (!result.ok) {
    const problem = result.fields.intent_name?.[0] ?? result.message
    intents.set(given, { problem })
    plan.rows.push({ line, kind: 'intent', text: given, outcome: 'rejected', message: problem })
    return
  }
  const key = fold(name)
  const found = content.intents.get(key)?.name ?? added.get(key)
  intents.set(given, { key, name: found ?? name })
  if (found !== undefined) return
  added.set(key, name)
  plan.intents.push({ name, ...(category !== undefined && { category }) })
  plan.rows.push({ line, kind: 'intent', text: name, outcome: 'created', message: 'Intención nueva.' })
}
