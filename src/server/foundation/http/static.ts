import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { notFoundBody } from './errors.ts'
import { pagePolicy } from './headers.ts'
import { inlineHash } from './html.ts'

const YEAR = 'public, max-age=31536000, immutable'
const PAGE = 'index.html'

/**
 * Serves the built console: hashed assets, precompressed and cached for a year, and `index.html` for every address that
 * a person can open. API addresses and missing files remain 404. Without a build, every address is 404.
 */
export async function serveConsole(
  app: FastifyInstance,
  { consoleDir: folder, map }: Pick<Settings, 'consoleDir' | 'map'>,
): Promise<void> {
  const built = folder !== undefined && existsSync(path.join(folder, PAGE))
  if (built) {
    const policyOf = policies(path.join(folder, PAGE), map ? [new URL(map.url).origin] : [])
    await app.register(files, {
      root: path.resolve(folder),
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? YEAR : 'no-cache')
        void reply.header('content-security-policy', policyOf(file))
      },
    })
    // File names are cached: the plugin's own route reads the folder on each request, which costs more than sending the
    // file.
    const isKnown = knownNames(folder)
    app.get('/*', (request, reply) => {
      const name = (request.params as { '*': string })['*'] || PAGE
      return isKnown(name) ? reply.sendFile(name) : reply.callNotFound()
    })
  }
  app.setNotFoundHandler((request, reply) => (built && asksForPage(request) ? reply.sendFile(PAGE) : notFound(reply)))
}

/**
 * Returns a function that gives the content security policy of a file: the page's allows its own inline scripts. Reads
 * the page again when a later build has replaced it.
 */
function policies(page: string, images: readonly string[]): (file: string) => string {
  const filePolicy = pagePolicy()
  let policy = filePolicy
  let readAt = 0
  return (file) => {
    if (path.basename(file).replace(/\.(br|gz)$/, '') !== PAGE) return filePolicy
    const { mtimeMs } = statSync(page)
    if (mtimeMs !== readAt) {
      const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
      policy = pagePolicy(
        [...scripts].map(([, script = '']) => inlineHash(script)),
        images,
      )
      readAt = mtimeMs
    }
    return policy
  }
}

/** Milliseconds after which the folder is read again for a missing file. */
const AGAIN_MS = 1_000

/** Returns a function that checks whether the folder has a file. It also finds files of a later build. */
function knownNames(folder: string): (name: string) => boolean {
  let names = namesIn(folder)
  let read = performance.now()
  return (name) => {
    if (!names.has(name) && name.startsWith('assets/') && performance.now() - read > AGAIN_MS) {
      names = namesIn(folder)
      read = performance.now()
    }
    return names.has(name)
  }
}

/**
 * Returns the paths of the built files relative to their folder. Compressed copies are omitted: they are sent in place
 * of the file and never requested.
 */
function namesIn(folder: string): ReadonlySet<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !/(^|\/)\.|\.(br|gz)$/.test(name))
  return new Set(found)
}

/** Returns true if a browser requests a page: not the API, the websocket, an asset or a file with an extension. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const [place = ''] = url.split('?', 1)
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|socket\.io|assets)(\/|$)/.test(place) &&
    path.extname(place) === '' &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  )
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('application/json; charset=utf-8').send(JSON.stringify(notFoundBody))
}
