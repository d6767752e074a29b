import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { textOn } from '../../../contract/colors.ts'
import type { WebchatBot } from './bot.ts'
import { scriptJson } from './html.ts'
import type { Built } from './pages.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Loaders kept compressed; the oldest is dropped. */
const MOST = 500

interface Loader {
  text: string
  etag: string
  br: Promise<Buffer>
  gz: Promise<Buffer>
}

const kept = new Map<string, Loader>()

/** The settings that the button needs, in the order of `LoaderFace` (src/widget/protocol.ts). */
function faceFor({ key, face }: WebchatBot) {
  const { colors, margin_desktop: wide, margin_mobile: narrow } = face
  return {
    key,
    title: face.title,
    open: face.open,
    close: face.close,
    label: face.launcher_label,
    side: face.position,
    margin: [wide.x, wide.y, narrow.x, narrow.y],
    size: face.launcher_size,
    radius: face.corner_radius,
    color: [colors.button, textOn(colors.button), colors.button_hover, textOn(colors.button_hover)],
    on: [face.show_on_desktop, face.show_on_mobile],
  }
}

/** The loader of a bot, in the best encoding that the browser takes; compressed once per change of the settings. */
export async function loaderOf(built: Built, bot: WebchatBot, accepted: string) {
  const text = `(FACE=>{${built.loader}})(${scriptJson(faceFor(bot))})`
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
