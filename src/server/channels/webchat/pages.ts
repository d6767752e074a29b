import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { findBot, type WebchatBot } from './bot.ts'
import type { Built } from './built.ts'
import { demoPage } from './demo-page.ts'
import { framePage, framePolicy } from './frame-page.ts'
import { publicImage } from './images.ts'
import { loaderOf } from './loader.ts'
import { previewPages, previewPolicy } from './preview-pages.ts'
import { startingFace } from './start.ts'

/** Seconds for which a page keeps the loader; a change of the settings shows within them. */
const LOADER_SECONDS = 300
const YEAR = 'public, max-age=31536000, immutable'
const KEY = /^[a-z0-9][a-z0-9-]{7,39}$/

function builtIn(folder: string | undefined): Built | undefined {
  if (!folder || !existsSync(path.join(folder, 'manifest.json'))) return undefined
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Omit<Built, 'folder'>
  return { ...manifest, folder, loader: readFileSync(path.join(folder, 'loader.js'), 'utf8').trim() }
}

/**
 * Serves the widget: the loader with a bot's settings in it, the frame that only the bot's own sites may show, its
 * files, and (in a demo) a page that embeds it as a customer would.
 */
export async function serveWidget(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  const { settings } = services
  const built = builtIn(settings.widgetDir)
  if (!built) return
  const ofBot = (
    url: string,
    keyIn: (request: FastifyRequest) => unknown,
    answer: (bot: WebchatBot, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    app.get(url, async (request, reply) => {
      const key = keyIn(request)
      const bot = typeof key === 'string' && KEY.test(key) ? await store.run(() => findBot(key)) : undefined
      return bot ? answer(bot, request, reply) : reply.callNotFound()
    })
  const inPath = (request: FastifyRequest) => (request.params as { key: string }).key

  ofBot(
    '/widget/loader.js',
    (request) => (request.query as { bot?: unknown }).bot,
    async (bot, request, reply) => {
      const { body, encoding, etag } = await loaderOf(built, bot, String(request.headers['accept-encoding'] ?? ''))
      void reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': `public, max-age=${LOADER_SECONDS}`,
        vary: 'accept-encoding',
        etag,
        ...(encoding && { 'content-encoding': encoding }),
      })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('text/javascript; charset=utf-8').send(body)
    },
  )

  ofBot('/widget/frame/:key', inPath, async (bot, request, reply) => {
    const face = await store.run(() => startingFace(bot, services.clock()))
    // who may show the frame is said by the policy, which knows more than one site
    void reply.removeHeader('x-frame-options').headers({
      'content-security-policy': framePolicy(bot, request.headers.host ?? ''),
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
      'cache-control': 'no-cache',
    })
    return reply.type('text/html; charset=utf-8').send(framePage(built, { ...bot, face }))
  })

  // the console shows unsaved settings in it: no bot's data is in these two pages
  for (const [url, page] of previewPages(built))
    app.get(url, (_, reply) =>
      reply
        .removeHeader('x-frame-options')
        .headers({ 'content-security-policy': previewPolicy, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(page),
    )

  ofBot('/widget/images/:key/:id', inPath, async (bot, request, reply) => {
    const image = await store.run(() => publicImage(bot, (request.params as { id: string }).id, settings.dataDir))
    if (!image) return reply.callNotFound()
    return reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': YEAR })
      .type(image.type)
      .send(image.bytes)
  })

  if (settings.mode === 'demo')
    ofBot('/demo/:key', inPath, (bot, _, reply) => {
      const { html, policy } = demoPage(bot)
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
    })

  await app.register(files, {
    root: path.join(built.folder, 'assets'),
    prefix: '/widget/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', YEAR),
  })
}
