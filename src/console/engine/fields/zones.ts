import { offsetOf } from '../../../contract/zone.ts'

// Time zones as people look for them: by city in Spanish or by how far its clocks are from UTC. Which zones exist is the
// browser's knowledge; here stands only what it does not tell.

/** A zone to choose. */
export interface Zone {
  /** IANA name, as it is stored */
  name: string
  /** 'Buenos Aires (UTC−3)', by what its clocks show today */
  label: string
  /** the part of the world under which it is listed */
  group: string
}

/** Parts of the world in the order in which they are offered, by the beginning of the zone's name. */
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

/** Cities of Argentina that browsers list under the names of long ago. */
const MOVED = ['Buenos_Aires', 'Catamarca', 'Cordoba', 'Jujuy', 'Mendoza']

/** Names in Spanish where they are not the zone's own with blanks. */
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

/** What stands before the hours where the clocks are behind UTC: a minus sign, as wide as a plus. */
const MINUS = '\u2212'

/** A zone by its IANA name; one that nobody knows is called by its name alone. */
export function zoneOf(name: string, at = new Date()): Zone {
  const own = name.split('/').at(-1) ?? name
  const city = SPANISH[own] ?? own.replaceAll('_', ' ')
  const offset = offsetOf(name, at).replace('-', MINUS)
  const group = GROUPS.find(([prefix]) => name.startsWith(prefix))?.[1] ?? OTHER
  return { name, group, label: offset === '' ? name : offset === city ? city : `${city} (${offset})` }
}

/** Every zone there is, those of Argentina first, each part of the world in its alphabetical order. */
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

/** What is looked into when a zone is sought: city, own name, part of the world and offset, also as it can be typed. */
export function soughtIn({ name, label, group }: Zone): string {
  const offset = /UTC(?:[+\u2212]\d{1,2}(?::\d{2})?)?/.exec(label)?.[0].replace(MINUS, '-') ?? ''
  const padded = offset.replace(/([+-])(\d)(?!\d)/, '$10$2')
  const full = padded.includes(':') ? padded : `${padded}:00`
  const gmt = offset.replace('UTC', 'GMT')
  return [label, name, name.replaceAll('_', ' '), group, offset, gmt, full].join(' ')
}
