import { createHash } from 'node:crypto'
import { db, instant, json, lastly, tx } from '../store/db.ts'
import { currentCall } from './context.ts'
import { problem } from './problem.ts'
import type { Scope } from './scope.ts'

const KEY = /^[\x21-\x7e]{8,64}$/

/**
 * Does `work` in a transaction, once per `Idempotency-Key` of the call: asked again, the first answer is given again
 * and nothing is done. The key belongs to a person and a bot; under another request it is refused (409). A request
 * that failed left nothing, so it may be repeated.
 * @param lookFirst asks for the key before the work, for work that takes long or leaves files when it is undone
 */
export async function once<T extends object>(
  operation: string,
  { botId, userId }: Scope,
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
  const row = { bot_id: botId, user_id: userId, key }
  const before = async () => {
    const known = await findAnswer(row)
    if (known && known.request_hash !== hash)
      throw problem(409, 'key_used', 'La clave de repetición ya se usó en otro pedido.')
    return known as { answer: T } | undefined
  }
  const told = lookFirst ? await before() : undefined
  if (told) return told.answer
  try {
    return await tx(async () => {
      const answer = await work()
      const created_at = currentCall().services.clock()
      // a key that was used refuses this line, and with it all that was done
      await lastly(
        db()
          .insertInto('idempotency')
          .values({ ...row, operation, request_hash: hash, created_at, answer: json(answer) }),
      )
      return answer
    })
  } catch (error) {
    // also where what was done once can't be done twice, and was refused for that
    const known = await before()
    if (!known) throw error
    return known.answer
  }
}

function findAnswer({ bot_id, user_id, key }: { bot_id: number; user_id: number; key: string }) {
  return db()
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('bot_id', '=', bot_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Forgets keys that no client repeats any more. */
export async function cleanIdempotency(now: Date): Promise<void> {
  const old = new Date(now.getTime() - 24 * 3_600_000)
  await db().deleteFrom('idempotency').where('created_at', '<', instant(old)).execute()
}
