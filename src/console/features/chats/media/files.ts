import { DocumentTypeOptions } from '../../../../../generated/options.ts'
import { filterInput } from '../../../../contract/input.ts'
import type { OutgoingFile } from '../outbox/types.ts'

/**
 * Maximum size of a file in bytes, and maximum number of files per message; see ChatUpload and ChatDocumentInput in the
 * contract.
 */
const LARGEST = 16_777_216
const MOST = 5

/** Types offered by the file chooser: those that can be sent as documents. */
export const ACCEPTED = DocumentTypeOptions.map(({ value }) => String(value))

/** Additional types accepted when dropped or pasted. */
const ALSO = [
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/webm',
  'video/ogg',
  'audio/wav',
  'audio/mpeg',
  'audio/ogg',
  'audio/mp3',
]

interface Choice {
  files: OutgoingFile[]
  /** why some files were left out */
  refused?: string
}

/** Returns the given files that can be sent. `already` is the number of files chosen before. */
export function chooseFiles(given: readonly File[], already: number): Choice {
  const files: OutgoingFile[] = []
  let refused: string | undefined
  for (const file of given) {
    if (![...ACCEPTED, ...ALSO].includes(file.type))
      refused = `No podemos enviar ${file.name}. Prueba con una imagen, audio, video o PDF.`
    else if (file.size > LARGEST)
      refused = `${file.name} supera los ${LARGEST / 1024 ** 2} MB. Prueba con uno más liviano.`
    else if (file.size === 0) refused = `${file.name} está vacío. Elige otro archivo.`
    else if (already + files.length >= MOST) refused = `Puedes enviar hasta ${MOST} archivos a la vez.`
    else {
      const filename = filterInput('all', file.name).slice(-200) || 'archivo'
      files.push({ filename, type: file.type, size: file.size, blob: file })
    }
  }
  return { files, refused }
}
