import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import type { BotSnapshot } from '../types.ts'

/** What the bot says while it carries out a form. */
const sources = {
  before_chat: 'Antes de empezar necesito unos datos.',
  before_handoff: 'Antes de avisar al equipo necesito unos datos.',
  help: '¿En qué {te/le} puedo ayudar?',
  thanks: '¡Listo! Gracias por {tus/sus} respuestas.',
  thanks_contact: '¡Listo! Gracias, ya tengo {tus/sus} datos.',
  cancelled: 'Listo, lo dejamos ahí.',
  no_consent: 'Listo, no guardo nada. Sin {tu/su} acuerdo lo dejamos ahí.',
  gone: '«{{formulario}}» ya cerró, así que lo dejamos ahí. ¡Gracias!',
  closed: 'Ahora no {podés/puedes/puede} contestar «{{formulario}}»: está cerrado.',
  held: 'Ahora otra persona está contestando «{{formulario}}». {Probá/Prueba/Pruebe} más tarde.',
  answered: 'Ya {contestaste/contestó} «{{formulario}}». ¡Gracias!',
  abandoned: 'Lo dejamos ahí. Guardé lo que me {contaste/contó}.',
  abandoned_empty: 'Lo dejamos ahí. Cuando {quieras/quiera}, empezamos otra vez.',
  reminder: 'Cuando {quieras/quiera}, seguimos.',
  back: 'Volvamos a la anterior.',
  first: 'Esta es la primera pregunta.',
  skipped: 'La salteamos.',
  required: 'Necesito este dato para seguir. Si no {querés/quieres/quiere}, {escribí/escribe/escriba} «cancelar».',
  why: 'Es para mejorar lo que hacemos.',
  why_contact: 'Es para poder responder{te/le}.',
  wait: 'Sin apuro, {te/le} espero.',
  corrected: 'Listo, ya lo corregí: {{dato}}.',
  taken: 'Anotado: {{dato}}.',
  more: 'Anotado: {{dato}}. ¿Algo más?',
  several: '{Podés/Puedes/Puede} elegir varias: {escribí/escribe/escriba} los números, por ejemplo 1 y 2.',
  scale: '{Escribí/Escribe/Escriba} un número del {{desde}} al {{hasta}}.',
  place: '{Compartí/Comparte/Comparta} {tu/su} ubicación o {escribí/escribe/escriba} la dirección.',
  document: '{Escribí/Escribe/Escriba} el número de documento, por ejemplo 30123456.',
  name: '¿Me {decís/dices/dice} el nombre y apellido?',
  keep: 'Ya tengo {{tenia}}. ¿Lo cambio por {{dato}}?',
} as const

/** Returns what the bot says while it carries out a form. Bots without a form of address say tú. */
export const formText = ({ form }: Pick<BotSnapshot, 'form'>, situation: keyof typeof sources): string =>
  resolveFormOfAddress(sources[situation], form ?? 'tu')

/** Buttons below the questions of a form. */
export const [SKIP, DONE] = ['Saltear', 'Listo'] as const
