import type { components } from '../../../../generated/api.d.ts'
import { fold } from '../../../contract/phrase.ts'

/** Why a chat comes before the others. */
export type UrgencyReason = components['schemas']['UrgencyReason']

/** What can be read in a text. */
type ReadReason = Exclude<UrgencyReason, 'upset' | 'misses' | 'staff'>

/** The reasons from the most to the least serious. */
const SEVERITY: readonly UrgencyReason[] = [
  'accident',
  'health',
  'fraud',
  'legal',
  'charge',
  'complaint',
  'upset',
  'misses',
  'staff',
]

/** A phrase that is urgent, as a pattern on folded words. `plain`: only a direct "no" denies it. */
interface Sign {
  pattern: RegExp
  plain?: boolean
}

const nouns = (...patterns: string[]): Sign[] => patterns.map((one) => ({ pattern: new RegExp(`\\b(?:${one})\\b`) }))
const verbs = (...patterns: string[]): Sign[] =>
  patterns.map((one) => ({ pattern: new RegExp(`\\b(?:${one})\\b`), plain: true }))

const TWICE = '(?:(?:dos|2|tres|3) veces|doble|x2)'
const CHARGED = '(?:cobraron|cobro|cobrado|cobrando|debitaron|debito|descontaron|desconto|cargaron|facturaron)'

const SIGNS: Readonly<Record<ReadReason, readonly Sign[]>> = {
  accident: [
    ...nouns(
      'accident(?:e|es|ada|ado)',
      'emergencias?',
      '(?:una|mi|es|tengo una) urgencia',
      'urgencia medica',
      'incendio',
      '(?:fuga|perdida|escape) de gas',
      'ambulancia',
    ),
    ...verbs(
      '(?:me|nos) (?:lastime|lastimo|queme|lesione|accidente|lastimamos|quemamos)',
      'se (?:me )?(?:lastimo|lesiono|accidento|quemo|corto) (?:\\w+ )?(?:hij[oa]|nen[ea]|bebe|abuel[oa]|mama|papa|espos[oa]|mano|dedo|brazo|pie|cara|ojo|pierna|empleado|obrero|persona|senora?|pintor|albanil)',
      '(?:mi|un|una|el|la) (?:hij[oa]|nen[ea]|bebe|abuel[oa]|mama|papa|espos[oa]|empleado|obrero|persona|senora?|albanil) se (?:lastimo|lesiono|accidento|quemo|corto)',
      'me corte(?: (?:\\w+ ){0,3}(?:manos?|dedos?|brazos?|pies?|cara|ojo|pierna|con)|$)',
      'lastimad[oa]|herid[oa]s?|atropell\\w+|sangra|sangrando|sangrado',
      'exploto|se prendio fuego|se incendio|(?:dio|dan|da) (?:la )?(?:corriente|patada)|electrocut\\w+|toques electricos',
      '(?:estoy|termine|termino|fui|fue|llevaron|internad[oa]) (?:(?:en|a|al|el|un|de|internad[oa]) ){0,3}hospital',
      '(?:llevaron|internad[oa]) (?:\\w+ ){0,3}clinica',
      'choque (?:con|contra|el|mi)|me chocaron',
    ),
  ],
  health: [
    ...nouns('intoxicac\\w+', 'reaccion alergica', 'mal estado'),
    ...verbs(
      '(?:tenia|tenian|encontre|encontramos|habia|salio|salieron|vino|vinieron|aparecio|aparecieron) (?:\\w+ ){0,3}(?:hongos|moho|gusanos?|cucarachas?|vidrios?|bichos?)',
      'intoxi(?:que|co|caron|cad[oa]s?)',
      '(?:dio|hizo|provoco|produjo|salio|causo|tuve|tuvo) (?:\\w+ ){0,2}alergia',
      '(?:me|nos|le|les) (?:hizo|hicieron|cayo|cayeron) (?:muy |re |bien )?mal',
      'vomit(?:e|o|ando|ar|os)|descompus[eo]|descompuest[oa]|me enferme|se enfermo',
      '(?:estaba|estaban|esta|estan|vino|vinieron|llego|llegaron|vendieron) (?:\\w+ ){0,3}(?:podrid|vencid|echad|descompuest|caducad|rancid)[oa]s?',
    ),
  ],
  fraud: [
    ...nouns('estaf\\w+', 'fraude', 'tarjeta clonada', 'phishing'),
    ...verbs(
      '(?:me|nos) (?:robaron|hackearon|enganaron|clonaron|timaron|tranzaron|trampearon)',
      '(?:cargo|cargos|cobro|consumo|compra|movimiento|pago) que (?:yo )?no (?:hice|reconozco|autorice|realice|pedi)',
      'no reconozco (?:ese|este|esa|esta|un|una|el|la|los|las) (?:cargos?|cobros?|consumos?|compras?|pagos?)',
    ),
  ],
  legal: [
    ...nouns(
      'denuncias?',
      'carta documento',
      '(?:mi|mis|un|una|los) abogad[oa]s?',
      'defensa (?:del|al|de los?) consumidor(?:es)?',
      'proteccion al consumidor',
      'profeco|sernac|indecopi|coprec|condusef',
      'superintendencia(?: de industria)?',
      'derecho de peticion',
      'accion legal|acciones legales',
    ),
    ...verbs('(?:voy|vamos) a (?:denunciar|demandar)\\w*', 'denunciar(?:los|te|las)?', 'demandar(?:los|te|las)'),
  ],
  charge: [
    ...nouns(
      '(?:cobros?|cargos?|debitos?|pagos?|descuentos?) (?:duplicad[oa]s?|dobles?|indebid[oa]s?|de mas|incorrect[oa]s?|erroneos?|repetid[oa]s?)',
      'doble (?:cobro|cargo|debito|pago|descuento|facturacion)',
    ),
    ...verbs(
      `${CHARGED} (?:\\w+ ){0,5}${TWICE}`,
      `${CHARGED} (?:\\w+ ){0,2}(?:de mas|demas|mal|otra vez|nuevamente|repetido|duplicado|dobl[ea])`,
      `(?:pague|pagamos|pase|pasaron|me llego|me hicieron) (?:\\w+ ){0,4}(?:dos veces|2 veces|doble)`,
      'duplicaron (?:el|mi) (?:cobro|pago|cargo)',
      `${CHARGED} (?:\\w+ ){0,4}(?:y|pero) (?:\\w+ ){0,3}no (?:me )?(?:lleg|entreg|dieron|mandaron|acredit)\\w*`,
    ),
  ],
  complaint: [
    ...nouns('quejas?', 'reclamos?', 'libro de (?:quejas|reclamaciones)'),
    ...verbs('(?:quiero|voy a|vengo a|necesito|quisiera) (?:quejarme|reclamar)', 'me quiero quejar'),
  ],
}

/** Reasons whose words are also goods, services and papers: "luz de emergencia", "factura vencida". */
const PHYSICAL: ReadonlySet<string> = new Set(['accident', 'health'])
const SHOPS =
  /\b(?:tienen|tenes|tienes|venden|hay(?! una? (?:fuga|perdida|escape|incendio|herid\w+|accident\w+|emergencia|ambulancia))|busco|precio|cuanto (?:sale|cuesta|esta|estan|salen|cuestan|vale)|a cuanto|manejan|trabajan|cubren?|cobertura|(?:luz|luces|salidas?|puertas?|escaleras?|kit) de emergencia|(?:factura|boleta|cuota|tarjeta|promo|promocion|cupon|presupuesto|plazo|garantia)s? (?:\w+ ){0,3}(?:vencid|caducad)[oa]s?)\b/

/** What looks like a denial but is indignation. */
const INDIGNATION =
  /\bno (?:puede|es posible|puedo creer|lo puedo creer|entiendo|se por)\b(?: (?:ser|que|por que|como))*/g

/** Words before a noun that deny it: "no tengo ninguna queja", "sin quejas", "no es una emergencia". */
const DENIED =
  /\b(?:(?:no|nunca|tampoco|jamas)(?: (?:es|era|fue|hay|hubo|tengo|tuve|tenemos|tuvimos|quiero|voy a|pienso|deseo|hacer|poner|se trata de|ningun|ninguna|una|un|la|el|ni|alguna|nada de))*|sin|ningun|ninguna|nada de)(?: (?:una|un|ningun|ninguna|hacer|poner|la|el))? $/

/** The same for what happened: only a direct "no". */
const DENIED_PLAIN = /\b(?:no|nunca|tampoco)(?: (?:me|nos|le|se|la|lo))? $/

/**
 * Returns why a customer's text is urgent: the most serious reason in it, unless it is denied ("no tengo ninguna
 * queja"). Undefined for other texts.
 */
export function urgencyOf(text: string): UrgencyReason | undefined {
  const parts = fold(text)
    .split(/[^\p{L}\p{N}\s]+|\b(?:pero|aunque|sino)\b/u)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
  const whole = parts.join(' ')
  const all = [...parts, whole]
  const isGoods = SHOPS.test(whole)
  const reasons = Object.entries(SIGNS).filter(
    ([reason, signs]) =>
      !(isGoods && PHYSICAL.has(reason)) &&
      (reason === 'charge' ? all : parts).some((part) => signs.some((sign) => isSaid(part, sign))),
  )
  return mostSerious(reasons.map(([reason]) => reason as UrgencyReason))
}

function isSaid(part: string, { pattern, plain = false }: Sign): boolean {
  const said = part.replace(INDIGNATION, '')
  const found = pattern.exec(said)
  return found !== null && !(plain ? DENIED_PLAIN : DENIED).test(said.slice(0, found.index))
}

/** Returns the most serious of the reasons; undefined for none. */
export const mostSerious = (reasons: readonly UrgencyReason[]): UrgencyReason | undefined =>
  SEVERITY.find((reason) => reasons.includes(reason))
