import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loaderSettings, type ServedLoaderSettings } from '../../../contract/webchat.ts'
import type { WebchatBot } from './bot.ts'
import type { WidgetBuild } from './built.ts'
import { scriptJson } from './html.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Maximum number of compressed loaders in the cache. The oldest is evicted. */
const MOST = 500

interface Loader {
  text: string
  etag: string
  br: Promise<Buffer>
  gz: Promise<Buffer>
}

const kept = new Map<string, Loader>()

/** Returns a bot's loader in the best encoding the browser accepts. Compressed once per change of the settings. */
export async function loaderOf(built: WidgetBuild, bot: WebchatBot, accepted: string) {
  const settings: ServedLoaderSettings = { ...loaderSettings(bot.key, bot.face), sites: bot.allowed }
  const text = `(FACE=>{${built.loader}})(${scriptJson(settings)})`
  let loader = kept.get(bot.key)
  if (loader?.text !== text) {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const br = brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    loader = { text, etag, br, gz: zip(text) }
    kept.delete(bot.key)
    kept.set(bot.key, loader)
    if (kept.size > MOST) kept.delete(kept.keys().next().value as string)
  }
  const { etag } = loader
  if (/\bbr\b/.test(accepted)) return { body: await loader.br, encoding: 'br', etag }
  if (/\bgzip\b/.test(accepted)) return { body: await loader.gz, encoding: 'gzip', etag }
  return { body: text, encoding: undefined, etag }
}
