import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFoundBody } from './errors.ts'
import { pagePolicy } from './headers.ts'

const YEAR = 'public, max-age=31536000, immutable'
const PAGE = 'index.html'

/**
 * Serves the built console: its hashed files for ever, compressed ahead of time; its page for every address that a
 * person may open. Addresses of the API and of missing files stay 404. Without a built console, everything else is.
 */
export async function serveConsole(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(path.join(folder, PAGE))
  if (built) {
    await app.register(files, {
      root: path.resolve(folder),
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? YEAR : 'no-cache')
        void reply.header('content-security-policy', pagePolicy)
      },
    })
    // Known once: the plugin's own route reads the folder for each request, which costs more than the sending
    const isKnown = knownNames(folder)
    app.get('/*', (request, reply) => {
      const name = (request.params as { '*': string })['*'] || PAGE
      return isKnown(name) ? reply.sendFile(name) : reply.callNotFound()
    })
  }
  app.setNotFoundHandler((request, reply) => (built && asksForPage(request) ? reply.sendFile(PAGE) : notFound(reply)))
}

/** Milliseconds after which a folder is read again for a file that was not there. */
const AGAIN_MS = 1_000

/** Whether the folder has a file of this name, one that a later build has put there as well. */
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

/** Paths of the built files relative to their folder; the compressed copies are sent in their place, not asked for. */
function namesIn(folder: string): ReadonlySet<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !/(^|\/)\.|\.(br|gz)$/.test(name))
  return new Set(found)
}

/** Whether a browser wants a page: not data, not the socket, and no file by its extension. */
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
