import { DocumentTypeOptions } from '../../../../../generated/options.ts'
import { filterInput } from '../../../../contract/input.ts'
import type { OutgoingFile } from '../outbox/types.ts'

/** Bytes that one file may have, and how many go at once; see ChatUpload and ChatDocumentInput in the contract. */
const LARGEST = 16_777_216
const MOST = 5

/** What the file chooser offers: what can be sent as a document. */
export const ACCEPTED = DocumentTypeOptions.map(({ value }) => String(value))

/** Recordings and films that are dropped or pasted go as well. */
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

export interface Choice {
  files: OutgoingFile[]
  /** why some were left out */
  refused?: string
}

/** The files that can be sent, of those that were chosen. */
export function chooseFiles(given: readonly File[], already: number): Choice {
  const files: OutgoingFile[] = []
  let refused: string | undefined
  for (const file of given) {
    if (![...ACCEPTED, ...ALSO].includes(file.type))
      refused = `No se puede enviar ${file.name}: el tipo de archivo no se acepta.`
    else if (file.size > LARGEST) refused = `${file.name} supera los ${LARGEST / 1024 ** 2} MB.`
    else if (file.size === 0) refused = `No se puede enviar ${file.name}: está vacío.`
    else if (already + files.length >= MOST) refused = `Se pueden enviar hasta ${MOST} archivos a la vez.`
    else {
      const filename = filterInput('all', file.name).slice(-200) || 'archivo'
      files.push({ filename, type: file.type, size: file.size, blob: file })
    }
  }
  return { files, refused }
}
