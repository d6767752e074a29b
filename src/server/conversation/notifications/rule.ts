import type { Selectable } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { NotificationRule as RuleTable } from '../../../../generated/database.d.ts'
import { PERSONAL_EVENTS } from '../../../contract/alert-rules.ts'
import { db } from '../../foundation/store/db.ts'

type Schemas = components['schemas']
export type NotificationRule = Schemas['NotificationRule']
export type RuleInput = Schemas['NotificationRuleInput']
export type NotificationEvent = Schemas['NotificationEvent']

/** Events that concern one person of the team: nobody outside it is told. */
export const PERSONAL: ReadonlySet<NotificationEvent> = new Set(PERSONAL_EVENTS)

/** A type whose contacts are those of areas. */
export const AREA_TYPE = 3

/** Returns the rules of a bot, in their order. */
export async function rulesOf(botId: number): Promise<NotificationRule[]> {
  const rows = await db()
    .selectFrom('notification_rule')
    .selectAll()
    .where('bot_id', '=', botId)
    .orderBy('id')
    .execute()
  return rows.map(toRule)
}

export const toRule = ({ bot_id: _, ...row }: Selectable<RuleTable>): NotificationRule => row

/** The columns of a rule as given; what is absent is as in a new one. */
export const columnsOf = (given: RuleInput) => ({
  type: given.type,
  user_id: given.user_id ?? null,
  contact_id: given.contact_id ?? null,
  channels: given.channels,
  events: given.events,
  area_ids: given.area_ids ?? [],
  unanswered_minutes: given.events.includes('unanswered') ? (given.unanswered_minutes ?? null) : null,
  schedule: given.schedule ?? null,
  quiet_hours: given.quiet_hours ?? null,
  digest: given.digest ?? ('none' as const),
  enabled: given.enabled,
})

/** Notes a change of the rules of a bot. */
export async function bumpSettings(botId: number, templateId?: number | null): Promise<void> {
  await db()
    .insertInto('notification_settings')
    .values({ bot_id: botId, template_id: templateId ?? null, version: 2 })
    .onConflict((conflict) =>
      conflict.column('bot_id').doUpdateSet((is) => ({
        version: is('notification_settings.version', '+', 1),
        ...(templateId !== undefined && { template_id: templateId }),
      })),
    )
    .execute()
}
