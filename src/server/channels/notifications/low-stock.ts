import { sql } from 'kysely'
import { formatNumber } from '../../../contract/format.ts'
import { formatChatDate } from '../../../contract/zone.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { botLink } from '../../foundation/http/link-address.ts'
import { mayMail } from '../../foundation/notify/hourly.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { askUnasked, byMail, type Sender, senderOf } from './deliver.ts'
import { digestMail, type NoticeLine, noticeMail } from './mail.ts'
import { chosenContacts, getsMails } from './recipients.ts'

/** Forms of one look, and products of one mail. The rest come with the next look. */
const MOST_FORMS = 100
const MOST_PRODUCTS = 100

/** A product that is at its limit, whoever changed its stock. */
const IS_LOW = sql<boolean>`p.enabled and p.stock <= p.stock_alert and p.low_noted_at is null`

/**
 * Tells the contacts of a form which products fell to their limit: each once, until there is more of it again. Nobody is
 * told of them before a contact has confirmed their address.
 */
export async function reportLowStock(): Promise<void> {
  // Who was told is not a part of what people edit in a product: this does not change its version.
  await sql`update product set low_noted_at = null where low_noted_at is not null
    and (stock is null or stock_alert is null or stock > stock_alert)`.execute(db())
  const { rows } = await sql<{ id: number; bot_id: number; contacts: number[] }>`
    select f.id, f.bot_id, f.settings->'notify_contacts' as contacts
    from form f join bot b on b.id = f.bot_id and b.removed_at is null and b.suspended_at is null
    where f.kind = 'product' and f.enabled and f.deleted_at is null
      and jsonb_array_length(coalesce(f.settings->'notify_contacts', '[]'::jsonb)) > 0
      and exists (select from product p where p.form_id = f.id and ${IS_LOW})
    order by f.id limit ${MOST_FORMS}::int`.execute(db())
  for (const { id, bot_id, contacts } of rows) await tx(() => tellForm(bot_id, id, contacts))
}

async function tellForm(botId: number, formId: number, contactIds: readonly number[]): Promise<void> {
  const to = await chosenContacts(botId, contactIds)
  const bot = await senderOf(botId)
  const reached = to.filter(getsMails)
  if (reached.length === 0) {
    for (const { email, consent } of to) if (email && consent?.link === null) bot.unasked.add(email)
    await askUnasked(bot)
    return
  }
  if (!(await mayMail(botId, reached.length))) return
  const lines = await linesOf(bot, formId)
  const [first] = lines
  if (!first) return
  for (const one of to)
    await byMail(bot, one, (facts) => (lines.length === 1 ? noticeMail(facts, first) : digestMail(facts, lines)))
  await askUnasked(bot)
}

/** Notes the products as told, without changing their version, and returns what is told of them. */
async function linesOf(bot: Sender, formId: number): Promise<NoticeLine[]> {
  const now = currentCall().services.clock()
  // No edit: this does not change its version.
  const { rows } = await sql<{ name: string; stock: number }>`
    update product set low_noted_at = ${now} where id in (
      select p.id from product p where p.form_id = ${formId} and ${IS_LOW} order by p.id limit ${MOST_PRODUCTS}::int
      for no key update
    ) returning name, stock`.execute(db())
  return rows.map(({ name, stock }) => ({
    text: stock === 0 ? `Se terminó «${name}»` : `Queda poco de «${name}»: ${formatNumber(stock)}`,
    link: botLink(`/forms/products/inventory/${formId}`, bot.id),
    when: formatChatDate(now.toISOString(), bot.zone),
  }))
}
