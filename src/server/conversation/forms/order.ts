import { TIMEZONE } from '../../../contract/zone.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { Problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { moneyText } from '../../knowledge/catalogue/price.ts'
import { productForms } from '../../knowledge/catalogue/search/forms.ts'
import { findProducts } from '../../knowledge/catalogue/search.ts'
import { lineAsOffered } from '../../knowledge/dialogue/products/cart.ts'
import { catalogueItem } from '../../knowledge/dialogue/products/item.ts'
import type { CartLine, OrderReply } from '../../knowledge/dialogue/products/types.ts'
import { addToDraft, draftToAdd } from '../budgets/budget.ts'
import { productLine } from '../budgets/product-line.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { sendInChat } from '../chats/core/send-message.ts'

/** What staff read of an order whose total no quotation can have. */
const TOO_LARGE = 'El total es demasiado grande para un presupuesto. Revísalo con el cliente.'

interface Place {
  botId: number
  chatId: number
  at: Date
}

/**
 * Puts an order of a customer into the draft of a quotation, with the prices of this moment, so that the team only has to
 * look at it and send it. Products that are not offered any more are left out.
 * @returns what the quotation has no room for, as its lines would say it
 */
export async function storeOrder({ botId, chatId, at }: Place, { lines, open = [] }: OrderReply): Promise<string[]> {
  const chat = await lockChat(botId, chatId)
  const { name, settings } = await db()
    .selectFrom('bot')
    .select(['name', 'settings'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const scope: Scope = {
    ...{ botId, userId: null, userName: name, roleId: roles.administrador, permissions: { chats: true } },
    ...{ planId: 0, timeZone: settings.timezone ?? TIMEZONE, areas: 'all', suspended: null },
  }
  const adding = await draftToAdd(scope, chat)
  const found = await itemsOf(botId, lines, { at, currency: adding.currency })
  if (found.length === 0) return []
  const items = found.map(({ item }) => item)
  const draft = await storedDraft(scope, chat, adding, items)
  if (!draft) {
    const text = `El cliente pidió: ${listed(items)}. ${TOO_LARGE}`
    await sendInChat(chat, { author: 'system', text })
    return []
  }
  const { budget, left } = draft
  await writeAuditAs(
    { action: 'create', resource: 'budget' },
    {
      ...{ id: budget.id, label: budget.number, botId, actor: { type: 'bot', id: null, name } },
      after: { number: budget.number, total_cents: budget.total_cents, version: budget.version },
    },
  )
  const noRoom = left.map(lineText)
  const unpriced = found.flatMap(({ item, isPriced }) => (isPriced || left.includes(item) ? [] : [lineText(item)]))
  const total = moneyText(budget.total_cents, budget.currency)
  await sendInChat(chat, {
    author: 'system',
    text: [
      `El chatbot anotó un pedido: presupuesto ${budget.number}, ${total}${withLines(items.filter((item) => !left.includes(item)))}.`,
      ...(noRoom.length > 0 ? [`No le entraron más renglones. Falta: ${noRoom.join(', ')}.`] : []),
      ...(unpriced.length > 0 ? [`Falta el precio de: ${unpriced.join(', ')}.`] : []),
      ...(open.length > 0 ? [`El cliente no eligió cuál quiere de: ${open.join(', ')}.`] : []),
    ].join(' '),
  })
  return noRoom
}

const lineText = ({ quantity, description }: { quantity: number; description: string }): string =>
  `${quantity} × ${description}`

const listed = (items: Lines): string => items.map(lineText).join(', ')

/** Lines of an order that the thread tells; the quotation has all. */
const TOLD = 5

/** Returns what a quotation has: its first lines, and how many there are besides. */
function withLines(items: Lines): string {
  const more = items.length - TOLD
  return items.length === 0 ? '' : `, con ${listed(items.slice(0, TOLD))}${more > 0 ? ` y ${more} más` : ''}`
}

type Lines = Parameters<typeof addToDraft>[3]

/** Adds an order to the draft of its chat; undefined if the total is more than a quotation can have. */
async function storedDraft(
  scope: Scope,
  chat: LockedChat,
  adding: Awaited<ReturnType<typeof draftToAdd>>,
  items: Lines,
) {
  try {
    return await addToDraft(scope, chat, adding, items)
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return undefined
    throw error
  }
}

/**
 * Returns the lines of a quotation for the products of an order. One without a price, or with a price in another currency
 * than that of the quotation, is left for the team to complete.
 */
async function itemsOf(botId: number, lines: readonly CartLine[], { at, currency }: { at: Date; currency: string }) {
  const found = await findProducts(
    botId,
    lines.map(({ id }) => id),
    at,
  )
  const known = (await productForms(botId)).flatMap(({ characteristics }) => characteristics)
  return lines.flatMap((wanted) => {
    const product = found.find((one) => one.id === wanted.id)
    const offered = product && lineAsOffered(wanted, catalogueItem(product, known))
    if (!product || !offered) return []
    const ofForm = known.filter(({ form_id }) => form_id === product.formId)
    const { item, variant } = offered
    const line = productLine(product, ofForm, variant && item.variants.indexOf(variant))
    const cents = product.price.currency === currency ? line.unit_price_cents : null
    const { quantity } = wanted
    return [{ item: { ...line, quantity, unit_price_cents: cents ?? 0 }, isPriced: cents !== null }]
  })
}
