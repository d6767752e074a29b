import type { components } from '../../../../generated/api.d.ts'
import {
  AudioTypeOptions,
  DocumentTypeOptions,
  ImageTypeOptions,
  VideoTypeOptions,
} from '../../../../generated/options.ts'
import { type ImageFault, imageFault } from '../../../contract/images.ts'

/** Allowed types of stored files (specification, section 9). */
export type MediaType = components['schemas']['MediaType']

const allowed = new Set<unknown>(
  [ImageTypeOptions, VideoTypeOptions, AudioTypeOptions, DocumentTypeOptions].flatMap((options) =>
    options.map(({ value }) => value),
  ),
)

/**
 * Detects the type of a file from its content, regardless of its name and declared type. Undefined if it is not
 * allowed, and for an image that cannot be shown: see {@link faultOfImage}.
 */
export function detectMediaType(bytes: Uint8Array): MediaType | undefined {
  return faultOfImage(bytes) ? undefined : allowedType(bytes)
}

function allowedType(bytes: Uint8Array): MediaType | undefined {
  const found = sniff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return allowed.has(found) ? (found as MediaType) : undefined
}

/** Returns why a file that begins as an image cannot be shown; undefined for other files, and images that can. */
export function faultOfImage(bytes: Uint8Array): ImageFault | undefined {
  return allowedType(bytes)?.startsWith('image/') ? imageFault(bytes) : undefined
}

/** Returns true if the declared type matches the detected one. Some types have two names. */
export function sameType(declared: string, found: MediaType): boolean {
  const plain = (type: string) => (type === 'audio/mp3' ? 'audio/mpeg' : type)
  return plain(declared) === plain(found)
}

function sniff(bytes: Buffer): string | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  const head = text(0, 4)
  if (/^GIF8[79]a/.test(text(0, 6))) return 'image/gif'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  if (head === 'RIFF') return { WEBP: 'image/webp', WAVE: 'audio/wav' }[text(8, 12)]
  if (text(4, 8) === 'ftyp')
    return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|3gp)/.test(text(8, 12)) ? 'video/mp4' : undefined
  if (head === '\x1aE\xdf\xa3') return text(0, 64).includes('webm') ? 'video/webm' : undefined
  if (head === 'OggS') return ogg(text(0, 256))
  if (text(0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)) return 'audio/mpeg'
  return undefined
}

function ogg(start: string): string | undefined {
  if (start.includes('theora')) return 'video/ogg'
  return /vorbis|OpusHead|Speex|fLaC/.test(start) ? 'audio/ogg' : undefined
}
