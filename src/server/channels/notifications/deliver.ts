import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { NotificationNotice } from '../../../../generated/database.d.ts'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { formatChatDate, TIMEZONE } from '../../../contract/zone.ts'
import { type NotificationRule, toRule } from '../../conversation/notifications/rule.ts'
import { askOnce } from '../../foundation/consent/consent.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { botLink } from '../../foundation/http/link-address.ts'
import { Problem } from '../../foundation/http/problem.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { formOfBot } from '../../foundation/scope/form-of-address.ts'
import { db } from '../../foundation/store/db.ts'
import { type Failure, logFailures, type MailObstacle } from './failures.ts'
import { digestMail, type MailFacts, type NoticeLine, noticeMail } from './mail.ts'
import type { Recipient } from './recipients.ts'
import { sendByWhatsapp } from './whatsapp.ts'

export type Notice = Selectable<NotificationNotice>

/** A bot as its alerts name it. */
export interface Sender {
  id: number
  name: string
  zone: string
  isSilent: boolean
  /** how it addresses people outside the team */
  form: FormOfAddress
  /** addresses whose person is asked for their consent by {@link askUnasked} */
  unasked: Set<string>
}

/** Sends notices by the rule's mails and WhatsApp. Returns whom they did not reach. */
export async function deliver(
  bot: Sender,
  rule: NotificationRule,
  to: readonly Recipient[],
  notices: readonly Notice[],
): Promise<Failure[]> {
  const lines = linesOf(bot, notices)
  const [only] = lines
  const failures: Failure[] = []
  const reached: Recipient[] = []
  for (const one of to) {
    const own: (Failure | undefined)[] = []
    if (rule.channels.includes('email'))
      own.push(
        await mailed(bot, one, (facts) =>
          rule.digest === 'none' && only ? noticeMail(facts, only) : digestMail(facts, lines),
        ),
      )
    if (rule.channels.includes('whatsapp') && one.contactId !== undefined && !bot.isSilent)
      own.push(await byWhatsapp(bot, one, one.contactId, lines))
    failures.push(...own.filter((failure) => failure !== undefined))
    if (own.includes(undefined)) reached.push(one)
  }
  logFailures({ bot: bot.id, rule: rule.id }, failures)
  await noteSent(rule, reached, currentCall().services.clock())
  return failures
}

/** Sends one mail about several notices, of whatever rules. Returns whom it did not reach. */
export const deliverDigest = (bot: Sender, to: Recipient, notices: readonly Notice[]): Promise<Failure | undefined> =>
  mailed(bot, to, (facts) => digestMail(facts, linesOf(bot, notices)))

async function mailed(bot: Sender, to: Recipient, write: (facts: MailFacts) => Mail): Promise<Failure | undefined> {
  const why = await byMail(bot, to, write)
  return why && failureOf(to, { why })
}

const failureOf = ({ contactId, userId }: Recipient, how: Pick<Failure, 'why' | 'text'>): Failure =>
  contactId === undefined ? { ...how, ...(userId !== undefined && { userId }) } : { ...how, contactId }

/**
 * Sends a mail to a recipient. Returns why it was not sent. Notes for {@link askUnasked} who was not asked for consent.
 */
export async function byMail(
  bot: Sender,
  { name, email, consent, isUnconfirmed }: Recipient,
  write: (facts: MailFacts) => Mail,
): Promise<MailObstacle | undefined> {
  if (!email) return 'unaddressed'
  if (isUnconfirmed) return 'pending'
  if (consent?.state === 'refused') return 'refused'
  if (consent && (consent.state !== 'confirmed' || !consent.link)) {
    if (!consent.link) bot.unasked.add(email)
    return 'pending'
  }
  const unsubscribe = consent?.link ?? undefined
  const facts = { to: email, name, bot: bot.name, form: bot.form, ...(unsubscribe && { unsubscribe }) }
  const origin = { botId: bot.id, isAlert: true, ...(consent && { onlyIf: 'confirmed' as const }) }
  await currentCall().services.mail.send(write(facts), origin)
  return undefined
}

/**
 * Asks those whom nobody asked for their consent. Call it as the last step of a transaction: the count of what was asked is
 * locked after the rules and recipients, as by those who change them and ask then. Another order would be a deadlock.
 * @returns whether all of them were asked
 */
export async function askUnasked({ id, unasked }: Sender): Promise<boolean> {
  let areAsked = true
  for (const email of [...unasked].sort()) areAsked = (await askOnce(id, email)) && areAsked
  return areAsked
}

const linesOf = (bot: Sender, notices: readonly Notice[]): NoticeLine[] =>
  notices.map(({ text, link, chat_id, at }) => ({
    text,
    link: botLink(link ?? (chat_id === null ? '/' : `/chats?id=${chat_id}`), bot.id),
    when: formatChatDate(at, bot.zone),
  }))

/** Sends the notices by WhatsApp. Returns the failure, if any. */
async function byWhatsapp(
  bot: Sender,
  to: Recipient,
  contactId: number,
  lines: readonly NoticeLine[],
): Promise<Failure | undefined> {
  const text = lines.map((one) => one.text).join('\n')
  try {
    await sendByWhatsapp(bot.id, contactId, `${bot.name}: ${text}`)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return failureOf(to, { why: 'whatsapp', text: error.message })
    throw error
  }
}

async function noteSent({ id }: NotificationRule, to: readonly Recipient[], at: Date): Promise<void> {
  if (to.length === 0) return
  await db()
    .updateTable('notification_rule')
    .set({ last_sent_at: at })
    .where('id', '=', id ?? 0)
    .execute()
  const contacts = to.flatMap(({ contactId }) => contactId ?? [])
  if (contacts.length === 0) return
  await sql`
    with rule as (select type, bot_id from notification_rule where id = ${id}),
      areas as (
        update area_contact ac set last_sent_at = ${at} from rule, area a
        where rule.type = 3 and a.id = ac.area_id and a.bot_id = rule.bot_id and ac.contact_id = any(${contacts})
        returning ac.id
      )
    update notification_contact n set last_sent_at = ${at} from rule
    where n.bot_id = rule.bot_id and n.type = rule.type and n.contact_id = any(${contacts})`.execute(db())
}

export async function end(
  ids: readonly number[],
  state: 'sent' | 'dropped',
  detail: string | null = null,
): Promise<void> {
  await db()
    .updateTable('notification_notice')
    .set({ state, detail, settled_at: currentCall().services.clock() })
    .where('id', 'in', ids)
    .execute()
}

export async function ruleOf(id: number): Promise<NotificationRule | undefined> {
  const row = await db().selectFrom('notification_rule').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRule(row)
}

/** Returns the name of a bot in its notices. */
export async function senderOf(id: number): Promise<Sender> {
  const bot = await db()
    .selectFrom('bot')
    .select(['id', 'name', sql<string>`coalesce(settings->>'timezone', ${TIMEZONE})`.as('zone')])
    .select(sql<boolean>`suspended_at is not null or removed_at is not null`.as('isSilent'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...bot, form: await formOfBot(id), unasked: new Set() }
}
