import { responseCategoryCreateBody } from '../../../../generated/validators/responses.js'
import { fold } from '../../../contract/phrase.ts'
import { responseCategories } from '../../knowledge/responses/categories.ts'
import type { Creation } from './creation.ts'
import { responseParts } from './parts.ts'
import { quoted } from './places.ts'
import { type Row, valid } from './valid.ts'

/** A message of a response that is not complete yet. It is disabled meanwhile. */
const DRAFT = { messages: [{ kind: 'text', text: '…' }], enabled: false }

/**
 * Creates the responses. Their buttons and follow-ups may lead to each other in a circle, so all of them are created
 * before any is completed.
 */
export async function createResponses(creation: Creation): Promise<void> {
  const { scope, names, faults } = creation
  await creation.inSteps(categoriesOf(creation.content.responses ?? []), async (name) => {
    const id = await faults.try(
      { file: 'responses.yaml', place: `Categoría ${quoted(name)}`, labels: responseCategoryCreateBody.fields },
      () => responseCategories.add(scope, valid(responseCategoryCreateBody, { name })),
    )
    if (id === undefined) names.refuse('category', name)
    else names.add('category', name, id)
  })
  for (const part of responseParts)
    await creation.eachRow(part, async (row) => {
      const title = String(row[part.title])
      const id = await creation.store(part, { ...part.draft?.(row), ...DRAFT, [part.title]: title })
      if (part.kind && id !== undefined) names.add(part.kind, title, id)
      return id
    })
  for (const part of responseParts)
    await creation.eachRow(part, async (row) => {
      const whole = { enabled: true, ...row }
      const id = names.find(part.kind ?? 'response', String(row[part.title]))
      if (id !== undefined) return creation.store(part, whole, id)
      // Its title or intent was refused: the rest may have faults of its own.
      return creation.check(part, whole)
    })
}

/** Returns the categories, each once: case and accents do not matter. */
function categoriesOf(rows: readonly Row[]): string[] {
  const named = rows.flatMap(({ category }) => (typeof category === 'string' && category.trim() ? [category] : []))
  return [...new Map(named.map((name) => [fold(name.trim()), name])).values()]
}
