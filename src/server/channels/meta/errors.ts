import type { Plugin } from '../accounts/account.ts'
import { type GraphRefusal, UNREACHABLE } from './graph.ts'

/**
 * What a refusal means for what was sent: `account` stops everything until somebody acts, `final` concerns this message
 * alone, `person` this recipient; the others are tried again, of which `pair` only holds up one recipient. `ambiguous`
 * leaves open whether it was sent.
 */
type RefusalClass = 'account' | 'final' | 'person' | 'speed' | 'pair' | 'later' | 'ambiguous'

export interface Meaning {
  class: RefusalClass
  /** what happened and what to do, for staff */
  text: string
  /** what lets an account work again; new keys if absent */
  cure?: NonNullable<Plugin['cure']>
}

const token = 'Meta ya no acepta la clave de acceso. Crea una nueva y guárdala en Conectores.'
const permission = 'A la clave de acceso le falta un permiso. Revísalos en Meta y guarda una clave nueva en Conectores.'
const account = 'Meta restringió la cuenta. Revisa los avisos en el administrador de WhatsApp y apela allí.'
const busy = 'El canal está ocupado. Lo intentamos de nuevo.'
const ours = 'El canal no aceptó el mensaje por su forma. Cambia el texto o el archivo.'

/** By code of the Graph API (Meta: error codes of the WhatsApp Cloud API and of the Messenger Platform). */
const meanings: Record<number, Meaning> = {
  [UNREACHABLE]: { class: 'later', text: 'No pudimos llegar al canal. Lo intentamos de nuevo.' },
  0: { class: 'account', text: token },
  190: { class: 'account', text: token },
  3: { class: 'account', text: permission },
  10: { class: 'account', text: permission },
  131005: { class: 'account', text: permission },
  368: { class: 'account', text: account, cure: 'platform' },
  131031: { class: 'account', text: account, cure: 'platform' },
  131042: {
    class: 'account',
    text: 'Meta no pudo cobrar. Revisa la forma de pago en el administrador de WhatsApp.',
    cure: 'platform',
  },
  131045: { class: 'account', text: 'El número no tiene certificado. Regístralo de nuevo con su PIN.', cure: 'number' },
  133010: {
    class: 'account',
    text: 'El número no está registrado. Regístralo con su PIN en Conectores.',
    cure: 'number',
  },
  131037: {
    class: 'account',
    text: 'Meta no aprobó el nombre visible. Pide otro en el administrador de WhatsApp.',
    cure: 'platform',
  },
  4: { class: 'speed', text: busy },
  613: { class: 'speed', text: busy },
  80004: { class: 'speed', text: busy },
  80006: { class: 'speed', text: busy },
  80007: { class: 'speed', text: busy },
  130429: { class: 'speed', text: busy },
  131057: { class: 'speed', text: busy },
  131048: { class: 'speed', text: 'Meta limitó los envíos del número por su calidad. Lo intentamos de nuevo.' },
  131056: { class: 'pair', text: 'Son muchos mensajes seguidos para esta persona. Lo intentamos de nuevo.' },
  133004: { class: 'later', text: busy },
  131016: { class: 'later', text: busy },
  1: { class: 'ambiguous', text: busy },
  2: { class: 'ambiguous', text: busy },
  1200: { class: 'ambiguous', text: busy },
  131000: { class: 'ambiguous', text: busy },
  33: { class: 'account', text: 'El canal no conoce el número o la página. Revisa el ID en Conectores.' },
  100: { class: 'final', text: ours },
  131008: { class: 'final', text: ours },
  131009: { class: 'final', text: ours },
  131051: { class: 'final', text: 'El canal no admite este tipo de mensaje. Escríbelo de otra forma.' },
  131052: { class: 'final', text: 'El canal no pudo leer el archivo. Envíalo de nuevo.' },
  131053: { class: 'final', text: 'El canal no admite este archivo. Envíalo en otro formato.' },
  131047: {
    class: 'person',
    text: 'Pasaron más de 24 horas desde el último mensaje del cliente. Envía una plantilla de WhatsApp.',
  },
  131021: { class: 'person', text: 'El número es el mismo que envía. Usa otro.' },
  131026: { class: 'person', text: 'No pudimos entregarlo: el número no usa WhatsApp o no puede recibirlo.' },
  131030: {
    class: 'person',
    text: 'Es un número de prueba y solo escribe a los que agregaste en Meta. Agrega este teléfono allí.',
  },
  131049: {
    class: 'person',
    text: 'Meta decidió no entregarlo, para que la persona no reciba demasiados avisos. Espera un día.',
  },
  131050: { class: 'person', text: 'La persona pidió no recibir promociones. Espera a que escriba.' },
  130472: { class: 'person', text: 'Meta no lo entregó: la persona participa de una prueba suya. Usa otro canal.' },
  130497: { class: 'person', text: 'Meta no permite escribir a este país. Usa otro canal.' },
  131062: { class: 'person', text: 'WhatsApp pide el teléfono de esta persona. Agrégalo al contacto.' },
  132000: {
    class: 'final',
    text: 'Los datos no coinciden con los de la plantilla de WhatsApp. Revísalos.',
  },
  132001: {
    class: 'final',
    text: 'La plantilla de WhatsApp no existe o no está aprobada en ese idioma. Usa otra.',
  },
  132005: { class: 'final', text: 'Con los datos, la plantilla de WhatsApp queda demasiado larga. Acórtalos.' },
  132007: { class: 'final', text: 'Meta rechazó el contenido de la plantilla de WhatsApp. Usa otra.' },
  132012: { class: 'final', text: 'Un dato no tiene el formato que pide la plantilla de WhatsApp. Corrígelo.' },
  132015: { class: 'final', text: 'Meta pausó la plantilla de WhatsApp por su calidad. Usa otra.' },
  132016: { class: 'final', text: 'Meta desactivó la plantilla de WhatsApp. Usa otra.' },
  132018: {
    class: 'final',
    text: 'Los datos no coinciden con los de la plantilla de WhatsApp. Revísalos.',
  },
  551: { class: 'person', text: 'La persona no puede recibir mensajes de la página. Espera a que escriba.' },
}

/** By code and subcode, where the code alone says too little. */
const bySubcode: Record<string, Meaning> = {
  '100/33': { class: 'account', text: 'El canal no conoce el número o la página. Revisa el ID en Conectores.' },
  '10/2018278': {
    class: 'person',
    text: 'Pasaron más de 24 horas desde el último mensaje del cliente. Espera a que escriba.',
  },
  '10/2534022': {
    class: 'person',
    text: 'Pasaron más de 24 horas desde el último mensaje del cliente. Espera a que escriba.',
  },
  '10/2018065': {
    class: 'person',
    text: 'Pasaron más de 24 horas desde el último mensaje del cliente. Espera a que escriba.',
  },
  '10/2018108': { class: 'person', text: 'La persona no puede recibir mensajes ahora. Inténtalo más tarde.' },
  '10/1893063': {
    class: 'account',
    text: 'Meta restringió la página por un tiempo. Revisa sus avisos.',
    cure: 'platform',
  },
  '100/2018001': { class: 'person', text: 'Facebook no conoce a esta persona en esta página. Espera a que escriba.' },
  '100/2018047': { class: 'final', text: 'El canal no admite este archivo. Envíalo en otro formato.' },
  '200/1545041': { class: 'person', text: 'La persona no puede recibir mensajes de la página. Espera a que escriba.' },
}

/** The classes whose texts promise another attempt. */
const REPEATED: readonly RefusalClass[] = ['speed', 'pair', 'later', 'ambiguous']

/** Returns what to tell staff about a message for which no further attempt is made. */
export const finalText = ({ class: kind, text }: Meaning): string =>
  REPEATED.includes(kind) ? 'El canal no pudo entregarlo. Reenvíalo más tarde.' : text

/** Returns what a refusal means. A code that is not known concerns the message alone. */
export function meaningOf({ code, subcode }: Pick<GraphRefusal, 'code' | 'subcode'>): Meaning {
  const known = bySubcode[`${code}/${subcode}`] ?? meanings[code]
  if (known) return known
  if (code >= 200 && code <= 299) return { class: 'account', text: permission }
  return { class: 'final', text: `El canal no aceptó el mensaje (código ${code}). Cambia el texto o el archivo.` }
}
