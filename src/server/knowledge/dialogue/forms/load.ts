import { formOfBot } from '../../../foundation/scope/form-of-address.ts'
import { db } from '../../../foundation/store/db.ts'
import type { BotSnapshot } from '../types.ts'
import { completed } from './contact-defaults.ts'
import { definitionOf } from './definition.ts'

/** Returns the forms that a bot can carry out now, and the names of those that it cannot any more. */
export async function formsOf(botId: number): Promise<Required<Pick<BotSnapshot, 'forms' | 'formNames'>>> {
  const rows = await db()
    .selectFrom('form')
    .select(['id', 'kind', 'name', 'questions', 'settings', 'enabled', 'deleted_at'])
    .where('bot_id', '=', botId)
    .where('kind', 'in', ['survey', 'contact'])
    .orderBy('id')
    .execute()
  const form = await formOfBot(botId)
  const active = rows.filter(({ enabled, deleted_at }) => enabled && deleted_at === null)
  return {
    forms: active.flatMap((row) => definitionOf(completed(row, form)) ?? []),
    formNames: Object.fromEntries(rows.map(({ id, name }) => [id, name])),
  }
}
