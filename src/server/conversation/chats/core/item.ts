import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { formatChatDate, TIMEZONE } from '../../../../contract/zone.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import { db } from '../../../foundation/store/db.ts'
import { deadlineHours, nextDeadline } from './due.ts'
import { readablePreview } from './preview.ts'

/** A chat as in the list. */
export type ChatItem = components['schemas']['ChatItem']

/**
 * Milliseconds in which WhatsApp and Facebook allow a business to write after the customer's last message: 24 hours, less
 * five minutes, because Meta sometimes refuses at the edge.
 */
const WINDOW_MS = 24 * 3_600_000 - 5 * 60_000

/** The same for a person of a page that Meta lets answer later (Meta: the tag `HUMAN_AGENT` of Messenger). */
const HUMAN_WINDOW_MS = 7 * 24 * 3_600_000 - 5 * 60_000

/** What the time for answers depends on. */
interface ReplyWindow {
  channel: string
  last_inbound_at: string | null
  created_at: string
  /** when the channel refused an answer as too late */
  window_closed_at: string | null
  /** people of the page may answer later than the bot */
  has_human_agent?: boolean | null
}

/** Returns until when a person may write to the customer; null on channels without a limit. */
export function replyWindowEnd(chat: ReplyWindow): string | null {
  if (!hasWindow(chat)) return null
  return endOf(chat, chat.channel === 'facebook' && chat.has_human_agent ? HUMAN_WINDOW_MS : WINDOW_MS)
}

/** Returns until when everybody may write, the bot as well; null on channels without a limit. */
export const usualWindowEnd = (chat: ReplyWindow): string | null => (hasWindow(chat) ? endOf(chat, WINDOW_MS) : null)

/** Only Meta's channels limit the time for answers. */
const hasWindow = ({ channel }: ReplyWindow): boolean => channel === 'whatsapp' || channel === 'facebook'

/**
 * A customer who never wrote has not opened any time: it was over when the chat began. What the channel refused as too late
 * ended it, unless the customer wrote since.
 */
function endOf({ last_inbound_at, created_at, window_closed_at }: ReplyWindow, window: number): string {
  const opened = last_inbound_at === null ? undefined : Date.parse(last_inbound_at)
  const closed = window_closed_at === null ? undefined : Date.parse(window_closed_at)
  if (closed !== undefined && closed >= (opened ?? 0)) return new Date(closed).toISOString()
  return new Date(opened === undefined ? created_at : opened + window).toISOString()
}

/** Selects whether Meta lets the people of a chat's page answer for seven days. */
export const hasHumanAgent = (accountId: string) =>
  sql<boolean>`coalesce((select (w.settings->>'human_agent')::boolean from channel_account w
    where w.id = ${sql.ref(accountId)}), false)`

/** Returns these chats of a bot in the order of the ids, without access checks. Unknown ids are left out. */
export async function itemsOf(botId: number, ids: readonly number[]): Promise<ChatItem[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('chat as c')
    .innerJoin('bot as b', 'b.id', 'c.bot_id')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .leftJoin('app_user as u', 'u.id', 'c.assign_user_id')
    .leftJoin('app_user as s', 's.id', 'c.snoozed_by')
    .leftJoin('area as a', 'a.id', 'c.area_id')
    .leftJoin('chat_transfer as t', 't.chat_id', 'c.id')
    .leftJoin('app_user as f', 'f.id', 't.by_user_id')
    .select(['c.id', 'c.type', 'c.sender_id', 'c.user_name', 'c.last_message_at', 'c.channel', 'c.answered', 'c.open'])
    .select([
      'c.live',
      'c.state',
      'c.last_message_text',
      'c.last_message_from',
      'c.contact_id',
      'c.account_id',
      'c.unread_count',
    ])
    .select([
      'c.last_message_kind',
      'c.last_message_failed',
      'c.last_inbound_at',
      'c.window_closed_at',
      'c.created_at',
      'c.assign_user_id',
      'c.area_id',
      'k.blocked',
    ])
    .select(hasHumanAgent('c.account_id').as('has_human_agent'))
    .select(['c.urgency', 'c.priority', 'c.requested_at', 'a.first_response_minutes', 'a.resolution_minutes'])
    .select(deadlineHours().as('deadline_hours'))
    .select(['u.name as assignee', 'a.name as area_name', 'c.snoozed_until', 'c.snoozed_by', 's.name as snoozer'])
    .select([
      't.at as transfer_at',
      't.note as transfer_note',
      't.user_id as transfer_user',
      't.area_id as transfer_area',
    ])
    .select(['f.id as transferrer', 'f.name as transferrer_name'])
    .select([
      sql<string>`coalesce(b.settings->>'timezone', ${TIMEZONE})`.as('timezone'),
      sql<
        number[]
      >`coalesce((select jsonb_agg(cl.label_id order by cl.label_id) from chat_label cl where cl.chat_id = c.id), '[]'::jsonb)`.as(
        'labels',
      ),
    ])
    .where('c.bot_id', '=', botId)
    .where('c.id', 'in', ids)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [asItem(row)] : []
  })
}

/** Returns a chat of a bot; 404 when it does not exist. */
export async function itemOf(botId: number, id: number): Promise<ChatItem> {
  const [item] = await itemsOf(botId, [id])
  if (!item) throw commonProblems.notFound()
  return item
}

interface ItemRow extends Omit<ChatItem, ComputedKey> {
  priority: ChatItem['priority'] | null
  last_message_at: string
  last_message_kind: NonNullable<ChatItem['last_message_kind']>
  last_message_failed: boolean
  account_id: number | null
  window_closed_at: string | null
  last_inbound_at: string | null
  created_at: string
  assign_user_id: number | null
  assignee: string | null
  area_id: number | null
  area_name: string | null
  snoozed_until: string | null
  snoozed_by: number | null
  snoozer: string | null
  timezone: string
  requested_at: string | null
  first_response_minutes: number | null
  resolution_minutes: number | null
  deadline_hours: components['schemas']['OpeningHours'] | null
  has_human_agent: boolean
  transfer_at: string | null
  transfer_note: string | null
  transfer_user: number | null
  transfer_area: number | null
  transferrer: number | null
  transferrer_name: string | null
}
type ComputedKey =
  | 'priority'
  | 'date_last_message'
  | 'last_message_at'
  | 'last_message_kind'
  | 'last_message_failed'
  | 'account_id'
  | 'window_until'
  | 'bot_window_until'
  | 'area'
  | 'assign_user'
  | 'snooze'
  | 'due'
  | 'waiting_since'
  | 'transfer'

/** Written out field by field for speed: it runs twenty times per page, and rest and spread dominated the cost. */
function asItem(row: ItemRow): ChatItem {
  const { assign_user_id, area_id, snoozed_until, snoozed_by, last_message_at } = row
  const item: ChatItem = {
    id: row.id,
    type: row.type,
    channel: row.channel,
    sender_id: row.sender_id,
    user_name: row.user_name,
    account_id: row.account_id,
    contact_id: row.contact_id,
    blocked: row.blocked,
    state: row.state,
    open: row.open,
    live: row.live,
    answered: row.answered,
    unread_count: row.unread_count,
    labels: row.labels,
    last_message_text: readablePreview(row.last_message_text, row.last_message_kind),
    last_message_from: row.last_message_from,
    last_message_kind: row.last_message_kind,
    last_message_failed: row.last_message_failed,
    last_message_at,
    date_last_message: formatChatDate(last_message_at, row.timezone),
    assign_user: assign_user_id === null ? null : { id: assign_user_id, name: row.assignee ?? '' },
    area: area_id === null ? null : { id: area_id, name: row.area_name ?? '' },
    snooze:
      snoozed_until === null
        ? null
        : { until: snoozed_until, by: snoozed_by === null ? null : { id: snoozed_by, name: row.snoozer ?? '' } },
    due: nextDeadline(row),
    priority: row.priority ?? 'normal',
    urgency: row.urgency ?? null,
    waiting_since: row.type === 'request' ? row.requested_at : null,
    window_until: replyWindowEnd(row),
  }
  if (row.transfer_at !== null && row.state !== 2) item.transfer = transferOf(row, row.transfer_at)
  if (row.has_human_agent && row.channel === 'facebook') item.bot_window_until = endOf(row, WINDOW_MS)
  return item
}

const transferOf = (row: ItemRow, at: string): NonNullable<ChatItem['transfer']> => ({
  by: row.transferrer === null ? null : { id: row.transferrer, name: row.transferrer_name ?? '' },
  at,
  note: row.transfer_note ?? '',
  user_id: row.transfer_user,
  area_id: row.transfer_area,
})
