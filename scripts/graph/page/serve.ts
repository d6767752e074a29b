import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Simulator } from '../simulator.ts'

const folder = import.meta.dirname
let script: Promise<string> | undefined

/** The page's script as one file, bundled once. */
async function bundleScript(): Promise<string> {
  const { build } = await import('esbuild')
  const entryPoints = [path.join(folder, 'main.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'esm', target: 'es2022' })
  return outputFiles[0]?.text ?? ''
}

/** Serves the phone page. @returns whether the address belongs to it */
export async function servePage(sim: Simulator, pathname: string, response: ServerResponse): Promise<boolean> {
  const send = (type: string, text: string) => {
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(text)
    return true
  }
  if (pathname === '/') return send('text/html', await readFile(path.join(folder, 'index.html'), 'utf8'))
  if (pathname === '/page.css') return send('text/css', await readFile(path.join(folder, 'page.css'), 'utf8'))
  if (pathname === '/page.js') {
    script ??= bundleScript()
    return send('text/javascript', await script)
  }
  if (pathname === '/_sim/events') return streamEvents(sim, response)
  if (!pathname.startsWith('/_sim/media/')) return false
  const media = sim.world.media.get(pathname.slice('/_sim/media/'.length))
  response.writeHead(media ? 200 : 404, { 'Content-Type': media?.mimeType ?? 'text/plain' }).end(media?.bytes)
  return true
}

/** Every change as a server-sent event. */
function streamEvents({ world }: Simulator, response: ServerResponse): true {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
  response.write(': hola\n\n')
  const stop = world.watch((event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  response.on('close', stop)
  return true
}
