import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Holidays from 'date-holidays'

// `npm run holidays`: writes the national holidays that opening hours propose, from the package date-holidays. It is a
// table because the package, with its astronomy and time zones, takes 45 MB; the table takes some kB. Run it after an
// update of the package.

const root = path.resolve(import.meta.dirname, '../..')
const countries = ['AR', 'BO', 'CL', 'CO', 'EC', 'ES', 'MX', 'PE', 'UY']
const [first, last] = [2026, 2040]

/** Names that the package gives to another day, or that are longer or written otherwise than people say them. */
const renamed: Readonly<Record<string, string>> = {
  'BO Día de la Creación del Estado Plurinacional de Bolivia': 'Día del Estado Plurinacional',
  'CO La Asunción': 'Ascensión del Señor',
  'AR Paso a la Inmortalidad del General Don Martín Miguel de Güemes': 'Paso a la Inmortalidad de Güemes',
  'AR Paso a la Inmortalidad del General D. Manuel Belgrano': 'Paso a la Inmortalidad de Belgrano',
  'AR Paso a la Inmortalidad del General José de San Martín': 'Paso a la Inmortalidad de San Martín',
  'CL La inmaculada concepción': 'Inmaculada Concepción',
  'CO La inmaculada concepción': 'Inmaculada Concepción',
  'PE La inmaculada concepción': 'Inmaculada Concepción',
  'CO La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
  'EC Sabado Santo': 'Sábado Santo',
}

/** The name of a holiday as the opening hours accept it: without brackets. */
function nameOf(country: string, given: string): string {
  const [, name = given, moved] = /^(.*?)\s*(\(.*\))?$/.exec(given.trim()) ?? []
  const own = renamed[`${country} ${name}`] ?? name
  return moved ? `Traslado ${own.startsWith('Día') ? 'del' : 'de'} ${own}` : own
}

/** Easter Sunday is no day off of its own in these countries. */
const skipped: ReadonlySet<string> = new Set(['Pascua'])

const names: string[] = []
const placeOf = (name: string) => {
  if (!names.includes(name)) names.push(name)
  return names.indexOf(name)
}
/** By country, year and day (MM-DD), the place of the name. */
const days: Record<string, Record<string, Record<string, number>>> = {}
for (const country of countries) {
  const calendar = new Holidays(country, { languages: ['es'], types: ['public'] })
  const years: Record<string, Record<string, number>> = {}
  for (let year = first; year <= last; year++) {
    const found = calendar.getHolidays(year, 'es').filter(({ name }) => !skipped.has(name))
    const own = new Map(found.map(({ date, name }) => [date.slice(5, 10), nameOf(country, name)]))
    years[year] = Object.fromEntries(
      [...own].sort(([a], [b]) => a.localeCompare(b)).map(([day, name]) => [day, placeOf(name)]),
    )
  }
  days[country] = years
}
const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/date-holidays/package.json'), 'utf8')) as {
  version: string
}
const file = path.join(root, 'src/server/knowledge/dialogue/holidays/national-holidays.json')
writeFileSync(file, `${JSON.stringify({ version, names, days })}\n`)
console.log(`${countries.length} países, ${first}–${last}, ${names.length} nombres`)
