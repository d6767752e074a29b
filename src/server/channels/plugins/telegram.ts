import type { components } from '../../../../generated/api.d.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { type AccountSecrets, type AtPlatform, accountOf, type Plugin, secretsOf } from '../accounts/account.ts'
import type { GraphOutcome, GraphRefusal } from '../meta/graph.ts'
import type { Looked } from '../meta/look.ts'
import {
  deleteWebhook,
  isOurs,
  lookAtBot,
  newWebhookSecret,
  setProfile,
  setWebhook,
  webhookInfo,
} from '../telegram/bot.ts'
import { telegramMeaning } from '../telegram/errors.ts'
import { type Claim, holding } from './claim.ts'
import { connect, saveChanged } from './connect.ts'
import { pluginOf } from './list.ts'

type Schemas = components['schemas']
type Steps = Schemas['PluginTest']['steps']

const TOKEN = 'access_token'
const UNREACHABLE =
  'Telegram no puede llegar a esta consola. Su dirección pública debe usar https, en el puerto 443, 80, 88 u 8443.'
const NO_ANSWER = 'Telegram no responde ahora. Inténtalo de nuevo en un momento.'

/**
 * Connects a bot of Telegram: Telegram must know the token, and can deliver to this server. A bot that this chatbot had
 * before keeps its chats. 409 when another chatbot has it.
 */
export async function connectTelegram(scope: Scope, given: Schemas['TelegramInput']): Promise<Plugin> {
  const { access_token, ...settings } = given
  const at = atTelegram(access_token, newWebhookSecret(), { typing: true, ...settings })
  return connect(scope, at, TOKEN, steps(scope, at))
}

/** Changes the token or the settings of a bot. 409 when somebody else changed it. */
export async function updateTelegram(scope: Scope, id: number, given: Schemas['TelegramUpdate']): Promise<Plugin> {
  return holding(scope, await pluginOf(scope, id), (claim) => updateHeld(scope, id, given, claim))
}

async function updateHeld(scope: Scope, id: number, given: Schemas['TelegramUpdate'], claim: Claim): Promise<Plugin> {
  const { version, access_token, ...settings } = given
  const before = await pluginOf(scope, id)
  const row = await accountOf(id)
  if (!row || before.kind !== 'telegram') throw commonProblems.notFound()
  if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
  const known = secretsOf(row)
  const token = access_token || known?.access_token
  if (!token) throw atToken('Escribe el token: no hay ninguno guardado.')
  const at = atTelegram(token, known?.app_secret ?? newWebhookSecret(), { ...before.settings, ...settings })
  if (at.externalId !== before.external_id) throw atToken('Es el token de otro bot de Telegram. Conéctalo aparte.')
  if (!access_token && hasValues(before.settings, settings) && before.status === 'connected') return unchanged(before)
  return saveChanged(scope, before, at, claim, steps(scope, at))
}

const steps = ({ botId }: Scope, at: AtPlatform) => ({
  verify: () => verified(botId, at),
  takeBack: () => forgetWebhook(at.secrets),
})

/** A token begins with the id of its bot. */
const atTelegram = (access_token: string, app_secret: string, settings: AtPlatform['settings']): AtPlatform => ({
  kind: 'telegram',
  externalId: access_token.split(':')[0] ?? '',
  secrets: { access_token, app_secret },
  settings,
})

const atToken = (text: string) => problem(422, 'invalid', text, { [TOKEN]: [text] })

/** Asks Telegram about the bot and lets it deliver. Rejects with 422. */
async function verified(botId: number, at: AtPlatform): Promise<Looked> {
  const { id, ...looked } = demand(await lookAtBot(at.secrets))
  if (id !== at.externalId) throw atToken('Telegram no acepta este token. Cópialo de nuevo de @BotFather.')
  demand(await setProfile(at))
  demand(await setWebhook(botId, at.secrets))
  return looked
}

function demand<T>(outcome: GraphOutcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value
  if (outcome.kind === 'unknown') throw problem(422, 'invalid', NO_ANSWER)
  const { refusal } = outcome
  if (isAboutAddress(refusal.message)) throw problem(422, 'invalid', UNREACHABLE)
  throw telegramMeaning(refusal).class === 'account'
    ? atToken('Telegram no acepta este token. Cópialo de nuevo de @BotFather.')
    : problem(422, 'invalid', textOf(refusal))
}

/** Nobody tries it again here, as is done with messages. */
function textOf(refusal: GraphRefusal): string {
  const { class: meaning, text } = telegramMeaning(refusal)
  return meaning === 'later' || meaning === 'speed' ? NO_ANSWER : text
}

/** Telegram checks the address when it is set. */
const isAboutAddress = (message: string): boolean => /webhook|https|url host|resolve/i.test(message)

/** Lets Telegram deliver no more. Its answer does not matter, because the keys are forgotten anyway. */
export async function forgetWebhook(secrets: AccountSecrets): Promise<void> {
  await deleteWebhook(secrets)
}

/** Checks the token and the delivery, which is set again if it leads elsewhere. */
export async function testTelegram(botId: number, at: AtPlatform) {
  const looked = await lookAtBot(at.secrets)
  const steps: Steps = [stepOf('Token de Telegram', looked)]
  if (looked.kind === 'ok') steps.push(...(await deliverySteps(botId, at)))
  return { looked, steps }
}

async function deliverySteps(botId: number, { secrets }: AtPlatform): Promise<Steps> {
  const title = 'Avisos de mensajes'
  const info = await webhookInfo(secrets)
  if (info.kind !== 'ok') return [stepOf(title, info)]
  if (!isOurs(botId, info.value)) return [stepOf(title, await setWebhook(botId, secrets))]
  const { last_error_message: error, pending_update_count: waiting = 0 } = info.value
  // An error of the past stays in the answer; it only counts while something waits.
  if (error && waiting > 0)
    return [{ title, ok: false, message: `Telegram no pudo entregar ${waiting}: «${error}». Lo intenta de nuevo.` }]
  return [{ title, ok: true, message: 'Funciona' }]
}

function stepOf(title: string, outcome: GraphOutcome<unknown>): Steps[number] {
  if (outcome.kind === 'ok') return { title, ok: true, message: 'Funciona' }
  if (outcome.kind === 'unknown') return { title, ok: false, message: NO_ANSWER }
  const { refusal } = outcome
  return { title, ok: false, message: isAboutAddress(refusal.message) ? UNREACHABLE : textOf(refusal) }
}
