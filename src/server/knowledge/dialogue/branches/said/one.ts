import { fillIn } from '../../../../../contract/variables.ts'
import { dayIn } from '../../../../../contract/zone.ts'
import type { Holiday } from '../../holidays/calendar.ts'
import { isOpen } from '../../hours.ts'
import { formatFact, type OpeningData, type OpeningFact, openingFact, usualFact } from '../../opening/says.ts'
import { covers, hasCoverage } from '../coverage.ts'
import type { FoundBranch } from '../find.ts'
import type { Branch, BranchForm, BranchTopic } from '../types.ts'
import type { BranchWish } from '../wish.ts'
import { addressOf, distanceInWords, joined, mapLinkOf, phonesOf, stateOf, weekOf } from './facts.ts'

/** What a branch is told of with. */
export interface BranchDescription {
  form: Pick<BranchForm, 'settings'>
  wish: BranchWish
  now: Date
  holidays: readonly Holiday[]
  /** what a holiday is called in the country of the bot */
  word: string
  variables: Readonly<Record<string, string>>
}

/** Returns everything that is wanted of one branch, as a text. */
export function describeBranch({ branch, km }: FoundBranch, described: BranchDescription): string {
  const { form, wish, now } = described
  const { settings } = form
  const topics: readonly BranchTopic[] = wish.topics.length > 0 || wish.custom ? wish.topics : ['address']
  const near = km === undefined ? '' : `, a ${distanceInWords(km)}`
  const lines = topics.map((topic) => lineOf(topic, branch, described))
  const custom = wish.custom && fillIn(wish.custom, { ...described.variables, ...variablesOf(branch) })
  const isClosed = !branch.hours.always_open && !isOpen(branch.hours, now)
  const tellsState = !topics.includes('hours') && (topics.includes('address') || wish.isOpenNow)
  return [
    `${branch.name}${near}:`,
    ...(custom ? [custom] : []),
    ...lines,
    ...(tellsState ? [`Ahora está ${stateOf(branch, now)}.`] : []),
    ...(topics.includes('address') && settings.send_map ? [mapLinkOf(branch)] : []),
    ...(isClosed && settings.closed_message && topics.length > 0 ? [settings.closed_message] : []),
  ].join('\n')
}

function lineOf(topic: BranchTopic, branch: Branch, described: BranchDescription): string {
  switch (topic) {
    case 'address':
      return `${addressOf(branch)}.`
    case 'hours':
      return hoursLine(branch, described)
    case 'phone':
      return phonesOf(branch) ? `Teléfono: ${phonesOf(branch)}.` : 'No tengo un teléfono de esta sucursal.'
    case 'services':
      return servicesLine(branch, described.wish)
    case 'coverage':
      return coverageLine(branch, described.wish)
  }
}

function hoursLine(branch: Branch, { wish, now, holidays, word, form }: BranchDescription): string {
  const { hours } = branch
  const known = form.settings.use_holidays ? holidays : []
  const data: OpeningData = {
    ...{ schedule: hours, now, timeZone: hours.timezone, word },
    isHoliday: (date) => known.some((one) => one.date === date),
  }
  if (wish.opening && !(wish.isOpenNow && wish.opening.date === undefined)) {
    const { holiday, ...asked } = wish.opening
    const fact = openingFact({ ...asked, ...(known.length > 0 && holiday && { holiday }) }, data)
    if (fact) return told(fact, wish)
  }
  if (wish.weekdays) return formatFact(usualFact(wish.weekdays, hours))
  const week = weekOf(branch)
  const state = `Ahora está ${stateOf(branch, now)}.`
  if (wish.isOpenNow || !week) return state
  const today = known.find(({ date }) => date === dayIn(now, hours.timezone))
  return `Atiende ${week}. ${today ? `Hoy es ${word} (${today.name}).` : state}`
}

/** Returns a fact in words; without its yes or no if the hours themselves were asked for. */
function told({ yes, ...fact }: OpeningFact, { asksHours }: BranchWish): string {
  return formatFact({ ...fact, ...(yes !== undefined && !asksHours && { yes }) })
}

function servicesLine({ services }: Branch, { services: asked }: BranchWish): string {
  const has = asked.filter((one) => services.includes(one))
  if (asked.length > 0 && has.length === asked.length) return `Sí, tiene ${joined(has.map(small))}.`
  if (asked.length > 0) return `No tiene ${joined(asked.filter((one) => !has.includes(one)).map(small))}.`
  return services.length > 0 ? `Servicios: ${joined(services.map(small))}.` : 'No tengo sus servicios cargados.'
}

function coverageLine(branch: Branch, { postalCode, location }: BranchWish): string {
  const { radius_km, postal_codes = [] } = branch.coverage
  if (postalCode !== undefined || location) {
    const place = postalCode === undefined ? 'a {tu/su} ubicación' : `al ${postalCode}`
    const reaches = covers(branch, { postalCode, location })
    if (reaches !== undefined) return reaches ? `Sí, llega ${place}.` : `No llega ${place}.`
    return `No tengo confirmado si llega ${place}.`
  }
  if (!hasCoverage(branch)) return 'No tengo cargada su zona de envíos.'
  const zones = [
    ...(typeof radius_km === 'number' ? [`hasta ${distanceInWords(radius_km)} a la redonda`] : []),
    ...(postal_codes.length > 0 ? [`a los códigos postales ${joined(postal_codes.slice(0, MOST))}`] : []),
  ]
  return `Llega ${joined(zones)}${postal_codes.length > MOST ? ' y otros' : ''}.`
}

/** How many postal codes are named. */
const MOST = 8

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns the variables that a text of a question may use of its branch. */
const variablesOf = (branch: Branch): Record<string, string> => ({
  'sucursal.nombre': branch.name,
  'sucursal.domicilio': addressOf(branch),
  'sucursal.localidad': branch.address.city,
  'sucursal.telefono': phonesOf(branch),
  'sucursal.correo': branch.email,
  'sucursal.horario': weekOf(branch),
  'sucursal.mapa': mapLinkOf(branch),
})
