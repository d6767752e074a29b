import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inCall } from '../../foundation/http/context.ts'
import { standardProblem } from '../../foundation/http/errors.ts'
import { hasManyPieces, parseReceived } from '../../foundation/http/json.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, type Store } from '../../foundation/store/db.ts'
import { META_PATH, sameText, TELEGRAM_PATH, verifyToken } from '../accounts/callback.ts'
import { splitWebhook } from '../meta/split.ts'
import { PICTURE_PATH, pictureToken } from '../outbound/upload.ts'
import { telegramItem } from '../telegram/item.ts'
import { Forgers } from './forgers.ts'
import { accountsOfOthers, accountsSignedBy, storeItems } from './store.ts'

/** Meta sends up to 3 MB in a request (Meta: webhooks of the WhatsApp Cloud API). */
const WEBHOOK_LIMIT = 4_000_000
const BOT_ID = /^[1-9]\d{0,9}$/

/**
 * Serves the addresses that Meta and Telegram call: the check of Meta's address, the delivery of what happened, and the
 * pictures of cards. What is delivered is stored before it is confirmed, and processed afterwards.
 */
export async function serveWebhooks(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: WEBHOOK_LIMIT },
      async (_: FastifyRequest, bytes: Buffer) => bytes,
    )
    const forgers = new Forgers(services)
    inner.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST') forgers.assertWelcome(request, reply, botIn(request))
    })
    const within = <T>(work: () => Promise<T>): Promise<T> => store.run(() => inCall({ services }, work))

    inner.get(`${META_PATH}/:bot`, (request, reply) => within(async () => confirm(request, reply)))
    inner.post(`${META_PATH}/:bot`, { bodyLimit: WEBHOOK_LIMIT }, (request, reply) =>
      within(() => receive(request, reply, services, forgers)),
    )
    inner.post(`${TELEGRAM_PATH}/:bot`, { bodyLimit: WEBHOOK_LIMIT }, (request, reply) =>
      within(() => receiveTelegram(request, reply, forgers)),
    )
    inner.get(`${PICTURE_PATH}/:bot/:number/:token`, (request, reply) => within(() => picture(request, reply)))
  })
}

/** Returns the bot in the path of a request; undefined if there cannot be one. */
const botIn = ({ params }: FastifyRequest): number | undefined => {
  const { bot } = params as { bot: string }
  return BOT_ID.test(bot) ? Number(bot) : undefined
}

/** Answers Meta's check of the address with its challenge if it knows the token. */
function confirm(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const botId = botIn(request)
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  const [mode, token, challenge] = ['mode', 'verify_token', 'challenge'].map((name) => query.get(`hub.${name}`))
  const isKnown =
    botId !== undefined && mode === 'subscribe' && typeof token === 'string' && sameText(token, verifyToken(botId))
  if (!isKnown || typeof challenge !== 'string') throw standardProblem(403)
  return reply.type('text/plain; charset=utf-8').send(challenge)
}

/**
 * Stores what Meta delivers, if the signature of the bytes as they came is that of an account of this bot, or of another
 * bot that it concerns: the address may have been given to an app before, for an account that is gone.
 */
async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  forgers: Forgers,
): Promise<FastifyReply> {
  const botId = botIn(request)
  const bytes = request.body
  if (botId === undefined || !Buffer.isBuffer(bytes)) throw standardProblem(404)
  const signature = request.headers['x-hub-signature-256']
  const signs = (secret: string) => isSigned(bytes, secret, signature)
  const own = await accountsSignedBy(botId, ['whatsapp', 'facebook'], signs)
  // A long body is not read unless an account of this bot signed it: anybody can send one.
  if (own.length === 0 && hasManyPieces(bytes.toString('utf8'))) throw await forgers.refusal(request, botId)
  const items = splitWebhook(parse(bytes))
  const known = [...own, ...(await accountsOfOthers(own, items, { botId, signs }))]
  if (known.length === 0) throw await forgers.refusal(request, botId)
  const stored = await storeItems(known, items)
  services.log.debug({ bot: botId, stored }, 'a webhook was stored')
  return reply.type('text/plain; charset=utf-8').send('EVENT_RECEIVED')
}

/** Stores an update of Telegram, if it brings the secret of a bot that is connected to this chatbot. */
async function receiveTelegram(request: FastifyRequest, reply: FastifyReply, forgers: Forgers): Promise<FastifyReply> {
  const botId = botIn(request)
  const bytes = request.body
  if (botId === undefined || !Buffer.isBuffer(bytes)) throw standardProblem(404)
  const given = request.headers['x-telegram-bot-api-secret-token']
  const accounts = await accountsSignedBy(
    botId,
    ['telegram'],
    (secret) => typeof given === 'string' && sameText(given, secret),
  )
  if (accounts.length === 0) throw await forgers.refusal(request, botId)
  const item = telegramItem(parse(bytes))
  if (!item) throw standardProblem(400)
  await storeItems(accounts, [item])
  return reply.code(200).send()
}

/** Compares in constant time. The bytes are signed as they came: Meta escapes what is not ASCII. */
function isSigned(bytes: Buffer, secret: string, header: unknown): boolean {
  const given = typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/i.exec(header)?.[1] : undefined
  if (!given) return false
  return timingSafeEqual(createHmac('sha256', secret).update(bytes).digest(), Buffer.from(given, 'hex'))
}

function parse(bytes: Buffer): unknown {
  try {
    return parseReceived(bytes.toString('utf8'))
  } catch {
    throw standardProblem(400)
  }
}

/** Serves a picture of a bot under the address that only its messages contain. */
async function picture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { number, token } = request.params as { number: string; token: string }
  const botId = botIn(request)
  const isKnown = botId !== undefined && BOT_ID.test(number) && sameText(token, pictureToken(botId, Number(number)))
  if (!isKnown) throw standardProblem(404)
  const file = await db()
    .selectFrom('media')
    .select(['id', 'type'])
    .where('number', '=', Number(number))
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  const bytes = file?.type.startsWith('image/') ? await storedBytes(file.id) : undefined
  if (!file || !bytes) throw standardProblem(404)
  return reply.type(file.type).header('cache-control', 'private, max-age=86400').send(bytes)
}
