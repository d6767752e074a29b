import type { components } from '../../generated/api.d.ts'
import { ApiScopeOptions } from '../../generated/options.ts'
import { makeToken } from '../../src/server/foundation/scope/api-key.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

export type ApiScope = components['schemas']['ApiScope']

/** Every scope of the contract. */
export const everyScope = ApiScopeOptions.map(({ value }) => value as ApiScope)

let serial = 0

interface Given {
  scopes?: readonly ApiScope[]
  name?: string
  expires_at?: Date | null
  revoked_at?: Date | null
}

/** Stores a key of a chatbot, without the operation that creates one. */
export async function makeKey(app: TestApp, bot_id: number, given: Given = {}): Promise<{ id: number; token: string }> {
  const { scopes = everyScope, name = `Sistema ${++serial}`, expires_at = null, revoked_at = null } = given
  const { token, ...stored } = makeToken()
  const created_at = app.clock.now()
  const row = { ...stored, bot_id, name, scopes: json([...scopes]), expires_at, revoked_at, created_at }
  const { id } = await app.db.insertInto('api_key').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, token }
}
