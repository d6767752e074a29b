import type { components } from '../../../../generated/api.d.ts'
import { completeSettings, type WebchatSettings } from '../../../contract/webchat.ts'
import { record } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'
import { phoneOf } from './bot.ts'
import { imagePath, storedImage } from './images.ts'

type Schemas = components['schemas']
type Style = Schemas['WebchatStyle']
type Parameters = Schemas['WebchatParameters']

const FIRST_VERSION = 1

async function stored({ botId }: Scope, lock = false) {
  const query = db()
    .selectFrom('bot')
    .select(['name', 'settings', 'webchat_key', 'integrations'])
    .where('id', '=', botId)
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()
  const { webchat = {} } = row.settings
  return { name: row.name, key: row.webchat_key, phone: phoneOf(row.integrations), webchat }
}

/** Look and behaviour of the bot's webchat, with a value for everything that was never set. */
export async function settingsOf(scope: Scope): Promise<Schemas['WebchatSettings']> {
  const { name, key, phone, webchat } = await stored(scope)
  const { style, parameters } = completeSettings(name, webchat)
  const { publicUrl } = currentCall().services.settings
  return {
    style: { ...style, avatar: style.avatar && imagePath(key, style.avatar) },
    parameters: { ...parameters, launcher_icon: parameters.launcher_icon && imagePath(key, parameters.launcher_icon) },
    version: webchat.version ?? FIRST_VERSION,
    key,
    name,
    snippet: `<script async src="${publicUrl.replace(/\/$/, '')}/widget/loader.js?bot=${key}"></script>`,
    whatsapp_phone: phone,
  }
}

interface Change {
  style?: Style
  parameters?: Partial<Parameters>
  version?: number | undefined
  /** the part that the caller reads and writes; everything unless said */
  shown?: (settings: Schemas['WebchatSettings']) => object
}

/** Publishes a change of the webchat's settings; 409 when somebody else published since they were read. */
export async function saveSettings(scope: Scope, change: Change): Promise<Schemas['WebchatSettings']> {
  refuseBrokenButtons(change.parameters)
  const { shown = (settings) => settings } = change
  return tx(async () => {
    const { name, key, webchat } = await stored(scope, true)
    const version = webchat.version ?? FIRST_VERSION
    if (change.version !== undefined && change.version !== version) throw refusals.stale(shown(await settingsOf(scope)))
    const facts = { key, botId: scope.botId, userId: scope.userId }
    const { version: _style, ...style } = change.style ?? {}
    const { version: _parameters, ...given } = change.parameters ?? {}
    const parameters = withoutUnchosen(given, webchat)
    const next: WebchatSettings = { ...webchat, version: version + 1 }
    if (change.style)
      next.style = {
        ...style,
        avatar: await storedImage(change.style.avatar, webchat.style?.avatar, { ...facts, field: 'style.avatar' }),
      }
    if (change.parameters)
      next.parameters = {
        ...webchat.parameters,
        ...parameters,
        ...('launcher_icon' in parameters && {
          launcher_icon: await storedImage(parameters.launcher_icon, webchat.parameters?.launcher_icon, {
            ...facts,
            field: 'parameters.launcher_icon',
          }),
        }),
      } as NonNullable<WebchatSettings['parameters']>
    await write(scope, next)
    const [before, after] = [completeSettings(name, webchat), completeSettings(name, next)]
    await record({ label: name, before: flat(before), after: flat(after) })
    return settingsOf(scope)
  })
}

/** Starters that nobody chose stay the bot's own choice: a form that shows none sends none back. */
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

/** What the history of changes compares: one level, look and behaviour side by side. */
const flat = ({ style, parameters }: ReturnType<typeof completeSettings>) => ({ ...style, ...parameters })

/** A button that opens something says what. */
function refuseBrokenButtons(parameters: Partial<Parameters> = {}): void {
  const fields: Record<string, string[]> = {}
  for (const list of ['starter_buttons', 'persistent_menu'] as const)
    for (const [at, { type, target }] of (parameters[list] ?? []).entries()) {
      const good =
        type === 'url' ? /^https?:\/\/\S+$/.test(target ?? '') : type !== 'phone' || /^\+?\d{6,15}$/.test(target ?? '')
      if (good) continue
      const text =
        type === 'url' ? 'Falta la dirección, con http:// o https://.' : 'Falta el teléfono, sólo con cifras.'
      fields[`parameters.${list}.${at}.target`] = [text]
    }
  const [first] = Object.values(fields)
  if (first?.[0]) throw problem(422, 'invalid', first[0], fields)
}
