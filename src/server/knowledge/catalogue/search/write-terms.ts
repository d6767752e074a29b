import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { phoneticForm } from '../../nlu/fuzzy.ts'
import { formOf } from '../form-scope.ts'
import type { KnownCharacteristic } from '../known.ts'
import { stemsOf } from './stems.ts'
import { codeTerm, type Findable, sizeTerms, wordsOfProduct } from './terms.ts'

type Indexed = Findable & { id: number; enabled: boolean }

/** Stores by which words products are found, in place of those before. Products that are off are not found. */
export async function indexProducts(
  scope: Pick<Scope, 'botId'>,
  items: readonly Indexed[],
  known: readonly KnownCharacteristic[],
): Promise<void> {
  if (items.length === 0) return
  const formId = formOf(scope)
  await sql`delete from product_term where product_id = any(${items.map(({ id }) => id)}::int[])`.execute(db())
  const found = items.filter(({ enabled }) => enabled).map((item) => ({ item, words: wordsOfProduct(item, known) }))
  const written = new Set(found.flatMap(({ words }) => words.flatMap(({ word }) => (word.size ? [] : [word.text]))))
  const stemOf = await stemsOf([...written])
  const rows: { ids: number[]; terms: string[]; weights: number[] } = { ids: [], terms: [], weights: [] }
  for (const { item, words } of found) {
    const best = new Map<string, number>(item.sku ? [[codeTerm(item.sku), 1]] : [])
    const note = (term: string, weight: number) => best.set(term, Math.max(best.get(term) ?? 0, weight))
    for (const { word, weight } of words) {
      if (word.size) for (const { term } of sizeTerms(word.size)) note(term, weight)
      else if (stemOf(word.text)) note(stemOf(word.text), weight)
    }
    for (const [term, weight] of best) {
      rows.ids.push(item.id)
      rows.terms.push(term)
      rows.weights.push(weight)
    }
  }
  await sql`insert into product_term (bot_id, form_id, product_id, term, weight)
    select ${scope.botId}::int, ${formId}::int, id, term, weight
    from unnest(${rows.ids}::int[], ${rows.terms}::text[], ${rows.weights}::real[]) t(id, term, weight)`.execute(db())
  // In one order, so that two that write the same words wait for each other instead of both failing.
  const spelled = [...written].filter((word) => stemOf(word) !== '').sort()
  await sql`insert into product_word (bot_id, form_id, word, sound, term)
    select ${scope.botId}::int, ${formId}::int, word, sound, term
    from unnest(${spelled}::text[], ${spelled.map(phoneticForm)}::text[], ${spelled.map(stemOf)}::text[])
      t(word, sound, term) order by word
    on conflict do nothing`.execute(db())
}
