import type { components } from '../../../../generated/api.d.ts'
import { UpdateKindOptions } from '../../../../generated/options.ts'
import notes from './releases.json' with { type: 'json' }

/** A release note. */
export type Release = Omit<components['schemas']['Update'], 'read'>

const isKind = (written: string): written is Release['kind'] => UpdateKindOptions.some(({ value }) => value === written)

/**
 * What is new in the product, oldest first. Each release adds its notes to the file. An id is never used again, because
 * it is stored as read.
 */
export const releases: readonly Release[] = notes.map((note) => ({ ...note, kind: kindOf(note.kind) }))

function kindOf(written: string): Release['kind'] {
  if (!isKind(written)) throw new Error(`releases.json has an unknown kind: ${written}`)
  return written
}
