import type { components } from '../../../../generated/api.d.ts'
import { usualForm } from '../../../contract/address-form.ts'
import { targetProblem } from '../../../contract/button-target.ts'
import { completeSettings, type WebchatSettings } from '../../../contract/webchat.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { imagePath, storeImage } from '../../foundation/media/pictures.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'
import { phoneOf } from './bot.ts'

type Schemas = components['schemas']
type Style = Schemas['WebchatStyle']
type Parameters = Schemas['WebchatParameters']

const FIRST_VERSION = 1

async function stored({ botId }: Scope, lock = false) {
  const query = db()
    .selectFrom('bot')
    .select(['name', 'settings', 'form_of_address', 'webchat_key', 'integrations'])
    .where('id', '=', botId)
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()
  const { webchat = {} } = row.settings
  const form = row.form_of_address ?? usualForm(row.settings)
  return { name: row.name, key: row.webchat_key, phone: phoneOf(row.integrations), form, webchat }
}

/** Returns the webchat settings of the bot, with defaults for unset values. */
export async function settingsOf(scope: Scope): Promise<Schemas['WebchatSettings']> {
  const { name, key, phone, form, webchat } = await stored(scope)
  const { style, parameters } = completeSettings(name, webchat, form)
  const { publicUrl } = currentCall().services.settings
  return {
    style: { ...style, avatar: style.avatar && imagePath(key, style.avatar) },
    parameters: { ...parameters, launcher_icon: parameters.launcher_icon && imagePath(key, parameters.launcher_icon) },
    version: webchat.version ?? FIRST_VERSION,
    key,
    name,
    snippet: `<script async src="${publicUrl.replace(/\/$/, '')}/widget/loader.js?bot=${key}"></script>`,
    whatsapp_phone: phone,
    form_of_address: form,
  }
}

interface Change {
  style?: Style
  parameters?: Partial<Parameters>
  version?: number | undefined
  /** the part of the settings that the caller edits, returned on a conflict; everything by default */
  shown?: (settings: Schemas['WebchatSettings']) => object
}

/** Saves a change of the webchat settings; 409 when they were changed since they were read. */
export async function saveSettings(scope: Scope, change: Change): Promise<Schemas['WebchatSettings']> {
  refuseBrokenButtons(change.parameters)
  const { shown = (settings) => settings } = change
  return tx(async () => {
    const { name, key, form, webchat } = await stored(scope, true)
    const version = webchat.version ?? FIRST_VERSION
    if (change.version !== undefined && change.version !== version)
      throw commonProblems.stale(shown(await settingsOf(scope)))
    const facts = { key, botId: scope.botId, userId: scope.userId }
    const { version: _style, ...style } = change.style ?? {}
    const { version: _parameters, ...given } = change.parameters ?? {}
    const parameters = withoutUnchosen(given, webchat)
    const next: WebchatSettings = { ...webchat, version: version + 1 }
    if (change.style)
      next.style = {
        ...style,
        avatar: await storeImage(change.style.avatar, webchat.style?.avatar, { ...facts, field: 'style.avatar' }),
      }
    if (change.parameters)
      next.parameters = {
        ...webchat.parameters,
        ...parameters,
        ...('launcher_icon' in parameters && {
          launcher_icon: await storeImage(parameters.launcher_icon, webchat.parameters?.launcher_icon, {
            ...facts,
            field: 'parameters.launcher_icon',
          }),
        }),
      } as NonNullable<WebchatSettings['parameters']>
    const [before, after] = [completeSettings(name, webchat, form), completeSettings(name, next, form)]
    if (hasValues(before, after)) return unchanged(await settingsOf(scope))
    await write(scope, next)
    await writeAudit({ label: name, before: flat(before), after: flat(after) })
    return settingsOf(scope)
  })
}

/**
 * Starter buttons that were never set stay unset, so that the bot keeps suggesting its own: a form without starters
 * submits an empty list.
 */
function withoutUnchosen(given: Partial<Parameters>, { parameters: before }: WebchatSettings): Partial<Parameters> {
  if (before?.starter_buttons !== undefined || given.starter_buttons?.length !== 0) return given
  const { starter_buttons: _none, ...chosen } = given
  return chosen
}

async function write({ botId }: Scope, webchat: WebchatSettings): Promise<void> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  await db()
    .updateTable('bot')
    .set({ settings: json({ ...settings, webchat }) })
    .where('id', '=', botId)
    .execute()
}

/** Flattens the settings for the audit log. */
const flat = ({ style, parameters }: ReturnType<typeof completeSettings>) => ({ ...style, ...parameters })

/** Throws 422 if a button's target does not work. */
function refuseBrokenButtons(parameters: Partial<Parameters> = {}): void {
  const fields: Record<string, string[]> = {}
  for (const list of ['starter_buttons', 'persistent_menu'] as const)
    for (const [at, button] of (parameters[list] ?? []).entries()) {
      const text = targetProblem(button, 'http and https')
      if (text) fields[`parameters.${list}.${at}.target`] = [text]
    }
  const [first] = Object.values(fields)
  if (first?.[0]) throw problem(422, 'invalid', first[0], fields)
}
