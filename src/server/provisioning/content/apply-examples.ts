import { entityCreateBody } from '../../../../generated/validators/entities.js'
import { fold, normalizePhrase } from '../../../contract/phrase.ts'
import { tx } from '../../foundation/store/db.ts'
import type { EntityInput } from '../../knowledge/entities/rules.ts'
import { applyPlan } from '../../knowledge/examples/exchange/apply.ts'
import { contentOf, namesOf } from '../../knowledge/examples/exchange/content.ts'
import type { Parsed, Row } from '../../knowledge/examples/exchange/parsed.ts'
import { planCalmly } from '../../knowledge/examples/exchange/plan.ts'
import type { Creation } from './creation.ts'
import { parsedInSlices } from './examples.ts'
import { placeOf, quoted } from './places.ts'
import { valid } from './valid.ts'

const ENTITY = { noun: 'Entidad', title: 'label' }

const nouns = { entity: 'Entidad', intent: 'Intención', file: 'Archivo' } as const

/** Writes intents, examples and entities, as an import of examples does. */
export async function applyExamples(creation: Creation, marksValues: boolean): Promise<void> {
  const { scope, content, names, faults } = creation
  const entities: EntityInput[] = []
  let isWhole = true
  for (const [at, row] of (content.entities ?? []).entries()) {
    const input = await faults.try(
      {
        file: 'entities.yaml',
        line: creation.lineOf('entities', at),
        place: placeOf(row, ENTITY, at),
        labels: entityCreateBody.fields,
      },
      () => valid(entityCreateBody, row),
    )
    if (input) entities.push(input)
    else isWhole = false
  }
  const present = await contentOf(scope)
  const parsed = await parsedInSlices(content.intents ?? {}, entities, marksValues)
  const plan = await planCalmly(parsed, present)
  const rejected = plan.rows.filter(({ outcome }) => outcome === 'rejected')
  if (rejected.length > 0) isWhole = false
  noteRejected(creation, rejected, parsed)
  // Nothing is stored then: the faults of what refers to it would only repeat these.
  if (!isWhole) return refuseAll(creation)
  // Examples in steps of their own: others would wait for a long transaction.
  await applyPlan(scope, plan, present, async (step, examples) => {
    await tx(step)
    await creation.progress(examples)
  })
  const stored = await namesOf(scope)
  for (const { id, name } of stored.intents.values()) names.add('intent', name, id)
  for (const { id, name } of stored.entities.values()) names.add('entity', name, id)
}

/** Notes what is wrong with an intent once, not again for each of its examples. */
function noteRejected({ faults }: Creation, rejected: readonly Row[], parsed: Parsed): void {
  const intents = new Set(rejected.filter(({ kind }) => kind === 'intent').map(({ text }) => text))
  const first = rejected.length > 0 ? firstIntents(parsed) : new Map<string, string>()
  for (const { kind, text, intent = '', message } of rejected) {
    if (kind !== 'example')
      faults.add(`${kind === 'intent' ? 'intents' : 'entities'}.yaml`, `${nouns[kind]} ${quoted(text)}`, message)
    else if (!intents.has(intent)) {
      const other = first.get(normalizePhrase(text)) ?? intent
      const said =
        fold(other) === fold(intent) ? message : `También está en la intención «${other}». Déjalo en una sola.`
      faults.add('intents.yaml', `Intención ${quoted(intent)}, ejemplo ${quoted(text)}`, said)
    }
  }
}

/** Returns the first intent that has each example. */
function firstIntents({ examples }: Parsed): Map<string, string> {
  const first = new Map<string, string>()
  for (const { text, intent } of examples) {
    const words = normalizePhrase(text)
    if (!first.has(words)) first.set(words, intent)
  }
  return first
}

function refuseAll({ content, names }: Creation): void {
  const intents = Object.values(content.intents ?? {}).flatMap((named) => Object.keys(named))
  for (const name of intents) names.refuse('intent', name)
  for (const { name } of content.entities ?? []) names.refuse('entity', String(name))
}
