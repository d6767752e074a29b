import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { BotCurrencyOptions, BotLanguageOptions, CountryOptions } from '../../../../generated/options.ts'
import { countryOfBot } from '../../../contract/countries.ts'
import { isZone, TIMEZONE } from '../../../contract/zone.ts'
import { writeAudit, writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { imagePath, storeImage } from '../../foundation/media/pictures.ts'
import { refuseHiddenVariables } from '../../foundation/resource/hidden-variables.ts'
import { assertPublic } from '../../foundation/resource/public-address.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { SESSION_MINUTES } from '../../knowledge/dialogue/state.ts'
import { SERVICE_SECONDS } from '../../knowledge/dialogue/webhook/service-timeout.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { requestRecount } from '../analytics/recount.ts'
import { enqueueDeadlines } from '../chats/core/deadlines.ts'
import { bumpSettings } from '../notifications/rule.ts'
import { checkAutoResolve } from './auto-resolve-rules.ts'

type Schemas = components['schemas']
type General = Schemas['BotSettings']

/** A bot that deletes nothing. */
const KEEP_ALL = { messages_days: null, media_days: null, leads_days: null }

/** Minutes that a survey waits for an answer until the settings say otherwise. */
const SURVEY_MINUTES = 60

/** Returns the general settings of a bot, with defaults for unset values. */
export async function generalSettings(scope: Scope): Promise<General> {
  return complete(await stored(scope))
}

/** The general settings that have an operation of their own. */
type Apart = Pick<General, 'api_request_timeout' | 'survey_timeout_minutes' | 'business_rating_url'>

/** Changes the given general settings. Absent fields stay unchanged. 409 when they were changed in the meantime. */
export function saveGeneral(
  scope: Scope,
  { version, ...input }: Schemas['BotSettingsInput'] & Partial<Apart>,
): Promise<General> {
  if (input.timezone !== undefined && !isZone(input.timezone))
    throw invalidProblem('timezone', 'Esa zona horaria no existe. Elige otra.')
  if (input.auto_resolve) checkAutoResolve(input.auto_resolve)
  const { retention: kept, auto_resolve: closing, ...others } = input
  const retention = kept && { ...KEEP_ALL, ...kept }
  const auto_resolve = closing && { reminders: [], closing_text: '', ...closing }
  return change(scope, version, {
    ...others,
    ...(retention && { retention }),
    ...(auto_resolve !== undefined && { auto_resolve }),
  })
}

/** Changes how long the bot waits for another system. */
export async function saveApiTimeout(
  scope: Scope,
  { version, api_request_timeout }: Schemas['ApiTimeout'],
): Promise<Schemas['ApiTimeout']> {
  const after = await change(scope, version, { api_request_timeout })
  return { api_request_timeout, version: after.version }
}

/** Changes how long a survey waits for an answer. */
export async function saveSurveyTimeout(
  scope: Scope,
  { version, survey_timeout_minutes }: Schemas['SurveyTimeout'],
): Promise<Schemas['SurveyTimeout']> {
  const after = await change(scope, version, { survey_timeout_minutes })
  return { survey_timeout_minutes, version: after.version }
}

/** Changes the page on which customers rate the business. */
export async function saveRatingUrl(
  scope: Scope,
  { version, business_rating_url }: Schemas['RatingUrl'],
): Promise<Schemas['RatingUrl']> {
  const after = await change(scope, version, { business_rating_url })
  return { business_rating_url, version: after.version }
}

function change(scope: Scope, version: number | undefined, input: Partial<General>): Promise<General> {
  return tx(async () => {
    await lockBot(scope)
    const row = await stored(scope)
    const before = complete(row)
    if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
    await refuseHiddenVariables(scope, input, before)
    if (hasValues(before, input)) return unchanged(before)
    if (input.business_rating_url) assertForCustomers('business_rating_url', input.business_rating_url)
    const { name = row.name, avatar, ...given } = input
    const picture = await pictureOf(scope, row, avatar)
    const settings = { ...row.settings, ...given, ...(picture !== undefined && { avatar: picture }) }
    await db()
      .updateTable('bot')
      .set({
        name,
        settings: json(withoutNulls(settings)),
        updated_at: currentCall().services.clock(),
        version: nextVersion,
      })
      .where('id', '=', scope.botId)
      .execute()
    if (given.currency && given.currency !== before.currency)
      await moveQuotations(scope, before.currency, given.currency)
    if (given.timezone && given.timezone !== before.timezone) {
      await moveHours(scope, before.timezone, given.timezone)
      // Other conversations began on each of its days.
      await requestRecount(scope.botId)
    }
    const after = await generalSettings(scope)
    await writeAudit({ id: scope.botId, label: after.name, before: facts(before), after: facts(after) })
    if (SHOWN.some((field) => before[field] !== after[field])) await announceToTeam(scope)
    return after
  })
}

/** Refuses an address that customers are sent to and that is not public, or says who signs in there. */
function assertForCustomers(field: string, url: string): void {
  const { username, password } = new URL(url)
  if (username || password)
    throw invalidProblem(field, 'Quita de la dirección el nombre y la clave: lo que va antes de la arroba.')
  assertPublic(field, url)
}

/** Quotations follow the currency of the bot, unless theirs was chosen apart. Those that exist keep their own. */
async function moveQuotations({ botId }: Scope, from: string, to: string): Promise<void> {
  await sql`
    update budget_settings set settings = settings || jsonb_build_object('currency', ${to}::text), version = ${nextVersion}
    where bot_id = ${botId} and settings->>'currency' = ${from}`.execute(db())
}

/** Opening hours follow the time zone of the bot, of its areas and notices as well, unless theirs was chosen apart. */
async function moveHours({ botId }: Scope, from: string, to: string): Promise<void> {
  const zone = sql`to_jsonb(${to}::text)`
  await sql`
    update bot set settings = jsonb_set(jsonb_set(settings, '{handoff,schedule,timezone}', ${zone}),
      '{handoff,version}', to_jsonb(coalesce((settings->'handoff'->>'version')::int, 1) + 1))
    where id = ${botId} and settings->'handoff'->'schedule'->>'timezone' = ${from}`.execute(db())
  await sql`
    update area set schedule = jsonb_set(schedule, '{timezone}', ${zone}), version = ${nextVersion}
    where bot_id = ${botId} and schedule->>'timezone' = ${from}`.execute(db())
  const { rows } = await sql`
    update notification_rule set schedule = jsonb_set(schedule, '{timezone}', ${zone})
    where bot_id = ${botId} and schedule->>'timezone' = ${from} returning id`.execute(db())
  if (rows.length > 0) {
    await bumpSettings(botId)
    const change = { before: { timezone: from }, after: { timezone: to } }
    await writeAuditAs({ action: 'update', resource: 'notification' }, change)
  }
  await enqueueDeadlines(botId)
}

/** What the console shows of a bot outside of its settings. */
const SHOWN = ['name', 'avatar', 'timezone', 'unread_policy'] as const

/** Shows everybody of the team what changed, in every console that is open. */
async function announceToTeam({ botId }: Scope): Promise<void> {
  const members = await db().selectFrom('membership').select('user_id').where('bot_id', '=', botId).execute()
  for (const { user_id } of members) await announceMembership(botId, user_id)
}

async function pictureOf(
  { botId, userId }: Scope,
  { webchat_key: key, settings }: Row,
  given: string | null | undefined,
): Promise<string | null | undefined> {
  if (given === undefined) return undefined
  return storeImage(given, settings.avatar, { key, botId, userId, field: 'avatar' })
}

/** Unset values are absent, so that defaults apply. */
const withoutNulls = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function stored({ botId }: Scope) {
  return db()
    .selectFrom('bot')
    .select(['id', 'name', 'settings', 'webchat_key', 'version'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
}

type Row = Awaited<ReturnType<typeof stored>>

function complete({ id, name, settings, webchat_key, version }: Row): General {
  const { retention } = settings
  return {
    id,
    name,
    version,
    avatar: settings.avatar ? imagePath(webchat_key, settings.avatar) : null,
    description: settings.description ?? '',
    language: known<General['language']>(BotLanguageOptions, settings.language, 'es-AR'),
    timezone: settings.timezone ?? TIMEZONE,
    currency: known<General['currency']>(BotCurrencyOptions, settings.currency, 'ARS'),
    country: known<General['country']>(CountryOptions, countryOfBot(settings), 'AR'),
    session_timeout_minutes: settings.session_timeout_minutes ?? SESSION_MINUTES,
    auto_resolve: settings.auto_resolve ?? null,
    unread_policy: settings.unread_policy ?? 'on_open',
    retention: { ...KEEP_ALL, ...retention },
    api_request_timeout: settings.api_request_timeout ?? SERVICE_SECONDS,
    survey_timeout_minutes: settings.survey_timeout_minutes ?? SURVEY_MINUTES,
    business_rating_url: settings.business_rating_url ?? null,
  }
}

/** Whether a stored value can be chosen. An imported bot may have another one. */
const isOffered = <Value extends string>(
  options: readonly { value: unknown }[],
  value: string | undefined,
): value is Value => options.some((one) => one.value === value)

/** Returns the stored value if it can be chosen, else the usual one. */
function known<Value extends string>(
  options: readonly { value: unknown }[],
  value: string | undefined,
  usual: Value,
): Value {
  return isOffered<Value>(options, value) ? value : usual
}

/** Returns the audited fields. */
const facts = ({ id: _id, version: _version, ...general }: General) => general
