import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../../generated/api.d.ts'
import { usualForm } from '../../../contract/address-form.ts'
import { completeSettings } from '../../../contract/webchat.ts'
import { handoffSettings } from '../../conversation/bots/handoff.ts'
import { settingsOf as quotationSettings } from '../../conversation/budgets/settings.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { smallTalkChanges } from '../../knowledge/spanish/owner-topics.ts'
import { changedGroups } from '../../knowledge/spanish/synonyms.ts'
import type { BotContent } from './content.ts'
import type { Names } from './names.ts'
import { ownSettings, writtenSettings } from './own-settings.ts'
import { shapes, withNames } from './references.ts'
import { type Row, rowOf } from './valid.ts'

interface ExportedSettings extends Pick<BotContent, 'small_talk' | 'synonym_changes'> {
  name: string
  /** returns the settings, once the names of what they refer to are known */
  settings: (names: Names) => BotContent['settings']
  /** numbers of the images that the settings show */
  images: number[]
}

/** Returns the settings of a bot, without those that belong to its people, channels or sites. */
export async function exportSettings(scope: Scope): Promise<ExportedSettings> {
  const bot = await stored(scope)
  const { language, country, currency, timezone, contact, webchat, handoff, avatar } = bot.settings
  const { schedule, version: _, export_lead: _lead, form_of_address: _form, ...chosen } = await handoffSettings(scope)
  const shown = [webchat?.style?.avatar, webchat?.parameters?.launcher_icon, avatar]
  const numbers = await numbersOf(
    scope,
    shown.filter((id) => typeof id === 'string'),
  )
  const quotations = await storedQuotations(scope)
  const own = await ownSettings(scope)
  const images = [quotations?.business.logo?.id, quotations?.signature?.id].filter((id) => id !== undefined)
  return {
    name: bot.name,
    images: [...numbers.values(), ...images],
    settings: (names) => {
      const fileOf = (number: number | undefined) =>
        number === undefined ? null : (names.name('file', number) ?? null)
      const imageOf = (id: unknown) => fileOf(numbers.get(String(id)))
      return {
        ...(bot.form && { form_of_address: bot.form }),
        ...{ language, country, currency, timezone },
        ...(contact && { contact: withoutVersion(contact) }),
        ...(handoff?.schedule && { schedule: withoutZone(schedule) }),
        ...(handoff && { handoff: withNames(chosen, shapes.handoff, names) }),
        ...nonEmpty('webchat', webchatOf(bot, names, imageOf)),
        ...(quotations && {
          quotations: {
            ...quotations,
            business: { ...quotations.business, logo: fileOf(quotations.business.logo?.id) },
            signature: fileOf(quotations.signature?.id),
          },
        }),
        ...writtenSettings(own, bot.settings, imageOf(avatar), names),
      }
    },
    small_talk: Object.entries(await smallTalkChanges(scope.botId)).map(([topic, changes]) => ({ topic, ...changes })),
    synonym_changes: await changedGroups(scope.botId),
  }
}

/** Versions count the changes of one bot: a copy starts anew. */
const withoutVersion = ({ version: _version, ...facts }: Partial<components['schemas']['BotContact']>) => facts

type Bot = Awaited<ReturnType<typeof stored>>

const stored = ({ botId }: Scope) =>
  db()
    .selectFrom('bot')
    .select(['name', 'settings', 'form_of_address as form'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()

/** Returns the setting, unless its parts say nothing. */
const nonEmpty = (name: string, parts: Row): Row =>
  Object.values(parts).some((part) => Object.keys(rowOf(part)).length > 0) ? { [name]: parts } : {}

const withoutZone = ({ timezone: _zone, ...schedule }: { timezone: string }): Row => schedule

/**
 * Returns what differs from the usual settings. The sites that may embed the bot are its own, not those of a copy.
 */
function webchatOf(bot: Bot, names: Names, imageOf: (id: unknown) => string | null): Row {
  const { style = {}, parameters = {} } = bot.settings.webchat ?? {}
  const usual = completeSettings(bot.name, {}, bot.form ?? usualForm(bot.settings))
  const { allowed_domains: _sites, version: _, ...rest } = unusual(parameters, usual.parameters)
  const { version: _style, ...look } = unusual(style, usual.style)
  const webchat = {
    style: { ...look, ...('avatar' in look && { avatar: imageOf(look.avatar) }) },
    parameters: { ...rest, ...('launcher_icon' in rest && { launcher_icon: imageOf(rest.launcher_icon) }) },
  }
  return withNames(webchat, shapes.webchat, names)
}

const unusual = (given: object, usual: object): Row =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => !isDeepStrictEqual(value, rowOf(usual)[key])))

/** The next number and the version count what this bot has done. */
async function storedQuotations(scope: Scope) {
  const row = db().selectFrom('budget_settings').select('bot_id').where('bot_id', '=', scope.botId)
  if (!(await row.executeTakeFirst())) return undefined
  const { next_number: _next, version: _, ...settings } = await quotationSettings(scope)
  return settings
}

async function numbersOf({ botId }: Scope, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .selectFrom('media')
    .select(['id', 'number'])
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
