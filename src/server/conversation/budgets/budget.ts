import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { QuickBudgetInputLimits } from '../../../../generated/limits.ts'
import { totalsOf } from '../../../contract/budget.ts'
import { dayIn, TIMEZONE } from '../../../contract/zone.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, json } from '../../foundation/store/db.ts'
import { type LockedChat, lockVisible, visibleChat } from '../chats/core/lock.ts'
import { nextNumber, settingsOf } from './settings.ts'

/** A quotation as in the API. */
export type Budget = components['schemas']['Budget']
type Input = components['schemas']['QuickBudgetInput']

const FINAL = ['accepted', 'cancelled']
const { maxItems: MOST_ITEMS } = QuickBudgetInputLimits.items

/**
 * Creates a quotation in a chat, or a new version of the chat's last quotation unless that one is final. Earlier
 * versions stay readable. Call it within a transaction.
 */
export async function createBudgetVersion(scope: Scope, chatId: number, input: Input): Promise<Budget> {
  const chat = await lockVisible(scope, chatId)
  const last = await latestBudget(scope, chatId)
  const open = last && !FINAL.includes(last.status) ? last : undefined
  if (input.version !== undefined && input.version !== (open?.version ?? 1))
    throw commonProblems.stale(open ?? last ?? {})
  const content = {
    ...(await contentOf(scope, input)),
    contact: await contactOf(chat.contact_id, chat.user_name),
  }
  const at = currentCall().services.clock()
  const id = open ? await revise(open, content, at) : await create(scope, chatId, content, at)
  const made = await budgetOf(scope, id)
  const after = { number: made.number, total_cents: made.total_cents, version: made.version }
  await writeAudit({ id, label: made.number, after })
  return made
}

/** What lines are added to: the draft of a chat, or a new one. */
interface Adding {
  draft: Budget | undefined
  /** the one that the lines' prices have to be in */
  currency: string
}

/** Returns what lines are added to in a chat. Call it within a transaction that has locked the chat. */
export async function draftToAdd(scope: Scope, { id }: LockedChat): Promise<Adding> {
  const last = await latestBudget(scope, id)
  const draft = last?.status === 'draft' ? last : undefined
  return { draft, currency: draft?.currency ?? (await settingsOf(scope)).currency }
}

/**
 * Adds lines to the chat's draft, or to a new one: what was sent to the customer stays as it is. Nothing is audited. Call
 * it within a transaction that has locked the chat.
 * @returns the quotation, and the lines for which it has no room
 */
export async function addToDraft(
  scope: Scope,
  chat: LockedChat,
  { draft, currency }: Adding,
  items: Input['items'],
): Promise<{ budget: Budget; left: Input['items'] }> {
  const all = [...(draft?.items ?? []), ...items]
  const input: Input = {
    items: all.slice(0, MOST_ITEMS),
    notes: draft?.notes ?? '',
    ...(draft?.discount && { discount: draft.discount }),
  }
  const content = {
    ...(await contentOf(scope, input)),
    contact: await contactOf(chat.contact_id, chat.user_name),
    currency,
    // What staff gave is kept, unless the quotation would have expired before it is sent.
    ...(draft && draft.valid_until >= todayOf(scope) && { valid_until: draft.valid_until }),
  }
  const at = currentCall().services.clock()
  const id = draft ? await revise(draft, content, at) : await create(scope, chat.id, content, at)
  return { budget: await budgetOf(scope, id), left: all.slice(MOST_ITEMS) }
}

type Made = Awaited<ReturnType<typeof contentOf>>
type Content = Omit<Made, 'valid_until' | 'currency'> &
  Pick<Budget, 'contact' | 'currency'> & { valid_until: Made['valid_until'] | string }

async function create(scope: Scope, chatId: number, content: Content, at: Date): Promise<number> {
  const number = await nextNumber(scope)
  const row = { bot_id: scope.botId, chat_id: chatId, number, created_by: scope.userId, created_at: at, updated_at: at }
  const { id } = await db()
    .insertInto('budget')
    .values({ ...row, ...content })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function revise(open: Budget, content: Content, at: Date): Promise<number> {
  await db()
    .insertInto('budget_version')
    .values((eb) => ({
      budget_id: open.id,
      version: open.version,
      content: json(open),
      media_id: eb.selectFrom('budget').select('media_id').where('id', '=', open.id),
    }))
    .execute()
  await db()
    .updateTable('budget')
    .set({
      ...content,
      status: 'draft',
      sent_at: null,
      viewed_at: null,
      reminded_at: null,
      pdf_hash: '',
      // The link belonged to the previous version.
      token_hash: null,
      media_id: null,
      sent_texts: null,
      updated_at: at,
      version: nextVersion,
    })
    .where('id', '=', open.id)
    .execute()
  return open.id
}

/** Returns the content of a quotation with its totals. 422 when an amount is too large. */
async function contentOf(scope: Scope, { items, discount = null, valid_days, notes = '' }: Input) {
  const settings = await settingsOf(scope)
  const sums = sumsOf(items, discount, settings)
  const lines = items.map((item, i) => ({
    product_id: item.product_id ?? null,
    description: item.description,
    quantity: item.quantity,
    unit: item.unit ?? '',
    unit_price_cents: item.unit_price_cents,
    discount_percent: item.discount_percent ?? 0,
    tax_rate: item.tax_rate ?? settings.default_tax_rate,
    total_cents: sums.lines[i] ?? 0,
  }))
  const today = todayOf(scope)
  return {
    date: today,
    valid_until: sql<string>`${today}::date + ${valid_days ?? settings.valid_days}::int`,
    items: json(lines),
    discount: discount ? json(discount) : null,
    subtotal_cents: sums.subtotal_cents,
    tax_total_cents: sums.tax_total_cents,
    total_cents: sums.total_cents,
    currency: settings.currency,
    notes,
  }
}

function sumsOf(
  items: Input['items'],
  discount: NonNullable<Input['discount']> | null,
  settings: Awaited<ReturnType<typeof settingsOf>>,
) {
  try {
    return totalsOf(items, discount, settings.tax_mode, settings.default_tax_rate)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const text = 'El total es demasiado grande. Revisa los precios y las cantidades.'
    throw problem(422, 'invalid', text, { items: [text] })
  }
}

async function contactOf(id: number, userName: string): Promise<Budget['contact']> {
  const row = await db()
    .selectFrom('contact')
    .select(['id', 'name', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { id: row?.id ?? null, name: row?.name ?? userName, phone: row?.phone ?? '', email: row?.email ?? '' }
}

const todayOf = ({ timeZone }: Scope): string => dayIn(currentCall().services.clock(), timeZone)

/** Returns the current status: a sent quotation that was not answered in time has expired. */
export function statusNow() {
  const at = currentCall().services.clock()
  return sql<
    Budget['status']
  >`case when q.status in ('sent', 'viewed') and q.valid_until < (${at}::timestamptz at time zone
    coalesce((select settings->>'timezone' from bot where bot.id = q.bot_id), ${TIMEZONE}))::date
    then 'expired' else q.status end`
}

/** Quotations of the chats that the caller may see. */
export function budgets(scope: Scope) {
  return budgetColumns().where('q.bot_id', '=', scope.botId).where(visibleTo(scope))
}

/** Quotations with the columns for {@link toBudget}, without access checks. */
export function budgetColumns() {
  return db()
    .selectFrom('budget as q')
    .innerJoin('chat', 'chat.id', 'q.chat_id')
    .leftJoin('app_user as u', 'u.id', 'q.created_by')
    .select(['q.id', 'q.number', 'q.chat_id', 'q.contact', 'q.date', 'q.valid_until', 'q.items', 'q.discount'])
    .select(['q.subtotal_cents', 'q.tax_total_cents', 'q.total_cents', 'q.currency', 'q.notes', 'q.sent_at'])
    .select(statusNow().as('status'))
    .select(['q.viewed_at', 'q.accepted_at', 'q.pdf_hash', 'q.created_by', 'u.name as creator', 'q.created_at'])
    .select(['q.updated_at', 'q.version'])
}

/** Returns a quotation of a chat that the caller may see. */
export async function budgetOf(scope: Scope, id: number): Promise<Budget> {
  const row = await budgets(scope).where('q.id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return toBudget(row)
}

/** Returns the last quotation of a chat, or undefined. 404 when the caller may not see the chat. */
export async function latestBudget(scope: Scope, chatId: number): Promise<Budget | undefined> {
  await visibleChat(scope, chatId)
  const row = await budgets(scope).where('q.chat_id', '=', chatId).orderBy('q.id', 'desc').limit(1).executeTakeFirst()
  return row && toBudget(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof budgets>['execute']>>[number]

/** Maps a row of {@link budgets} to the API. */
export function toBudget({ created_by, creator, ...row }: Row): Budget {
  return {
    ...row,
    created_by: created_by === null ? null : { id: created_by, name: creator ?? '' },
  }
}
