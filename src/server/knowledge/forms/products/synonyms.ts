import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { fold } from '../../../../contract/phrase.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { asPart } from '../../../foundation/http/context.ts'
import { type Page, page } from '../../../foundation/http/page.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { takenProblem } from '../../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../../foundation/resource/unchanged.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text } from '../../../foundation/store/list.ts'
import { formOf } from '../../catalogue/form-scope.ts'
import { characteristics } from './characteristics.ts'
import { products } from './products.ts'
import { suggestSynonyms } from './suggest-synonyms.ts'

type Synonym = components['schemas']['ProductSynonym']

/** What customers may have another name for: products, and the options of characteristics. */
const named = (scope: Scope) =>
  db().selectFrom(
    sql<{ id: string; source: Synonym['source']; value: string; synonyms: string[] }>`(
      select 'product-' || id as id, 'product' as source, name as value, synonyms
        from product where form_id = ${formOf(scope)}
      union all
      select 'option-' || c.id || '-' || (o->>'id'), 'option', o->>'value', coalesce(o->'synonyms', '[]'::jsonb)
        from product_characteristic c cross join jsonb_array_elements(c.options) o where c.form_id = ${formOf(scope)}
    )`.as('n'),
  )

const columns = {
  id: exact('n.id'),
  value: text('n.value'),
  source: exact('n.source'),
}

/** Returns a page of what customers may have another name for, with proposals. */
export async function listSynonyms(scope: Scope, request: ListRequest): Promise<Page<Synonym>> {
  const { items, total } = await listRows(named(scope).selectAll('n'), request, columns)
  return page(await complete(scope, items), total)
}

async function complete(scope: Scope, rows: readonly Pick<Synonym, 'id' | 'source' | 'value' | 'synonyms'>[]) {
  const owners = await ownersOf(
    scope,
    rows.flatMap(({ synonyms }) => synonyms),
  )
  return rows.map(({ id, source, value, synonyms }): Synonym => {
    const others = synonyms.flatMap((word) => (owners.get(fold(word)) ?? []).filter((owner) => owner.id !== id))
    return {
      ...{ id, source, value, synonyms },
      suggestions: suggestSynonyms(value, synonyms),
      collisions: [...new Set(others.map((owner) => owner.value))],
    }
  })
}

/** Returns what each of the words names already, as a synonym or by itself. */
async function ownersOf(scope: Scope, words: readonly string[]): Promise<Map<string, { id: string; value: string }[]>> {
  const wanted = [...new Set(words.map(fold))]
  const owners = new Map<string, { id: string; value: string }[]>()
  if (wanted.length === 0) return owners
  const rows = await named(scope)
    .select(['n.id', 'n.value', 'n.synonyms'])
    .where(
      sql<boolean>`(fold(n.value) = any(${wanted}::text[]) or exists (
        select from jsonb_array_elements_text(n.synonyms) s where fold(s) = any(${wanted}::text[])))`,
    )
    .execute()
  for (const { id, value, synonyms } of rows)
    for (const word of new Set([value, ...synonyms].map(fold)))
      owners.set(word, [...(owners.get(word) ?? []), { id, value }])
  return owners
}

/**
 * Changes how customers call a product or an option.
 * @throws 409 for a word that names something else of the form
 */
export function changeSynonyms(scope: Scope, id: string, words: readonly string[]): Promise<Synonym> {
  return tx(async () => {
    await lockBot(scope)
    const before = await oneSynonym(scope, id)
    const synonyms = [...new Map(words.map((word) => [fold(word), word])).values()]
    if (hasValues(before, { synonyms })) return unchanged(before)
    const owners = await ownersOf(scope, synonyms)
    for (const word of synonyms) {
      const other = owners.get(fold(word))?.find((owner) => owner.id !== id)
      if (other) throw takenProblem('synonyms', `«${word}» ya nombra a «${other.value}». Quítalo de uno de los dos.`)
    }
    const [source = '', number = '', option = ''] = /^(product|option)-(\d+)(?:-(.+))?$/.exec(id)?.slice(1) ?? []
    await asPart(async () => {
      if (source === 'product') await products.update(scope, Number(number), { synonyms })
      else await changeOption(scope, Number(number), option, synonyms)
    })
    await writeAudit({
      id: formOf(scope),
      label: before.value,
      before: { synonyms: before.synonyms },
      after: { synonyms },
    })
    return oneSynonym(scope, id)
  })
}

async function changeOption(scope: Scope, id: number, option: string, synonyms: string[]): Promise<void> {
  const { options = [] } = await characteristics.one(scope, id)
  await characteristics.update(scope, id, {
    options: options.map((one) => (one.id === option ? { ...one, synonyms } : one)),
  })
}

async function oneSynonym(scope: Scope, id: string): Promise<Synonym> {
  const row = await named(scope).selectAll('n').where('n.id', '=', id).executeTakeFirst()
  const [found] = row ? await complete(scope, [row]) : []
  if (!found) throw commonProblems.notFound()
  return found
}
