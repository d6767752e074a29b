import type { components } from '../../../../../generated/api.d.ts'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { defaultTexts } from '../../dialogue/texts.ts'
import { FOLLOW_UP, type SecondaryKind } from '../types.ts'

type SystemResponse = components['schemas']['SystemResponse']
/**
 * What a bot says in each situation until somebody writes something else. These texts are not rows: a new bot has them
 * without being given any, and a later wording reaches every bot that kept the original.
 */
const systemTexts: Readonly<Record<Exclude<SecondaryKind, typeof FOLLOW_UP>, string>> = defaultTexts

/** Every situation with its original text and what the bot says instead, if anything. */
export async function systemResponses({ botId }: Pick<Scope, 'botId'>): Promise<SystemResponse[]> {
  const rows = await db()
    .selectFrom('secondary_response')
    .select(['id', 'name', 'kind'])
    .where('bot_id', '=', botId)
    .where('kind', '<>', FOLLOW_UP)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  const active = new Map(rows.map(({ kind, ...response }) => [kind, response]))
  const kinds = SecondaryKindOptions.map(({ value }) => value as SecondaryKind)
  return kinds
    .filter((kind) => kind !== FOLLOW_UP)
    .map((kind) => ({ kind, text: systemTexts[kind], response: active.get(kind) ?? null }))
}
