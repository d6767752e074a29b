import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { IntentInputLimits } from '../../../../generated/limits.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { IntentDependents } from '../intents/dependents.ts'
import { deleteIntent, intents, restoreIntent } from '../intents/rules.ts'
import { freeName } from './free-name.ts'

type FormKind = components['schemas']['FormKind']

/** Kinds of forms that an intent of their own leads to. */
export const hasIntent = (kind: FormKind): boolean => kind === 'product' || kind === 'branch'

/** Creates the intent of a new form, named like the form as far as that is free. The caller has locked the bot. */
export async function addIntentOf(scope: Scope, formName: string): Promise<number> {
  const { maxLength } = IntentInputLimits.intent_name
  const name = await freeName(scope, 'intent', formName, { maxLength, number: (at) => ` ${at}` })
  const id = await intents.add(scope, { intent_name: name })
  await writeAuditAs({ action: 'create', resource: 'intent' }, { id, label: name, after: { name } })
  return id
}

/** Deletes the intent of a form with its examples, unless responses answer it as well. */
export async function removeIntentOf(scope: Scope, id: number, dependents: IntentDependents): Promise<void> {
  const intent = await intents.find(scope, id)
  if (!intent || (await hasResponses(scope, id))) return
  await deleteIntent(scope, intent, dependents)
}

/** Restores the intent of a form with the examples that were deleted with it. */
export async function restoreIntentOf(scope: Scope, id: number, dependents: IntentDependents): Promise<void> {
  if (!(await intents.find(scope, id, true))) return
  await restoreIntent(scope, id, dependents)
}

async function hasResponses({ botId }: Scope, intentId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('response')
    .select(sql<number>`1`.as('one'))
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
