import type { MediaType } from './media-type.ts'

/** Longest name of a file, in characters. */
const LONGEST = 255

// Control characters, direction marks, which can make a name look like another, and halves of characters.
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/**
 * Extensions that a file of a type may have; the first is given to names with any other. Devices open a file by its
 * extension: none of these is run, nor shown by a browser as a page. Macros are not run in documents named so.
 */
const EXTENSIONS: Readonly<Record<MediaType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v', '3gp'],
  'video/webm': ['webm'],
  'video/ogg': ['ogv', 'ogg'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mpeg': ['mp3', 'mpga'],
  'audio/mp3': ['mp3', 'mpga'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/aac': ['aac'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx', 'ppsx'],
  // Installers have this form as well.
  'application/x-ole-storage': ['doc', 'xls', 'ppt', 'pps', 'msg'],
  // Those of applications are archives as well.
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  // Images that are not shown.
  'application/octet-stream': ['bin', 'jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp'],
  'text/plain': ['txt', 'csv', 'tsv', 'md', 'log', 'json', 'ics', 'vcf'],
}

/**
 * Returns a safe file name of at most 255 characters, without folders or invisible characters. A name that does not end in
 * an extension of its type gets one: `pedido.js` with text becomes `pedido.js.txt`.
 */
export function cleanName(name: string, type: MediaType): string {
  const last = name.normalize('NFC').replace(UNSHOWN, '').split(/[\\/]/).at(-1)?.trim() ?? ''
  const safe =
    last
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' ')
      .replace(/^\.+/, '') || 'archivo'
  const known = EXTENSIONS[type]
  const ending = known.find((one) => safe.toLowerCase().endsWith(`.${one}`))
  const stem = ending ? safe.slice(0, -ending.length - 1) : safe
  const dotted = ending ? safe.slice(stem.length) : `.${known[0]}`
  // Cut by whole characters.
  return `${stem.slice(0, LONGEST - dotted.length).replace(/\p{Cs}$/u, '')}${dotted}`
}
