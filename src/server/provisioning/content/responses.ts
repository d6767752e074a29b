import { fold } from '../../../contract/phrase.ts'
import { responseCategories } from '../../knowledge/responses/categories.ts'
import type { Creation } from './creation.ts'
import { responseParts } from './parts.ts'
import { withIds } from './references.ts'
import type { Row } from './valid.ts'

/** A message of a response that is not complete yet. It is disabled meanwhile. */
const DRAFT = { messages: [{ kind: 'text', text: '…' }], enabled: false }

/**
 * Creates the responses. Their buttons and follow-ups may lead to each other in a circle, so all of them are created
 * before any is completed.
 */
export async function createResponses(creation: Creation): Promise<void> {
  const { scope, names, faults } = creation
  await creation.inSteps(categoriesOf(creation.content.responses ?? []), async (name) => {
    await faults.try('responses.yaml', `«${name}»`, async () => {
      names.add('category', name, await responseCategories.add(scope, { name }))
    })
  })
  for (const part of responseParts)
    await creation.eachRow(part, async (row) => {
      const title = String(row[part.title])
      const draft = { ...part.draft?.(row), ...DRAFT, [part.title]: title }
      const id = await part.add(scope, withIds(draft, part.shape, names))
      if (part.kind) names.add(part.kind, title, id)
    })
  faults.throwIfAny()
  for (const part of responseParts)
    await creation.eachRow(part, async (row) => {
      const id = names.id(part.kind ?? 'response', String(row[part.title]))
      await part.replace(scope, id, withIds({ enabled: true, ...row }, part.shape, names))
    })
  faults.throwIfAny()
}

/** Returns the categories, each once: case and accents do not matter. */
function categoriesOf(rows: readonly Row[]): string[] {
  const named = rows.flatMap(({ category }) => (typeof category === 'string' && category.trim() ? [category] : []))
  return [...new Map(named.map((name) => [fold(name.trim()), name])).values()]
}
