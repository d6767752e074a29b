import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json } from '../../foundation/store/db.ts'
import { isDuplicate } from '../../foundation/store/errors.ts'
import { type AtPlatform, sealed } from '../accounts/account.ts'
import type { Looked } from '../meta/look.ts'
import { type Claim, confirmClaim, takenProblem } from './claim.ts'

type Facts = components['schemas']['PluginFacts']

/** Stores a claimed account and returns its id: one that the bot had before keeps its row. 409 when another bot has it. */
export async function storeAccount(
  scope: Scope,
  claim: Claim,
  values: ReturnType<typeof valuesOf>,
  idField: string,
): Promise<number> {
  const { kind, externalId } = claim.place
  await confirmClaim(claim, idField)
  try {
    const former = await db()
      .updateTable('channel_account')
      .set({ ...values, version: nextVersion })
      .where('bot_id', '=', scope.botId)
      .where('kind', '=', kind)
      .where('external_id', '=', externalId)
      .returning('id')
      .executeTakeFirst()
    if (former) return former.id
    const { id } = await db()
      .insertInto('channel_account')
      .values({ ...values, bot_id: scope.botId, kind, external_id: externalId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (isDuplicate(error, 'channel_account_connected')) throw takenProblem(false, idField)
    if (isDuplicate(error, 'channel_account_own')) throw takenProblem(true, idField)
    throw error
  }
}

/** What is stored of a connected account: its keys and settings, and what its platform says. */
export function valuesOf({ userId }: Scope, { settings, secrets }: AtPlatform, { name, account, facts }: Looked) {
  const at = currentCall().services.clock()
  return {
    name,
    account,
    status: 'connected',
    problem: null,
    cure: null,
    settings: json(settings),
    facts: json(facts),
    ...sealed(secrets),
    connected_by: userId,
    connected_at: at,
    updated_at: at,
  } as const
}

/** What a platform says now, in place of what is stored. Only the limit stays if it is left out, because news told it. */
export const laterFacts = (facts: RawBuilder<Facts>) =>
  sql<Facts>`(facts - array(select key from jsonb_object_keys(facts) key where key <> 'messaging_limit')) || ${facts}`
