import { isUtf8 } from 'node:buffer'
import { detectMediaType, faultOfImage, type MediaType } from './media-type.ts'

/** The folder in a zip that tells what kind of Office document it is. */
const OFFICE: readonly (readonly [folder: string, type: MediaType])[] = [
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]
/** Bytes in which the names of a zip are looked for, at its start and at its end, where its directory is. */
const LOOKED_AT = 65_536

/**
 * Detects the type of a file that a customer sent through another platform, from its content. More is kept than people
 * may upload: whoever received it can only download it. Undefined for programs and anything unknown.
 */
export function detectReceivedType(bytes: Uint8Array): MediaType | undefined {
  const usual = detectMediaType(bytes)
  if (usual) return usual
  // Whoever received it can still download it.
  if (faultOfImage(bytes)) return 'application/octet-stream'
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (content.toString('latin1', 4, 11) === 'ftypM4A') return 'audio/mp4'
  if (content[0] === 0xff && ((content[1] ?? 0) & 0xf6) === 0xf0) return 'audio/aac'
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') return zipType(content)
  if (content.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return 'application/x-ole-storage'
  return isText(content) ? 'text/plain' : undefined
}

function zipType(content: Buffer): MediaType {
  const names = content.toString('latin1', 0, LOOKED_AT) + content.toString('latin1', content.length - LOOKED_AT)
  return OFFICE.find(([folder]) => names.includes(folder))?.[1] ?? 'application/zip'
}

/** Text in UTF-8 without control characters other than tabs and line ends. */
const isText = (content: Buffer): boolean =>
  content.length > 0 &&
  isUtf8(content) &&
  !content.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)
