import type { components } from '../../../../generated/api.d.ts'
import {
  bumpSettings,
  columnsOf,
  type NotificationRule,
  type RuleInput,
  rulesOf,
} from '../../conversation/notifications/rule.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { askContact } from '../../foundation/consent/consent.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { unchanged } from '../../foundation/resource/unchanged.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { checkRules, checkTemplate } from './check.ts'
import { whatsappOf } from './whatsapp.ts'

type Settings = components['schemas']['NotificationSettings']

/** Returns the rules of a bot, and what they can be sent with. */
export async function settingsOf(scope: Scope): Promise<Settings> {
  const stored = await storedOf(scope.botId)
  return { rules: await rulesOf(scope.botId), ...stored, whatsapp: await whatsappOf(scope) }
}

async function storedOf(botId: number): Promise<Pick<Settings, 'template_id' | 'version'>> {
  const row = await db()
    .selectFrom('notification_settings')
    .select(['template_id', 'version'])
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  return row ?? { template_id: null, version: 1 }
}

/**
 * Replaces the rules of a bot: those with an id change, those without are new, and those that are absent go.
 * @throws 409 when somebody changed them in the meantime; 422 at what must be corrected
 */
export function saveSettings(
  scope: Scope,
  { rules, version, template_id }: components['schemas']['NotificationSettingsInput'],
): Promise<Settings> {
  return tx(async () => {
    await lockBot(scope)
    const before = await settingsOf(scope)
    if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
    const template = template_id === undefined ? before.template_id : template_id
    await checkRules(scope, rules, before)
    await checkTemplate(before, template)
    if (template === before.template_id && areSame(before.rules, rules)) return unchanged(before)
    await store(scope.botId, before.rules, rules)
    await bumpSettings(scope.botId, template)
    for (const { contact_id, channels } of rules)
      if (contact_id && channels.includes('email')) await askContact(scope.botId, contact_id)
    const after = await settingsOf(scope)
    await writeAudit({ before: facts(before), after: facts(after) })
    return after
  })
}

const areSame = (before: readonly NotificationRule[], given: readonly RuleInput[]): boolean =>
  before.length === given.length &&
  before.every((rule, at) => {
    const one = given[at]
    return one?.id === rule.id && JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(rule))
  })

async function store(botId: number, before: readonly NotificationRule[], given: readonly RuleInput[]): Promise<void> {
  const kept = new Set(given.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id)).flatMap(({ id }) => id ?? [])
  if (gone.length > 0)
    await db().deleteFrom('notification_rule').where('bot_id', '=', botId).where('id', 'in', gone).execute()
  for (const rule of given) {
    const { channels, events, area_ids, schedule, quiet_hours, ...plain } = columnsOf(rule)
    const row = {
      ...plain,
      ...{ channels: json(channels), events: json(events), area_ids: json(area_ids) },
      ...{ schedule: schedule && json(schedule), quiet_hours: quiet_hours && json(quiet_hours) },
    }
    const known = rule.id === null || rule.id === undefined ? undefined : before.find(({ id }) => id === rule.id)
    if (known?.id)
      await db()
        .updateTable('notification_rule')
        .set(row)
        .where('bot_id', '=', botId)
        .where('id', '=', known.id)
        .execute()
    else
      await db()
        .insertInto('notification_rule')
        .values({ bot_id: botId, ...row })
        .execute()
  }
}

/** Returns the audited facts: not what the rules have sent. */
const facts = ({ rules, template_id }: Settings) => ({
  rules: rules.map(({ last_sent_at: _, ...rule }) => rule),
  template_id,
})
