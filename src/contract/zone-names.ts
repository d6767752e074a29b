import { offsetOf } from './zone.ts'

// Time zones for searching by Spanish city name or UTC offset. The platform provides the list of zones; this module adds
// only what that does not know.

/** A selectable time zone. */
export interface Zone {
  /** stored IANA name */
  name: string
  /** 'Buenos Aires (UTC−3)', with the current offset */
  label: string
  /** world region under which it is listed */
  group: string
}

/** World regions in display order, by prefix of the zone name. */
const GROUPS: readonly [prefix: string, group: string][] = [
  ['America/Argentina/', 'Argentina'],
  ['America/', 'América'],
  ['Europe/', 'Europa'],
  ['Africa/', 'África'],
  ['Asia/', 'Asia'],
  ['Australia/', 'Oceanía'],
  ['Pacific/', 'Oceanía'],
  ['Atlantic/', 'Atlántico'],
  ['Indian/', 'Índico'],
  ['Antarctica/', 'Antártida'],
  ['Arctic/', 'Ártico'],
]
const OTHER = 'Universal'

/** Argentine cities that browsers list under their old zone names. */
const MOVED = ['Buenos_Aires', 'Catamarca', 'Cordoba', 'Jujuy', 'Mendoza']

/** Spanish city names that differ from the zone name. */
const SPANISH: Readonly<Record<string, string>> = {
  Algiers: 'Argel',
  Amsterdam: 'Ámsterdam',
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  Athens: 'Atenas',
  Bahia: 'Bahía',
  Bahia_Banderas: 'Bahía de Banderas',
  Belem: 'Belém',
  Belgrade: 'Belgrado',
  Berlin: 'Berlín',
  Bogota: 'Bogotá',
  Brussels: 'Bruselas',
  Bucharest: 'Bucarest',
  Cairo: 'El Cairo',
  Calcutta: 'Calcuta',
  Cancun: 'Cancún',
  Canary: 'Islas Canarias',
  Cape_Verde: 'Cabo Verde',
  Cayenne: 'Cayena',
  Ciudad_Juarez: 'Ciudad Juárez',
  Copenhagen: 'Copenhague',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curazao',
  Damascus: 'Damasco',
  Dublin: 'Dublín',
  Dubai: 'Dubái',
  Easter: 'Isla de Pascua',
  Galapagos: 'Galápagos',
  Geneva: 'Ginebra',
  Havana: 'La Habana',
  Istanbul: 'Estambul',
  Jerusalem: 'Jerusalén',
  Johannesburg: 'Johannesburgo',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Los_Angeles: 'Los Ángeles',
  Luxembourg: 'Luxemburgo',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Mexico_City: 'Ciudad de México',
  Monaco: 'Mónaco',
  Moscow: 'Moscú',
  New_York: 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  'Port-au-Prince': 'Puerto Príncipe',
  Port_of_Spain: 'Puerto España',
  Prague: 'Praga',
  Rio_Branco: 'Río Branco',
  Rio_Gallegos: 'Río Gallegos',
  Rome: 'Roma',
  Santarem: 'Santarém',
  Sao_Paulo: 'San Pablo (São Paulo)',
  Seoul: 'Seúl',
  Shanghai: 'Shanghái',
  Singapore: 'Singapur',
  Sofia: 'Sofía',
  Stockholm: 'Estocolmo',
  Sydney: 'Sídney',
  Tehran: 'Teherán',
  Tokyo: 'Tokio',
  Tucuman: 'Tucumán',
  Vatican: 'Vaticano',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
}

/** Minus sign of negative offsets, as wide as a plus sign. */
const MINUS = '\u2212'

/** Returns the zone of an IANA name. An unknown name is its own label. */
export function zoneOf(name: string, at = new Date()): Zone {
  const own = name.split('/').at(-1) ?? name
  const city = SPANISH[own] ?? own.replaceAll('_', ' ')
  const offset = offsetOf(name, at).replace('-', MINUS)
  const group = GROUPS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? OTHER
  return { name, group, label: offset === '' ? name : offset === city ? city : `${city} (${offset})` }
}

/** The name of a time zone as people know it: 'Hora de Buenos Aires'. */
export const zoneText = (zone: string): string => `Hora de ${zoneOf(zone).label.replace(/ \(.*$/, '')}`

/** Returns all zones, Argentina's first, sorted alphabetically within each region. */
export function allZones(at = new Date()): Zone[] {
  const old = new Set(MOVED.map((city) => `America/${city}`))
  const names = Intl.supportedValuesOf('timeZone').map((name) =>
    old.has(name) ? name.replace('/', '/Argentina/') : name,
  )
  const groups = [...GROUPS.map(([, group]) => group), OTHER]
  return [...new Set([...names, 'UTC'])]
    .map((name) => zoneOf(name, at))
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.label.localeCompare(b.label, 'es'))
}

/** Returns the searchable text of a zone: city, IANA name, region, and offset in several spellings. */
export function zoneSearchText({ name, label, group }: Zone): string {
  const offset = /UTC(?:[+\u2212]\d{1,2}(?::\d{2})?)?/.exec(label)?.[0].replace(MINUS, '-') ?? ''
  const padded = offset.replace(/([+-])(\d)(?!\d)/, '$10$2')
  const full = padded.includes(':') ? padded : `${padded}:00`
  const gmt = offset.replace('UTC', 'GMT')
  return [label, name, name.replaceAll('_', ' '), group, offset, gmt, full].join(' ')
}
