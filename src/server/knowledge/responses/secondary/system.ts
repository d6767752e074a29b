import type { components } from '../../../../../generated/api.d.ts'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { systemText } from '../../dialogue/texts.ts'
import { FOLLOW_UP, type SecondaryKind } from '../types.ts'

type SystemResponse = components['schemas']['SystemResponse']
/**
 * Returns every situation with its default text and the active response that overrides it, if any. The texts are not
 * stored as rows, so that new bots have them immediately and a changed wording reaches every bot that did not override
 * it.
 */
export async function systemResponses({ botId }: Pick<Scope, 'botId'>): Promise<SystemResponse[]> {
  const rows = await db()
    .selectFrom('secondary_response')
    .select(['id', 'name', 'kind'])
    .where('bot_id', '=', botId)
    .where('kind', '<>', FOLLOW_UP)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  const { form_of_address } = await db()
    .selectFrom('bot')
    .select('form_of_address')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const active = new Map(rows.map(({ kind, ...response }) => [kind, response]))
  const kinds = SecondaryKindOptions.map(({ value }) => value as SecondaryKind)
  return kinds
    .filter((kind) => kind !== FOLLOW_UP)
    .map((kind) => ({ kind, text: systemText(form_of_address, kind), response: active.get(kind) ?? null }))
}
