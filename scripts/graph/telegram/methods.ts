import type { Call } from '../http/call.ts'
import type { Simulator } from '../simulator.ts'
import { botUser } from './chat.ts'
import { getFile } from './files.ts'
import { setMessageReaction } from './react.ts'
import { chatAction, send, senders } from './send.ts'
import { badRequest, type TelegramBot } from './types.ts'
import { webhookInfo } from './updates.ts'

type Method = (sim: Simulator, bot: TelegramBot, call: Call) => unknown

/** What a bot gets unless it asks for more. */
const DEFAULT_UPDATES = ['message', 'edited_message', 'callback_query', 'my_chat_member']
/** Ports to which Telegram delivers. */
const PORTS = ['', '443', '80', '88', '8443']

const setWebhook: Method = (_, bot, { params }) => {
  const given = String(params.url ?? '')
  if (given === '') return removeWebhook(bot)
  if (!URL.canParse(given)) throw badRequest('bad webhook: invalid webhook URL specified')
  const url = new URL(given)
  const isLoopback = ['127.0.0.1', 'localhost'].includes(url.hostname)
  // The real API refuses loopback; here it is the only way without a certificate.
  if (!isLoopback && url.protocol !== 'https:')
    throw badRequest('bad webhook: an HTTPS URL must be provided for webhook')
  if (!isLoopback && !PORTS.includes(url.port))
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443')
  const secret = String(params.secret_token ?? '')
  if (secret && !/^[\w-]{1,256}$/.test(secret)) throw badRequest('secret token contains unallowed characters')
  const updates = Array.isArray(params.allowed_updates) ? params.allowed_updates.map(String) : DEFAULT_UPDATES
  bot.webhook = { url: given, secret, updates }
  return true
}

function removeWebhook(bot: TelegramBot): boolean {
  bot.webhook = undefined
  return true
}

/** Methods of the Bot API by name in lower case: names are not case-sensitive. */
export const methods: Readonly<Record<string, Method>> = {
  getme: (_, bot) => ({ ...botUser(bot), can_join_groups: true, can_read_all_group_messages: false }),
  setwebhook: setWebhook,
  deletewebhook: (_, bot) => removeWebhook(bot),
  getwebhookinfo: (sim, bot) => webhookInfo(sim, bot),
  setmydescription: (_, bot, { params }) => {
    bot.description = String(params.description ?? '')
    return true
  },
  setmycommands: (_, bot, { params }) => {
    if (!Array.isArray(params.commands)) throw badRequest('commands must be a list')
    bot.commands = params.commands
    return true
  },
  getfile: (sim, bot, { params }) => getFile(sim, bot, String(params.file_id ?? '')),
  sendchataction: chatAction,
  setmessagereaction: setMessageReaction,
  answercallbackquery: (sim, _, { params }) => {
    const id = String(params.callback_query_id ?? '')
    if (!sim.world.presses.has(id))
      throw badRequest('query is too old and response timeout expired or query ID is invalid')
    sim.world.presses.set(id, true)
    return true
  },
  ...Object.fromEntries(
    Object.keys(senders).map(
      (name) => [name, (sim, bot, call) => send(sim, bot, call, name)] satisfies [string, Method],
    ),
  ),
}
