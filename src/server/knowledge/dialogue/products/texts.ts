import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import type { BotSnapshot } from '../types.ts'

/** What the bot says about products. */
const sources = {
  one: 'Tenemos este:',
  several: 'Esto es lo que tenemos:',
  many: 'Tenemos {{cantidad}}. Estos son los primeros:',
  rest: 'Estos son los que siguen:',
  no_more: 'Ya {te/le} mostré todos.',
  general: 'Tenemos {{cantidad}}. ¿Qué {buscás/buscas/busca}?',
  which_product: '¿De qué producto?',
  none: 'No lo encuentro en nuestro catálogo. ¿{Probás/Pruebas/Prueba} con otro nombre?',
  none_named: 'No encuentro «{{producto}}» en nuestro catálogo.',
  not_so_named: '«{{producto}}» así no lo tengo: pongo lo más parecido.',
  not_so_which: '«{{producto}}» así no lo tengo. ¿{Querés/Quieres/Quiere} algo de lo más parecido?',
  narrower: '¿De cuál {buscás/buscas/busca}? Hay varios por «{{dato}}».',
  not_so: 'Así no lo tengo. Esto es lo más parecido:',
  price_ask: 'Precio a consultar',
  out: 'Sin stock',
  order_only: 'Por encargo',
  in_stock: 'Hay stock',
  of_all: 'Ese stock es el de todo el negocio. El de cada sucursal {te/le} lo confirma el equipo.',
  several_all:
    'Esto es lo que tenemos. Donde no nombro una sucursal, el stock es el de todo el negocio: el de cada una {te/le} lo confirma el equipo.',
  branch_unknown: 'El stock de cada sucursal {te/le} lo confirma el equipo.',
  not_counted: 'no tengo el stock',
  similar: 'De ese no queda. Parecidos tenemos:',
  cheaper: 'Más barato tengo:',
  cheapest: 'Ese es el más barato que tengo.',
  others: 'De ese tipo también tenemos:',
  no_others: 'De ese tipo no tengo otro.',
  which: '¿Cuál {querés/quieres/quiere}?',
  which_of: '¿Cuál de estos?',
  which_of_named: '¿Cuál {querés/quieres/quiere} de «{{producto}}»?',
  added: 'Anotado: {{renglon}}.',
  whole: 'Anoto cantidades enteras, desde 1. ¿Cuántas unidades {querés/quieres/quiere}?',
  packages: '{{producto}}: vienen de a {{paquete}}. ¿Cuántos paquetes {querés/quieres/quiere}?',
  measures: '{{producto}}: vienen de a {{paquete}}. ¿Cuántos {querés/quieres/quiere}?',
  few: 'De {{ese}} solo {{quedan}}. Anoté {{cantidad}}.',
  all_of_it: 'De {{ese}} solo {{quedan}}, y ya está en {tu/su} pedido.',
  unavailable: 'De {{ese}} no queda stock, así que no lo anoté.',
  removed: 'Listo, lo saqué.',
  emptied: 'Listo, saqué todo.',
  not_there: 'Eso no lo tengo anotado.',
  cart: '{Tu/Su} pedido:',
  most: 'De {{ese}} anoto hasta {{cantidad}}. Por más, {hablá/habla/hable} con el equipo.',
  full: 'En un pedido entran {{tope}} productos distintos, así que {{producto}} no lo anoté.',
  to_choose: 'Falta que {elijas/elijas/elija}: {{faltan}}.',
  left_open: 'No {elegiste/elegiste/eligió} cuál de: {{faltan}}. Eso lo {ves/ves/ve} con el equipo.',
  no_room: 'En el presupuesto ya no entra: {{faltan}}. El equipo ya lo sabe.',
  after: 'Después {te/le} pregunto por: {{faltan}}.',
  some_gone: 'Algo de lo anotado ya no está disponible, así que no va en el pedido.',
  skipped: 'Listo, eso no.',
  cart_empty: 'Todavía no anoté ningún producto.',
  total: 'Total estimado: {{total}}.',
  next: '¿{Querés/Quieres/Quiere} algo más?',
  confirmed_order: 'Listo, le paso {tu/su} pedido al equipo.',
  confirmed_quote: 'Listo, el equipo {te/le} prepara el presupuesto.',
  gone: 'Ese producto ya no está disponible.',
} as const

/** Returns what the bot says about products. Bots without a form of address say tú. */
export const productText = ({ form }: Pick<BotSnapshot, 'form'>, situation: keyof typeof sources): string =>
  resolveFormOfAddress(sources[situation], form ?? 'tu')

/** Titles of the buttons, the same for every form of address. */
export const TITLES = {
  add: 'Agregar al pedido',
  quote: 'Sumar al presupuesto',
  more: 'Ver más',
  cart: 'Ver pedido',
  confirm_order: 'Confirmar pedido',
  confirm_quote: 'Pedir presupuesto',
  any: 'Me da igual',
  skip: 'Ninguno',
  remove: 'Sacar',
} as const
