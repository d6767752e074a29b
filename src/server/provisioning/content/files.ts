import { imageFaultTexts } from '../../../contract/images.ts'
import { problem } from '../../foundation/http/problem.ts'
import { storeFile as store } from '../../foundation/media/files.ts'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import { detectMediaType, faultOfImage } from '../../foundation/media/media-type.ts'
import type { BotContent } from './content.ts'
import type { Creation } from './creation.ts'
import { quoted } from './places.ts'
import { isRow, rowOf } from './valid.ts'

const UNUSABLE = 'No podemos guardarlo. Prueba con una imagen, audio, video o PDF más liviano.'

/**
 * Stores the files of the content, visible to the whole team. Their type is told by their bytes, not by their name.
 * Pictures of the webchat are stored with its settings.
 */
export async function storeFiles(creation: Creation): Promise<void> {
  const { scope, content, files, names, faults } = creation
  const named = namedFiles(content)
  for (const [filename, read] of files) {
    await faults.try({ file: '', place: `Archivo ${quoted(filename)}` }, async () => {
      const bytes = (await read()) ?? Buffer.alloc(0)
      const fault = faultOfImage(bytes)
      if (fault) throw problem(422, 'invalid', `La imagen ${imageFaultTexts[fault]}`)
      if (bytes.length === 0 || bytes.length > MAX_BYTES || !detectMediaType(bytes))
        throw problem(422, 'invalid', UNUSABLE)
      if (!named.has(filename)) return
      const { botId, userId } = scope
      const media = await store({ botId, filename, bytes, userId, visibility: 'bot' })
      if (!media) throw problem(422, 'invalid', UNUSABLE)
      names.add('file', filename, media.number)
    })
    if (names.find('file', filename) === undefined) names.refuse('file', filename)
    await creation.progress(1)
  }
}

/** Properties of the files that name a file, or several. */
const PLACES: ReadonlySet<string> = new Set(['file', 'image', 'files', 'logo', 'signature'])

/** Returns the names of the files that lists and quotations show. */
function namedFiles({ settings, intents: _, ...lists }: BotContent): ReadonlySet<string> {
  const named = new Set<string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one)
    else if (isRow(value))
      for (const [key, one] of Object.entries(value)) {
        if (!PLACES.has(key)) collect(one)
        else for (const name of [one].flat()) if (typeof name === 'string') named.add(name)
      }
  }
  collect(lists)
  collect(rowOf(settings.quotations))
  return named
}
