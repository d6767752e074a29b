// Sizes in one unit, however they are written: "5 cm" is "50 mm", "20 lts" is "20 litros", and 1/2" is "media pulgada".

/** A unit: what its sizes are counted in, and how many of those it is. */
interface Unit {
  base: string
  factor: number
  /** the letter is also a word of its own, so that it must follow the number without a space */
  glued?: true
}

const unit = (base: string, factor: number, names: string, glued?: true): [string, Unit][] =>
  names.split(' ').map((name) => [name, { base, factor, ...(glued && { glued }) }])

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...unit('mm', 1, 'mm mms milimetro milimetros'),
  ...unit('mm', 10, 'cm cms centimetro centimetros'),
  ...unit('mm', 1000, 'm mt mts mtr mtrs metro metros'),
  ...unit('in', 1, '" pulg pulgada pulgadas plg pulgs inch'),
  ...unit('ml', 1, 'ml cc cm3 mililitro mililitros'),
  ...unit('ml', 1000, 'l lt lts ltr ltrs lit litro litros'),
  ...unit('g', 1, 'g gr grs grm gramo gramos'),
  ...unit('g', 1000, 'kg kgs kilo kilos kilogramo kilogramos kgr'),
  ...unit('w', 1, 'w watt watts wats vatio vatios'),
  ...unit('v', 1, 'v volt volts volts voltio voltios'),
  ...unit('a', 1, 'a', true),
  ...unit('a', 1, 'amp amps amper amperes ampere amperio amperios'),
  ...unit('hp', 1, 'hp caballos'),
  ...unit('mm2', 1, 'mm2 milimetros2'),
  ...unit('m2', 1, 'm2 mts2 metros2'),
  ...unit('m3', 1, 'm3'),
  ...unit('u', 1, 'u un unid unidad unidades uds pieza piezas pza pzas'),
])

/** Longest names first, so that "mts" is not read as "m". */
const NAMES = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|')

const NUMBER = String.raw`\d+(?:[ .-]\d+/\d+|/\d+|[.,]\d+)*`
/** A number with its unit, if it has one; several that are joined by an x may share the unit of the last. */
const SIZE = new RegExp(`(${NUMBER})(?:(\\s*)(${NAMES})(?![a-z0-9]))?`, 'y')
const TIMES = /\s*x\s*(?=\d)/y

/** A size: its number as it is written, and in the unit that all of its kind are counted in. */
export interface Size {
  number: string
  /** absent for a bare number */
  inBase?: string
}

const shown = (value: number): string => String(Number(value.toFixed(4)))

/** Returns the value of a number such as 2,5, 1/2, 1 1/2 or 1.500. */
function numberIn(text: string): number {
  const [, whole = '0', top, bottom] = /^(?:(\d+)[ .-])?(\d+)\/(\d+)$/.exec(text) ?? []
  if (top && bottom) return Number(whole) + Number(top) / (Number(bottom) || 1)
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''))
  return Number.parseFloat(text.replace(',', '.'))
}

/** Reads one or more sizes joined by an x at a place of a plain text. Undefined if no number is there. */
export function sizesAt(text: string, at: number): { sizes: Size[]; end: number } | undefined {
  const read: { value: number; unit: Unit | undefined }[] = []
  let end = at
  for (;;) {
    SIZE.lastIndex = end
    const found = SIZE.exec(text)
    if (!found) break
    const [all, number = '', space, name] = found
    const known = name ? UNITS.get(name) : undefined
    const isUnit = known && !(known.glued && space)
    read.push({ value: numberIn(number), unit: isUnit ? known : undefined })
    end += isUnit ? all.length : number.length
    TIMES.lastIndex = end
    const times = TIMES.exec(text)
    if (!times) break
    end += times[0].length
  }
  if (read.length === 0) return undefined
  const last = read.at(-1)?.unit
  const sizes = read.map(({ value, unit: own = last }) => ({
    number: shown(value),
    ...(own && { inBase: `${shown(value * own.factor)}${own.base}` }),
  }))
  return { sizes, end }
}
