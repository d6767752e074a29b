import { createHash } from 'node:crypto'
import { db, deferToCommit, instant, json, tx } from '../store/db.ts'
import { currentCall } from './context.ts'
import { problem } from './problem.ts'
import type { Scope } from './scope.ts'

const KEY = /^[\x21-\x7e]{8,64}$/

/**
 * Runs `work` in a transaction, once per `Idempotency-Key` of the call. A repeated request gets the stored response and
 * nothing is done again. A key belongs to a person, or to a system with an API key, and a bot; with a different request it is rejected (409). A failed
 * request stores nothing, so it can be repeated.
 * @param chats the ids of the chats that the answer is about: it is forgotten with their customers
 * @param asked the content of the request, compared with that of earlier requests
 * @param lookFirst looks up the key before the work, for work that takes long or leaves files behind after a rollback
 */
export async function withIdempotency<T extends object>(
  operation: string,
  { botId, userId, apiKeyId }: Scope,
  chats: readonly number[] | ((answer: T) => readonly number[]),
  asked: unknown,
  work: () => Promise<T>,
  { lookFirst = false } = {},
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
  const row: Repeatable = { bot_id: botId, user_id: userId, api_key_id: apiKeyId ?? null, key }
  const before = async () => {
    const known = await findAnswer(row)
    if (known && known.request_hash !== hash)
      throw problem(409, 'key_used', 'La clave de repetición ya se usó en otro pedido. Usa una nueva.')
    return known as { answer: T } | undefined
  }
  const earlier = lookFirst ? await before() : undefined
  if (earlier) return earlier.answer
  try {
    return await tx(async () => {
      const answer = await work()
      const created_at = currentCall().services.clock()
      const chat_ids = [...(typeof chats === 'function' ? chats(answer) : chats)]
      // A used key violates a unique index here and rolls back all of the work.
      await deferToCommit(
        db()
          .insertInto('idempotency')
          .values({ ...row, operation, request_hash: hash, created_at, answer: json(answer), chat_ids }),
      )
      return answer
    })
  } catch (error) {
    // The first request may also be the reason for this error, if the work cannot be done twice.
    const known = await before()
    if (!known) throw error
    return known.answer
  }
}

/** The columns that identify a request. */
interface Repeatable {
  bot_id: number
  user_id: number | null
  api_key_id: number | null
  key: string
}

function findAnswer({ bot_id, user_id, api_key_id, key }: Repeatable) {
  const query = db()
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('bot_id', '=', bot_id)
    .where('key', '=', key)
  return (
    user_id === null ? query.where('api_key_id', '=', api_key_id) : query.where('user_id', '=', user_id)
  ).executeTakeFirst()
}

/** Deletes keys older than 24 hours, which clients no longer repeat. */
export async function cleanIdempotency(now: Date): Promise<void> {
  const old = new Date(now.getTime() - 24 * 3_600_000)
  await db().deleteFrom('idempotency').where('created_at', '<', instant(old)).execute()
}
