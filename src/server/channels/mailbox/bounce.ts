import { marksIn } from './mark.ts'

/** Characters of a bounce in which its cause is looked for: the original mail follows. */
const LOOKED_AT = 200_000

/** A mail that did not arrive. */
interface Bounce {
  /** the Message-IDs of ours that it names */
  marks: string[]
  /** the server gave up; otherwise it still tries */
  isFinal: boolean
  /** enhanced status code, such as 5.1.1 (RFC 3463) */
  status: string
}

/** Reads the notice of a mail server that a mail of an account was not delivered (RFC 3464). */
export function readBounce(raw: Buffer, accountId: number): Bounce {
  const text = raw.toString('latin1', 0, LOOKED_AT)
  const action = /^Action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase()
  const status =
    /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1] ?? /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? ''
  return {
    marks: marksIn(text, accountId),
    isFinal: action ? action === 'failed' : !status.startsWith('4'),
    status,
  }
}

/** By enhanced status code (RFC 3463), or the beginning of one. */
const REASONS: readonly (readonly [status: string, text: string])[] = [
  ['5.1.', 'La dirección no existe o no recibe correos. Pide otra a la persona.'],
  ['5.2.1', 'La dirección está desactivada. Pide otra a la persona.'],
  ['5.2.2', 'El buzón de la persona está lleno. Inténtalo otro día.'],
  ['4.2.2', 'El buzón de la persona está lleno. Inténtalo otro día.'],
  ['5.2.3', 'La persona no puede recibir un correo tan grande. Envía menos archivos.'],
  ['5.3.4', 'La persona no puede recibir un correo tan grande. Envía menos archivos.'],
  ['5.4.', 'No pudimos llegar al correo de la persona. Revisa la dirección.'],
  ['4.4.', 'El correo de la persona no respondió. Inténtalo más tarde.'],
  ['5.7.', 'Lo rechazaron por spam o porque no confían en tu dominio. Avisa a tu proveedor de correo.'],
]

/** Returns why a mail did not arrive, for staff. */
export const reasonFor = (status: string): string =>
  REASONS.find(([start]) => status.startsWith(start))?.[1] ??
  'El proveedor de la persona no aceptó el correo. Escríbele por otro medio.'
