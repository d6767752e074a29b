import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { hostedUrl } from '../../../../contract/hosted-page.ts'
import { dayIn, TIMEZONE } from '../../../../contract/zone.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { PictureAnswer } from '../../../foundation/http/send.ts'
import { readFileContent } from '../../../foundation/media/files.ts'
import { db } from '../../../foundation/store/db.ts'
import { priceOn } from '../../catalogue/price.ts'
import { changeProductForm, productForm } from './form-settings.ts'

type Schemas = components['schemas']

/** Returns whether the catalogue of a form is published, and where. */
export const productFeed = async (scope: Scope): Promise<Schemas['ProductFeed']> => shown(await productForm(scope))

async function shown({ id, settings: { feed } }: Awaited<ReturnType<typeof productForm>>) {
  const { count } = await listed(id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`jsonb_array_length(images) = 0`)
    .executeTakeFirstOrThrow()
  return {
    enabled: feed?.enabled ?? false,
    url: feed?.enabled ? addressOf(feed.token) : '',
    without_image: Number(count),
  }
}

const addressOf = (token: string) => `${currentCall().services.settings.publicUrl}/api/forms/feed/${token}`

/** The products of a form that its feed lists: those that customers can buy at a price. */
const listed = (formId: number) =>
  db()
    .selectFrom('product')
    .where('form_id', '=', formId)
    .where('enabled', '=', true)
    .where('price_cents', 'is not', null)
    .where('price_mode', '<>', 'ask')

/** Publishes the catalogue of a form, or takes it back; also gives it another address. */
export function changeFeed(
  scope: Scope,
  { enabled, renew = false }: Schemas['ProductFeedInput'],
): Promise<Schemas['ProductFeed']> {
  return changeProductForm(scope, undefined, {
    show: shown,
    change: async ({ settings }) => {
      const { feed } = settings
      if (enabled === (feed?.enabled ?? false) && (!renew || !enabled)) return undefined
      const token = renew || !feed ? randomBytes(32).toString('base64url') : feed.token
      return { ...settings, feed: { enabled, token } }
    },
    // The address is a secret: the history only tells whether it is another one.
    facts: ({ settings: { feed } }, before) => ({
      feed_enabled: feed?.enabled ?? false,
      feed_address: feed?.token === before.settings.feed?.token ? 'anterior' : 'nueva',
    }),
  })
}

/** Columns that Meta reads. */
const COLUMNS = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'sale_price', 'link', 'image_link', 'brand'],
]

const AVAILABILITY: Readonly<Record<Schemas['ProductAvailability'], string>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'preorder',
  discontinued: 'discontinued',
}

/** Products read at once, so that other calls are answered in between. */
const SLICE = 500

/** Returns the active products of the form with this address as Meta reads them; 404 if it has none. */
export async function readFeed(token: string): Promise<Buffer> {
  const form = await publishedForm(token)
  const day = dayIn(currentCall().services.clock(), form.zone)
  const page = form.isHosted ? hostedUrl(currentCall().services.settings.publicUrl, form.key) : ''
  const parts = [COLUMNS.join(',')]
  let last = 0
  for (;;) {
    const rows = await sliceOf(form.id, last)
    for (const row of rows) {
      const { cents, listCents } = priceOn(day, row)
      const money = (value: number | null) => (value === null ? '' : `${(value / 100).toFixed(2)} ${row.currency}`)
      const cells = [
        ...[row.sku || String(row.id), row.name, row.description || row.name, AVAILABILITY[row.availability], 'new'],
        ...[money(listCents ?? cents), listCents === null ? '' : money(cents)],
        // Meta takes no product without an address: customers can always buy it in the bot's own page.
        ...[row.link || page, row.pictured ? `${addressOf(token)}/images/${row.id}` : '', row.brand],
      ]
      parts.push(cells.map(quoted).join(','))
      last = row.id
    }
    if (rows.length < SLICE) return Buffer.from(parts.map((line) => `${line}\r\n`).join(''), 'utf8')
  }
}

const sliceOf = (formId: number, after: number) =>
  listed(formId)
    .select(['id', 'sku', 'name', 'description', 'availability', 'price_cents', 'sale_price_cents', 'sale_until'])
    .select(['currency', 'price_mode', 'link', 'brand', sql<boolean>`jsonb_array_length(images) > 0`.as('pictured')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(SLICE)
    .execute()

/** Returns the first picture of a product that the form with this address lists; 404 if it has none. */
export async function readFeedImage(token: string, productId: number): Promise<PictureAnswer> {
  const { id } = await publishedForm(token)
  const picture = await listed(id)
    .innerJoin('media', (join) =>
      join
        .onRef('media.bot_id', '=', 'product.bot_id')
        .on(sql<boolean>`media.number = (product.images->>0)::int`)
        .on('media.visibility', '=', 'bot'),
    )
    .select(['media.id', 'media.type'])
    .where('product.id', '=', productId)
    .executeTakeFirst()
  if (!picture?.type.startsWith('image/')) throw commonProblems.notFound()
  return new PictureAnswer(await readFileContent(picture.id), picture.type)
}

/** Returns the form whose catalogue is published at an address; 404 if there is none. */
async function publishedForm(token: string) {
  const form = await db()
    .selectFrom('form')
    .innerJoin('bot', 'bot.id', 'form.bot_id')
    .select(['form.id', 'bot.webchat_key as key'])
    .select(sql<string>`coalesce(bot.settings->>'timezone', ${TIMEZONE})`.as('zone'))
    .select(
      sql<boolean>`coalesce(bot.settings->'webchat'->'parameters'->>'hosted_page', 'true') = 'true'`.as('isHosted'),
    )
    .where(sql<boolean>`form.settings->'feed'->>'token' = ${token}`)
    .where(sql<boolean>`form.settings->'feed'->'enabled' = 'true'::jsonb`)
    .where('form.enabled', '=', true)
    .where('form.deleted_at', 'is', null)
    .where('bot.removed_at', 'is', null)
    .where('bot.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!form) throw commonProblems.notFound()
  return form
}

/** Meta reads commas, not the cells of a spreadsheet: a text keeps its first sign, whatever it is. */
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
