import type { components } from '../../../../generated/api.d.ts'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { defaultPermissions, roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'

/** A bot to insert. */
export interface NewBot {
  name: string
  planId: number
  /** its first administrator; null for a bot that nobody sees yet */
  ownerId: number | null
  createdBy: number
  form: FormOfAddress | null
  settings?: {
    country?: string
    timezone?: string
    language?: string
    currency?: components['schemas']['BotCurrency']
  }
  /** false if its areas are inserted by the caller */
  defaultArea?: boolean
}

/** Inserts a bot with its administrator and an area for handed-over chats, within the current transaction. */
export async function insertBot(bot: NewBot): Promise<number> {
  const at = currentCall().services.clock()
  const stamps = { created_at: at, updated_at: at }
  const { id } = await db()
    .insertInto('bot')
    .values({
      name: bot.name,
      plan_id: bot.planId,
      form_of_address: bot.form,
      settings: json(bot.settings ?? {}),
      created_by: bot.createdBy,
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Buttons and rules can lead to it before anybody has changed it.
  await db()
    .insertInto('form')
    .values({ bot_id: id, kind: 'contact', name: 'Datos de contacto', ...stamps })
    .execute()
  if (bot.ownerId !== null) await addMember(id, bot.ownerId)
  if (bot.defaultArea !== false)
    await db()
      .insertInto('area')
      .values({ bot_id: id, name: 'General', is_default: true, ...stamps })
      .execute()
  return id
}

/** Makes a person the administrator of a new bot. */
export async function addMember(botId: number, userId: number): Promise<void> {
  const at = currentCall().services.clock()
  await db()
    .insertInto('membership')
    .values({
      bot_id: botId,
      user_id: userId,
      role_id: roles.administrador,
      permissions: defaultPermissions(roles.administrador),
      created_at: at,
      updated_at: at,
    })
    .execute()
}
