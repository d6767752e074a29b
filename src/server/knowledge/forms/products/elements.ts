import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { reindexLater } from '../../catalogue/search/reindex.ts'

/** Settings that name products or characteristics of the original. */
const OWN = ['order', 'ask_before_listing']

/** Counts and copies the products of a form, with its characteristics. */
export const productElements = {
  count: sql<number>`(select count(*)::int from product p where p.form_id = form.id)`,

  async copy({ botId, userId }: Scope, from: number, to: number): Promise<void> {
    await sql`
      insert into product_characteristic (bot_id, form_id, key, label, type, options, unit, required, filterable,
        variant_axis, show_to_customer, use_in_quote, question, position, created_by, updated_by)
      select bot_id, ${to}::int, key, label, type, options, unit, required, filterable,
        variant_axis, show_to_customer, use_in_quote, question, position, ${userId}::int, ${userId}::int
      from product_characteristic where bot_id = ${botId} and form_id = ${from} order by position, id`.execute(db())
    await sql`
      insert into product (bot_id, form_id, sku, name, description, category, images, price_cents, currency,
        sale_price_cents, sale_until, price_mode, tax_rate, stock, stock_alert, availability, attributes, variants,
        branch_stock, link, brand, gtin, synonyms, enabled, position, created_by, updated_by)
      select bot_id, ${to}::int, sku, name, description, category, images, price_cents, currency,
        sale_price_cents, sale_until, price_mode, tax_rate, stock, stock_alert, availability, attributes, variants,
        branch_stock, link, brand, gtin, synonyms, enabled, position, ${userId}::int, ${userId}::int
      from product where bot_id = ${botId} and form_id = ${from} order by position, id`.execute(db())
    // What it asks before listing names characteristics of the original, which have the same keys. Part of the copy's
    // creation, this does not change its version.
    await sql`
      update form f set settings = (f.settings - ${OWN}::text[]) || jsonb_strip_nulls(jsonb_build_object(
        'order', case when f.settings ? 'order' then (f.settings->'order') || '{"pinned": []}' end,
        'ask_before_listing', (
          select jsonb_agg(own.id order by asked.n)
          from jsonb_array_elements_text(f.settings->'ask_before_listing') with ordinality asked(id, n)
          join product_characteristic old on old.id = asked.id::int
          join product_characteristic own on own.form_id = f.id and own.key = old.key)))
      where f.id = ${to}`.execute(db())
    await reindexLater(to)
  },
}
