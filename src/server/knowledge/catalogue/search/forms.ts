import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { db } from '../../../foundation/store/db.ts'
import type { KnownCharacteristic } from '../known.ts'
import type { FormSettings } from '../types.ts'

/** A product form as it is searched. */
export interface SearchedForm {
  id: number
  name: string
  timeZone: string
  /** characteristics to ask first, by id */
  askFirst: readonly number[]
  pinned: readonly number[]
  sortMode: components['schemas']['ProductSortMode']
  characteristics: KnownCharacteristic[]
}

/** Returns the product forms of a bot that are on, with their characteristics. */
export async function productForms(botId: number, only?: readonly number[]): Promise<SearchedForm[]> {
  const forms = await db()
    .selectFrom('form')
    .innerJoin('bot', 'bot.id', 'form.bot_id')
    .select(['form.id', 'form.name', 'form.settings'])
    .select(sql<string>`coalesce(bot.settings->>'timezone', ${TIMEZONE})`.as('timeZone'))
    .where('form.bot_id', '=', botId)
    .where('form.kind', '=', 'product')
    .where('form.enabled', '=', true)
    .where('form.deleted_at', 'is', null)
    .$if(only !== undefined, (query) => query.where(sql<boolean>`form.id = any(${only ?? []}::int[])`))
    .orderBy('form.id')
    .execute()
  if (forms.length === 0) return []
  const known = await characteristicsOfForms(forms.map(({ id }) => id))
  return forms.map(({ id, name, settings, timeZone }) => ({
    ...{ id, name, timeZone },
    ...ordered(settings),
    characteristics: known.filter(({ form_id }) => form_id === id),
  }))
}

function ordered(settings: FormSettings): Pick<SearchedForm, 'askFirst' | 'pinned' | 'sortMode'> {
  const { ask_before_listing: askFirst = [], order } =
    'order' in settings || 'ask_before_listing' in settings ? settings : {}
  return { askFirst, pinned: order?.pinned ?? [], sortMode: order?.sort_mode ?? 'manual' }
}

const characteristicsOfForms = (formIds: readonly number[]): Promise<KnownCharacteristic[]> =>
  db()
    .selectFrom('product_characteristic')
    .select(['id', 'form_id', 'key', 'label', 'type', 'options', 'unit', 'required'])
    .select(['filterable', 'variant_axis', 'show_to_customer', 'use_in_quote', 'question'])
    .where(sql<boolean>`form_id = any(${formIds}::int[])`)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Returns the characteristics that tell products apart: those to ask before listing first, then the others. */
export function askedInOrder({ characteristics, askFirst }: SearchedForm): KnownCharacteristic[] {
  const first = askFirst.flatMap((id) => characteristics.find((one) => one.id === id) ?? [])
  const others = characteristics.filter((one) => one.filterable && !first.includes(one))
  return [...first, ...others].filter(({ type }) => !['image', 'url', 'text', 'date'].includes(type))
}
