import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { formOfBot } from '../../foundation/scope/form-of-address.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { type Budget, budgetColumns, toBudget } from './budget.ts'

/** Bytes of a link's token: 256 bits cannot be guessed. */
const TOKEN_BYTES = 32
/** Days a quotation can still be read after its validity ended. */
const READABLE_DAYS = 30
/** Path of the public page. */
export const PUBLIC_PATH = '/presupuesto'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates the link of a quotation and replaces the previous one. Only the hash of the token is stored. */
export async function makeLink({ id, valid_until }: Budget): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db()
    .updateTable('budget')
    .set({
      token_hash: hashOf(token),
      token_expires_at: sql<string>`${valid_until}::date + ${READABLE_DAYS}::int`,
    })
    .where('id', '=', id)
    .execute()
  // The customer opens it on another device, so that a name of this machine does not help.
  return `${currentCall().services.settings.publicUrl}${PUBLIC_PATH}/${token}`
}

/** Returns how the page of a link addresses the customer, also after the link expired; undefined for an unknown link. */
export async function formOfToken(token: string): Promise<FormOfAddress | undefined> {
  const row = await db()
    .selectFrom('budget')
    .select('bot_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row && formOfBot(row.bot_id)
}

/** The quotation of a link. */
export interface LinkedBudget {
  botId: number
  budget: Budget
  mediaId: string | null
}

/**
 * Returns the quotation of a link; 404 for an unknown, replaced or expired token, and while the bot is removed or
 * suspended.
 */
export async function budgetOfLink(token: string): Promise<LinkedBudget> {
  const now = currentCall().services.clock()
  const row = await budgetColumns()
    .select(['q.bot_id', 'q.media_id'])
    .where('q.token_hash', '=', hashOf(token))
    .where('q.token_expires_at', '>', instant(now))
    .where('q.bot_id', 'in', (bot) =>
      bot.selectFrom('bot').select('id').where('removed_at', 'is', null).where('suspended_at', 'is', null),
    )
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const { bot_id, media_id, ...rest } = row
  return { botId: bot_id, budget: toBudget(rest), mediaId: media_id }
}
