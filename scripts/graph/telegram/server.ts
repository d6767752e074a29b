import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, readCall } from '../http/call.ts'
import type { Simulator } from '../simulator.ts'
import { extensionOf } from './files.ts'
import { methods } from './methods.ts'
import { type TelegramBot, TelegramError } from './types.ts'

/** Answers `/telegram/bot<token>/<method>` and `/telegram/file/bot<token>/<path>` as the Bot API does. */
export async function answerTelegram(
  sim: Simulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const call = await readCall(request, url)
    if (call.path[1] === 'file') return sendFile(sim, call, response)
    const effect = sim.faults.match(call)
    if (effect?.slow) await sleep(effect.slow)
    if (effect?.cut === 'before') return void response.destroy()
    if (effect?.error !== undefined)
      throw new TelegramError(effect.error, effect.details ?? `Error ${effect.error}`, effect.retryAfter)
    if (effect?.status !== undefined) {
      response.writeHead(effect.status, { 'Content-Type': 'text/html' }).end('<html>Bad Gateway</html>')
      return
    }
    const method = call.path[2] ?? ''
    const bot = botOf(sim, call)
    const run = methods[method.toLowerCase()]
    if (!run) throw new TelegramError(404, 'Not Found: method not found')
    const result = await run(sim, bot, call)
    if (effect?.cut === 'after') response.destroy()
    else send(response, 200, { ok: true, result })
  } catch (error) {
    const known = error instanceof TelegramError ? error : new TelegramError(500, 'Internal Server Error')
    if (!(error instanceof TelegramError)) console.error(error)
    send(response, known.code, known.toBody())
  }
}

/** A token of another form is unknown to the API; one of a bot that was revoked is not authorized. */
function botOf({ world }: Simulator, call: Call): TelegramBot {
  const token = /^bot(\d+:[\w-]+)$/.exec(call.path.find((part) => part.startsWith('bot')) ?? '')?.[1]
  if (token === undefined) throw new TelegramError(404, 'Not Found')
  const bot = world.bots.get(token)
  if (!bot || bot.isRevoked) throw new TelegramError(401, 'Unauthorized')
  return bot
}

function sendFile(sim: Simulator, call: Call, response: ServerResponse): void {
  botOf(sim, call)
  const media = sim.world.media.get((call.path.at(-1) ?? '').replace(/\.\w+$/, ''))
  if (!media || call.path.at(-1) !== `${media.id}.${extensionOf(media.mimeType)}`)
    throw new TelegramError(404, 'Not Found')
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': media.bytes.length })
  response.end(media.bytes)
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
  response.writeHead(status, headers).end(text)
}
