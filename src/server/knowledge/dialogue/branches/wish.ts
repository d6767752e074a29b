import type { Holiday } from '../holidays/calendar.ts'
import { usualDaysIn } from '../opening/follow-up.ts'
import { type OpeningQuestion, openingQuestion } from '../opening/question.ts'
import { plainWords, spelledOut } from '../words.ts'
import { postalCodeIn } from './coverage.ts'
import { pointIn } from './distance.ts'
import { namedIn, onStreet } from './names.ts'
import { matchingQuestion } from './questions.ts'
import type { Branch, BranchForm, BranchTopic, Point } from './types.ts'

/** What a customer wants to know about the branches. */
export interface BranchWish {
  /** the branches that are named */
  branches: readonly Branch[]
  /** the cities that are named, as the branches write them */
  cities: readonly string[]
  services: readonly string[]
  postalCode: string | undefined
  location: Point | undefined
  /** a place that is none of a branch */
  elsewhere: string | undefined
  isNearest: boolean
  isOpenNow: boolean
  /** they ask for the hours, not whether it is open */
  asksHours: boolean
  /** the day for which they ask */
  opening: OpeningQuestion | undefined
  /** days in general (0 is Monday) */
  weekdays: readonly number[] | undefined
  topics: readonly BranchTopic[]
  /** the question of the form with a text of its own */
  custom: string | undefined
  /** the text speaks of branches */
  isAboutBranches: boolean
  /** it asks for all of them: "¿qué sucursales tienen?" */
  asksAll: boolean
  /** it is nothing but a place that was shared */
  isOnlyPlace: boolean
}

/** What a text is read with. */
export interface WishReading {
  form: BranchForm
  now: Date
  timeZone: string
  holidays: readonly Holiday[]
  /** a place that was shared with the message */
  place?: Point | undefined
  /** the customer was asked where they are */
  isAsked?: boolean
}

const TOPICS: Readonly<Record<BranchTopic, RegExp>> = {
  hours:
    /\b(?:horarios?|(?:a|hasta|desde) que hora|abren?|abiert[oa]s?|cierran?|cerrad[oa]s?|atienden?|atencion|que dias)\b/,
  address:
    /\b(?:direccion|direcciones|(?<!\ba )domicilio|ubicad[oa]s?|ubicacion|mapa|como (?:llego|llegar|voy)|(?:donde|en que calle) (?:\w+ ){0,2}(?:queda|quedan|esta|estan|es|son|se encuentra|los encuentro|tienen))\b/,
  phone: /\b(?:telefonos?|tel|celular|numero|whatsapp|wsp|wpp|llamar(?:los)?)\b/,
  services: /\b(?:servicios?|ofrecen)\b/,
  coverage:
    /\b(?:envios?|enviar|envian|mandan|reparto|reparten|entregas?|entregan|delivery|cobertura|cubren|zona de (?:envio|entrega|reparto))\b/,
}

const NAMES: readonly BranchTopic[] = ['address', 'hours', 'phone', 'services', 'coverage']

const BRANCHES = /\b(?:sucursal(?:es)?|locales|local|tiendas?|sedes?|filial(?:es)?|puntos? de venta)\b/
const ASKS_ALL =
  /\b(?:que|cuales|cuantas?|cuantos|lista de|todas las|todos los|donde)\b.*\b(?:sucursales|locales|tiendas|sedes|filiales|puntos de venta)\b/
/** Days in general: "los sábados y domingos". */
const USUAL =
  /\b(?:los|todos los|cada) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?:,? (?:y )?(?:los )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?))*/i
const ASKS_HOURS = /\b(?:horarios?|que hora|que dias|cuando)\b/
/** A question for one of several: "¿cuál está abierta ahora?". */
const WHICH = /\bcual(?:es)?\b/
const ONLY_PLACE =
  /^(?:(?:mi )?ubicaci[oó]n\s*:?\s*)?(?:\[[^\]]*\]\()?(?:https?:\/\/\S+|-?\d[\d.]*\s*,\s*-?\d[\d.]*)\)?$/i
const NEAREST = /\b(?:mas (?:cerca|cercan[oa]s?|proxim[oa])|cerca|cercan[oa]s?|la de aca|por mi zona)\b/
const OPEN_NOW =
  /\b(?:abiert[oa]s? (?:ahora|en este momento|a esta hora|hoy)|(?:ahora|en este momento) (?:\w+ ){0,2}abiert[oa]s?|esta[n]? abiert[oa]s?|abren ahora)\b/
/** A place after the words that announce it: "cercana a Villa Crespo", "en Morón", "soy de Pilar". */
const ELSEWHERE =
  /\b(?:(?:cerca|cercan[oa]s?|pr[oó]xim[oa]s?) (?:de|a)(?<article>l| la| los| las)?|(?:estoy|vivo|ando|soy|queda(?:n)?|hay|tienen (?:\w+ ){0,2}|sucursal(?:es)?|local(?:es)?) (?:en|de|por))\s+(?<place>(?:[\p{L}'.]+\s?){1,4})/iu
/** Words that name no place. */
const NO_PLACE =
  /^(?:mi|mis|aca|aqui|casa|mi casa|donde|tu|tus|su|sus|la|el|las|los|esa|ese|una?|alguna?|zona|ustedes|que|cual|venta|ropa)\b/

/** Returns a folded text without the words that name what is asked of a branch. */
export const withoutTopics = (folded: string): string =>
  [OPEN_NOW, ...Object.values(TOPICS)].reduce((left, words) => left.replaceAll(new RegExp(words, 'g'), ' '), folded)

/** Reads what a text asks about the branches of a form. */
export function readBranchWish(text: string, reading: WishReading): BranchWish {
  const { form, now, timeZone, holidays, isAsked = false } = reading
  const folded = plainWords(spelledOut(text))
  const known = namedIn(text, form)
  const isOfPlace = BRANCHES.test(folded) || ELSEWHERE.test(text)
  const isNamed = known.branches.length + known.cities.length > 0
  const named = isNamed || !isOfPlace ? known : { ...known, branches: onStreet(folded, form) }
  const question = matchingQuestion(form, text)
  const topics = NAMES.filter((topic) => TOPICS[topic].test(folded))
  const source = question?.answer_source
  const isServed = named.services.length > 0 && named.branches.length > 0
  const own: readonly BranchTopic[] = [
    ...new Set([
      ...topics,
      ...(source && source !== 'custom' ? [source] : []),
      ...(isServed ? ['services' as const] : []),
    ]),
  ]
  const isOpenNow = OPEN_NOW.test(folded)
  const isNearest = NEAREST.test(folded)
  const location = reading.place ?? pointIn(text)
  const postalCode = postalCodeIn(text, isAsked || own.includes('coverage'))
  const knowsPlace = named.branches.length > 0 || named.cities.length > 0 || postalCode !== undefined || location
  return {
    ...named,
    ...{ postalCode, location, isNearest },
    elsewhere: knowsPlace ? undefined : elsewhereIn(text, isAsked),
    ...{ isOpenNow, asksHours: ASKS_HOURS.test(folded) },
    opening: openingQuestion(text, now, timeZone, holidays) ?? dayOf(text, reading),
    weekdays: usualDaysIn(text) ?? usualDaysIn(`abren ${USUAL.exec(text)?.[0] ?? ''}`),
    topics: own,
    custom: source === 'custom' ? question?.answer_text : undefined,
    isAboutBranches:
      BRANCHES.test(folded) || named.branches.length > 0 || question !== undefined || (isOpenNow && WHICH.test(folded)),
    asksAll: ASKS_ALL.test(folded),
    isOnlyPlace: location !== undefined && (text.trim() === '' || ONLY_PLACE.test(text.trim())),
  }
}

/** Reads the day of a question for the hours: "horario del sábado de la sucursal Centro". */
function dayOf(text: string, { now, timeZone, holidays }: WishReading): OpeningQuestion | undefined {
  const day = /\b(?:el |del |este |hoy|mañana|pasado mañana)[\p{L}\d/ ]*/iu.exec(text)?.[0]
  return TOPICS.hours.test(plainWords(text)) && day
    ? openingQuestion(`abren ${day.replace(/^del /i, 'el ')}`, now, timeZone, holidays)
    : undefined
}

function elsewhereIn(text: string, isAsked: boolean): string | undefined {
  const { article, place: named } = ELSEWHERE.exec(text)?.groups ?? {}
  const said = named?.trim() ?? (isAsked && !text.includes('?') ? text.trim() : '')
  const place = said.replace(/[?!.,;]+$/, '').trim()
  if (place === '' || place.length > 40 || NO_PLACE.test(plainWords(place))) return undefined
  return article ? `${article === 'l' ? 'el' : article.trim()} ${place}` : withCapitals(place)
}

/** Words of a name that are written small. */
const SMALL = /^(?:de|del|la|las|los|el|y|e)$/

/** Returns the name of a place as it is written, whatever the customer wrote: "villa allende" is Villa Allende. */
const withCapitals = (place: string): string =>
  place !== place.toLowerCase()
    ? place
    : place.replace(/\S+/g, (word, at) =>
        at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      )
