import { fold } from '../../../contract/phrase.ts'

/** Returns the anchor of a section: «Horario de atención» is `#horario-de-atencion`. */
export const anchorOf = (title: string): string => fold(title).replace(/[^a-z0-9]+/g, '-')
