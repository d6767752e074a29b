import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { refusals } from '../../foundation/http/problem.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { asBudget, type Budget, budgetColumns } from './budget.ts'

/** Bytes of a link's token: nobody guesses 256 bits. */
const TOKEN_BYTES = 32
/** Days for which a quotation can still be read after it is no longer valid. */
const READABLE_DAYS = 30
/** Where the page of a link is served. */
export const PUBLIC_PATH = '/presupuesto'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new link of a quotation, in place of the one before. Kept hashed: only the message that carries it knows it. */
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
  return `${currentCall().services.settings.publicUrl}${PUBLIC_PATH}/${token}`
}

/** What a link leads to. */
export interface Linked {
  botId: number
  budget: Budget
  mediaId: string | null
}

/** The quotation of a link; 404 for a token that nobody made, that was replaced or has expired. */
export async function linked(token: string): Promise<Linked> {
  const now = currentCall().services.clock()
  const row = await budgetColumns()
    .select(['q.bot_id', 'q.media_id'])
    .where('q.token_hash', '=', hashOf(token))
    .where('q.token_expires_at', '>', instant(now))
    .executeTakeFirst()
  if (!row) throw refusals.notFound()
  const { bot_id, media_id, ...rest } = row
  return { botId: bot_id, budget: asBudget(rest), mediaId: media_id }
}
