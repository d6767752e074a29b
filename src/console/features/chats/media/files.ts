import {
  AudioTypeOptions,
  DocumentTypeOptions,
  ImageTypeOptions,
  VideoTypeOptions,
} from '../../../../../generated/options.ts'
import { familyOf, fileFault, maxBytesOf, STORED_BYTES } from '../../../../contract/channel-files.ts'
import type { Channel } from '../../../../contract/channels.ts'
import { filterInput } from '../../../../contract/input.ts'
import { toast } from '../../../ui/toast.ts'
import type { OutgoingFile } from '../outbox/types.ts'
import { asJpeg } from './pictures.ts'

/** Maximum number of files per message; see ChatDocumentInput in the contract. */
const MOST = 5
/** Largest picture in bytes that is converted. */
const LARGEST_PICTURE = 3 * STORED_BYTES

const valuesOf = (options: readonly { value: unknown }[]) => options.map(({ value }) => String(value))

/** Types that the server stores. */
const STORED_TYPES = [
  ...new Set([ImageTypeOptions, VideoTypeOptions, AudioTypeOptions, DocumentTypeOptions].flatMap(valuesOf)),
]

/** Types offered by the file chooser: what the channel takes, and pictures, which are converted for it. */
export const acceptedOn = (channel: Channel): string[] =>
  channel === 'webchat'
    ? valuesOf(DocumentTypeOptions)
    : STORED_TYPES.filter((type) => familyOf(type) === 'image' || maxBytesOf(channel, type) !== undefined)

interface Choice {
  files: OutgoingFile[]
  /** pictures that the channel only takes converted, with what it does not like about them */
  toConvert: { file: File; filename: string; fault: string }[]
  /** why files were left out, each reason once */
  refused: readonly string[]
}

/** Sorts out the given files that can be sent on a channel. `already` is the number of files chosen before. */
export function chooseFiles(given: readonly File[], already: number, channel: Channel = 'webchat'): Choice {
  const [files, toConvert, refused]: [OutgoingFile[], Choice['toConvert'], Set<string>] = [[], [], new Set()]
  for (const file of given) {
    const filename = filterInput('all', file.name).slice(-200) || 'archivo'
    const { type, size } = file
    const fault = fileFault(channel, { filename: file.name, type, size })
    if (!STORED_TYPES.includes(type))
      refused.add(`No podemos enviar ${file.name}. Prueba con una imagen, audio, video o PDF.`)
    else if (size === 0) refused.add(`${file.name} está vacío. Elige otro archivo.`)
    else if (already + files.length + toConvert.length >= MOST)
      refused.add(`Puedes enviar hasta ${MOST} archivos a la vez.`)
    else if (fault && channel !== 'webchat' && familyOf(type) === 'image' && size <= LARGEST_PICTURE)
      toConvert.push({ file, filename, fault })
    else if (fault) refused.add(fault)
    else files.push({ filename, type, size, blob: file })
  }
  return { files, toConvert, refused: [...refused] }
}

interface Converted {
  files: OutgoingFile[]
  refused: readonly string[]
  /** what is different for the customer */
  changed?: string
}

/** Makes JPEGs of pictures, as every channel takes them. */
export async function convertPictures(pictures: Choice['toConvert'], channel: Channel): Promise<Converted> {
  const most = maxBytesOf(channel, 'image/jpeg') ?? STORED_BYTES
  const converted: Omit<Converted, 'refused'> = { files: [] }
  const refused = new Set<string>()
  for (const { file, filename, fault } of pictures) {
    const blob = await asJpeg(file, most).catch(() => undefined)
    if (blob) {
      const name = `${filename.replace(/\.\w+$/, '')}.jpg`
      converted.files.push({ filename: name, type: 'image/jpeg', size: blob.size, blob })
      if (file.type === 'image/gif')
        converted.changed = `${file.name} se enviará como foto fija: WhatsApp no muestra GIF.`
    } else refused.add(fault)
  }
  return { ...converted, refused: [...refused] }
}

/** Most reasons that are told one by one. */
const TOLD = 3

/** Tells why files were left out. */
export function reportRefused(reasons: readonly string[]): void {
  for (const reason of reasons.slice(0, TOLD)) toast.error(reason)
  const more = reasons.length - TOLD
  if (more === 1) toast.error('Otro archivo tampoco puede enviarse. Revísalo.')
  else if (more > 1) toast.error(`Otros ${more} archivos tampoco pueden enviarse. Revísalos.`)
}
