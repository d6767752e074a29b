import { createHash } from 'node:crypto'
import { db, json, lastly, tx } from '../store/db.ts'
import { currentCall } from './context.ts'
import { problem } from './problem.ts'
import type { Scope } from './scope.ts'

const KEY = /^[\x21-\x7e]{8,64}$/

/**
 * Does `work` in a transaction, once per `Idempotency-Key` of the call: asked again, the first answer is given again
 * and nothing is done. The key belongs to a person and a bot; under another request it is refused (409). A request
 * that failed left nothing, so it may be repeated.
 */
export async function once<T extends object>(
  operation: string,
  { botId, userId }: Scope,
  asked: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = currentCall().request?.header('idempotency-key')
  if (key === undefined) return tx(work)
  if (!KEY.test(key)) {
    const text = 'La clave de repetición debe tener entre 8 y 64 caracteres.'
    throw problem(422, 'invalid', text, { 'Idempotency-Key': [text] })
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([operation, asked]))
    .digest('base64url')
  const row = { bot_id: botId, user_id: userId, key }
  return tx(async () => {
    const created_at = currentCall().services.clock()
    const mine = await db()
      .insertInto('idempotency')
      .values({ ...row, operation, request_hash: hash, created_at })
      .onConflict((conflict) => conflict.columns(['bot_id', 'user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!mine) return repeated<T>(row, hash)
    const answer = await work()
    await lastly(
      db()
        .updateTable('idempotency')
        .set({ answer: json(answer) })
        .where('bot_id', '=', botId)
        .where('user_id', '=', userId)
        .where('key', '=', key),
    )
    return answer
  })
}

interface Row {
  bot_id: number
  user_id: number
  key: string
}

async function repeated<T>({ bot_id, user_id, key }: Row, hash: string): Promise<T> {
  const known = await db()
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('bot_id', '=', bot_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.request_hash !== hash) throw problem(409, 'key_used', 'La clave de repetición ya se usó en otro pedido.')
  return known.answer as T
}

/** Forgets keys that no client repeats any more. */
export async function cleanIdempotency(now: Date): Promise<void> {
  const old = new Date(now.getTime() - 24 * 3_600_000)
  await db().deleteFrom('idempotency').where('created_at', '<', old).execute()
}
