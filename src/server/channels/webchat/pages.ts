import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostedPath, hostedUrl } from '../../../contract/hosted-page.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { publicImage } from '../../foundation/media/pictures.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { presentedCompany } from '../access/admission.ts'
import { findBot, isOtherName, mayEmbed, reachedOrigins, type WebchatBot } from './bot.ts'
import type { WidgetBuild } from './built.ts'
import { withDefaultGreeting } from './default-greeting.ts'
import { demoPage } from './demo-page.ts'
import { chatPolicy, framePage, framePolicy } from './frame-page.ts'
import { closedPage, hostedPage, missingPage } from './hosted-page.ts'
import { loaderOf } from './loader.ts'
import { previewPages, previewPolicy } from './preview-pages.ts'
import { noteVisit, pageOf } from './sites.ts'

/** Cache time of the loader in seconds. Changed settings take effect within it. */
const LOADER_SECONDS = 300
const YEAR = 'public, max-age=31536000, immutable'
const KEY = /^[a-z0-9][a-z0-9-]{7,39}$/

/** After too many unknown tokens, the frame is as without one. */
function withoutProblem(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error
  return undefined
}

function builtIn(folder: string | undefined): WidgetBuild | undefined {
  if (!folder || !existsSync(path.join(folder, 'manifest.json'))) return undefined
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Omit<WidgetBuild, 'folder'>
  return { ...manifest, folder, loader: readFileSync(path.join(folder, 'loader.js'), 'utf8').trim() }
}

/**
 * Serves the widget: the loader with a bot's settings, the frame with its embedding policy, its assets, the bot's own
 * page and, in demo mode, a page that embeds it.
 */
export async function serveWidget(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  const { settings } = services
  const built = builtIn(settings.widgetDir)
  if (!built) return
  const ofBot = (
    url: string,
    keyIn: (request: FastifyRequest) => unknown,
    answer: (bot: WebchatBot, request: FastifyRequest, reply: FastifyReply) => unknown,
    missing: (reply: FastifyReply) => unknown = (reply) => reply.callNotFound(),
  ) =>
    app.get(url, async (request, reply) => {
      const key = keyIn(request)
      const bot = typeof key === 'string' && KEY.test(key) ? await store.run(() => findBot(key)) : undefined
      return bot ? answer(bot, request, reply) : missing(reply)
    })
  /** Answers customers who open an address without a bot. The console is for the staff: they never get its sign-in. */
  const missing = (reply: FastifyReply) =>
    reply
      .status(404)
      .headers({
        'content-security-policy': chatPolicy('', "'none'"),
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(missingPage(built))
  const inPath = (request: FastifyRequest) => (request.params as { key: string }).key

  /**
   * Notes which site asked for the loader or the frame. Most browsers tell only its origin.
   * @returns whether the site may not show the widget
   */
  async function noteSite(bot: WebchatBot, { headers }: FastifyRequest): Promise<boolean> {
    const from = pageOf(headers.referer)
    const own = reachedOrigins(settings.publicUrl, headers.host)
    if (!from || isOtherName(from.origin, own, settings.publicUrl) || from.page === hostedPath(bot.key)) return false
    const refused = !mayEmbed(bot, from.origin, own)
    await store.run(() => noteVisit(bot, { ...from, refused }, services))
    return refused
  }

  /** Returns the site of the company whose token is in the address of the frame. */
  async function companySite(bot: WebchatBot, request: FastifyRequest): Promise<string | null | undefined> {
    const { company: token } = request.query as { company?: unknown }
    if (typeof token !== 'string' || token.length > 200) return undefined
    const given = { origin: '', own: [], ip: request.ip, now: services.clock() }
    const presented = await store.run(() => presentedCompany(bot.id, token, given).catch(withoutProblem))
    return presented?.company.origin
  }

  ofBot(
    '/widget/loader.js',
    (request) => (request.query as { bot?: unknown }).bot,
    async (bot, request, reply) => {
      const refused = await noteSite(bot, request)
      const { body, encoding, etag } = await loaderOf(built, bot, String(request.headers['accept-encoding'] ?? ''))
      void reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        // A site shows the button as soon as it is allowed; one whose pages send no referrer, some minutes later.
        'cache-control': refused ? 'no-store' : `public, max-age=${LOADER_SECONDS}`,
        vary: 'accept-encoding',
        etag,
        ...(encoding && { 'content-encoding': encoding }),
      })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('text/javascript; charset=utf-8').send(body)
    },
  )

  ofBot(
    '/widget/frame/:key',
    inPath,
    async (bot, request, reply) => {
      await noteSite(bot, request)
      const face = await store.run(() => withDefaultGreeting(bot, services.clock()))
      // Embedding is controlled by the content security policy, which can list several sites.
      void reply.removeHeader('x-frame-options').headers({
        'content-security-policy': framePolicy(bot, request.headers.host ?? '', await companySite(bot, request)),
        'cross-origin-resource-policy': 'cross-origin',
        'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
        'cache-control': 'no-cache',
      })
      return reply.type('text/html; charset=utf-8').send(framePage(built, { ...bot, face }))
    },
    missing,
  )

  ofBot(
    hostedPath(':key'),
    inPath,
    async (bot, request, reply) => {
      void reply.type('text/html; charset=utf-8').headers({
        'content-security-policy': chatPolicy(request.headers.host ?? '', "'none'"),
        'permissions-policy': 'camera=(), geolocation=(self), microphone=(self)',
        'cache-control': 'no-cache',
        ...(!(bot.hosted && bot.indexed) && { 'x-robots-tag': 'noindex' }),
      })
      if (!bot.hosted) return reply.status(404).send(closedPage(built, bot))
      const face = await store.run(() => withDefaultGreeting(bot, services.clock()))
      return reply.send(hostedPage(built, { ...bot, face }, hostedUrl(settings.publicUrl, bot.key)))
    },
    missing,
  )
  app.get(hostedPath('*'), (_, reply) => missing(reply))

  // The console previews unsaved settings in these two pages. They contain no data of a bot.
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
