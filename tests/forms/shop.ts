import { colours, type ShopProduct, shopProducts } from '../../scripts/bench/catalogue/generate.ts'
import { json } from '../../src/server/foundation/store/db.ts'
import { characteristicsOf } from '../../src/server/knowledge/catalogue/known.ts'
import { indexProducts } from '../../src/server/knowledge/catalogue/search/write-terms.ts'
import type { TestApp } from '../support/app.ts'

/** Words that mean the same in a hardware shop, as its owner writes them under the groups of synonyms. */
const SYNONYMS = [
  ['caño', 'tubo', 'tubería'],
  ['canilla', 'grifo', 'llave de agua'],
  ['pincel', 'brocha'],
  ['mecha', 'broca'],
  ['tarugo', 'taco'],
  ['poliestireno expandido', 'telgopor'],
  ['thinner', 'tiner', 'solvente'],
  ['aerosol', 'spray'],
  ['hormiguicida', 'veneno para hormigas'],
  ['cinta métrica', 'metro'],
  ['malla soldada', 'malla sima'],
  ['asiento para inodoro', 'tapa de inodoro'],
  ['adhesivo', 'pegamento', 'cola'],
  ['lámpara', 'foco', 'lamparita', 'bombita'],
]

/** Fills a bot with a hardware shop's catalogue, as an import does, and returns its form. */
export async function shopOf(
  app: TestApp,
  bot: number,
  count: number,
): Promise<{ formId: number; items: ShopProduct[] }> {
  const form = { bot_id: bot, kind: 'product' as const, name: 'Ferretería' }
  const { id: formId } = await app.db.insertInto('form').values(form).returning('id').executeTakeFirstOrThrow()
  const of = { bot_id: bot, form_id: formId }
  await app.db
    .insertInto('product_characteristic')
    .values({ ...of, key: 'color', label: 'Color', type: 'select', options: json(colours), question: '¿De qué color?' })
    .execute()
  await app.db
    .insertInto('synonym_group')
    .values(SYNONYMS.map((words) => ({ bot_id: bot, words: json(words) })))
    .execute()
  const items = shopProducts(count)
  await app.store.run(async () => {
    const scope = { botId: bot, formId }
    const known = await characteristicsOf(scope)
    for (let from = 0; from < items.length; from += 500) {
      const rows = items.slice(from, from + 500).map(({ kind: _, attributes, ...item }, place) => ({
        ...{ ...of, ...item, position: from + place },
        attributes: json(attributes),
      }))
      const made = await app.db.insertInto('product').values(rows).returningAll().execute()
      await indexProducts(scope, made, known)
    }
  })
  return { formId, items }
}
