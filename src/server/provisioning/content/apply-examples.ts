import { entityCreateBody } from '../../../../generated/validators/entities.js'
import type { EntityInput } from '../../knowledge/entities/rules.ts'
import { applyPlan } from '../../knowledge/examples/exchange/apply.ts'
import { contentOf } from '../../knowledge/examples/exchange/content.ts'
import { planImport } from '../../knowledge/examples/exchange/plan.ts'
import type { Creation } from './creation.ts'
import { parsedExamples } from './examples.ts'
import { placeOf, quoted } from './parts.ts'
import { valid } from './valid.ts'

/** Writes intents, examples and entities, as an import of examples does. */
export async function applyExamples(creation: Creation, marksValues: boolean): Promise<void> {
  const { scope, content, names, faults } = creation
  const entities: EntityInput[] = []
  for (const [at, row] of (content.entities ?? []).entries())
    await faults.try('entities.yaml', placeOf(row, 'label', at), () => {
      entities.push(valid(entityCreateBody, row))
    })
  const present = await contentOf(scope)
  const plan = planImport(parsedExamples(content.intents ?? {}, entities, marksValues), present)
  for (const { kind, text, outcome, message } of plan.rows) {
    const file = kind === 'entity' ? 'entities.yaml' : 'intents.yaml'
    if (outcome === 'rejected') faults.add(file, quoted(text), message)
  }
  faults.throwIfAny()
  await applyPlan(scope, plan, present)
  const stored = await contentOf(scope)
  for (const { id, name } of stored.intents.values()) names.add('intent', name, id)
  for (const { id, name } of stored.entities.values()) names.add('entity', name, id)
}
