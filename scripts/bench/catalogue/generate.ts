import { buildingKinds } from './kinds-building.ts'
import { toolKinds } from './kinds-tools.ts'

/** A product of the hardware shop of the benchmarks and tests. */
export interface ShopProduct {
  sku: string
  name: string
  category: string
  brand: string
  price_cents: number
  stock: number
  attributes: { color?: string; marca?: string }
  /** number of its kind */
  kind: number
}

/** Colours by which a shop's products differ, as the options of a characteristic. */
export const colours = [
  ...['blanco', 'negro', 'gris', 'rojo', 'azul', 'verde', 'amarillo', 'marrón', 'beige', 'celeste', 'naranja'],
  ...[
    'marfil',
    'dorado',
    'plateado',
    'cromado',
    'transparente',
    'violeta',
    'ocre',
    'teja',
    'caoba',
    'cedro',
    'roble',
    'nogal',
  ],
].map((value) => ({ id: plain(value), value: value[0]?.toUpperCase() + value.slice(1), synonyms: [] }))

/** The kinds of products, one per line of the lists. */
const kinds = [...Object.entries(buildingKinds), ...Object.entries(toolKinds)].flatMap(([category, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [template = '', brands = '', price = ''] = line.split(';').map((part) => part.trim())
      return { category, template, brands: brands.split(', '), price: Number(price) }
    }),
)

/**
 * Returns products of a hardware shop, always the same: first one of each kind, then its further sizes, colours and
 * brands.
 * @param count number of products
 */
export function shopProducts(count: number): ShopProduct[] {
  const ofKinds = kinds.map(({ category, template, brands, price }, kind) =>
    mixed(namesOf(template).flatMap((name) => brands.map((brand) => ({ name, brand })))).map(
      ({ name, brand }, place): ShopProduct => {
        const colour = colourOf(name)
        return {
          sku: `${plain(category).slice(0, 3).toUpperCase()}-${String(kind + 1).padStart(3, '0')}-${place + 1}`,
          name: `${name} ${brand}`,
          ...{ category, brand, kind },
          price_cents: Math.round((price * (1 + place * 0.07)) / 10) * 1000,
          stock: (kind * 7 + place * 13) % 60,
          attributes: colour ? { color: colour } : {},
        }
      },
    ),
  )
  const most = Math.max(...ofKinds.map((products) => products.length))
  const once = Array.from({ length: most }, (_, place) => ofKinds.flatMap((products) => products[place] ?? [])).flat()
  const all = LINES.flatMap((line) =>
    once.map((one) => ({ ...one, sku: `${one.sku}${line.slice(0, 2).trim()}`, name: `${one.name}${line}` })),
  )
  if (all.length < count) throw new Error(`The shop has only ${all.length} products`)
  return all.slice(0, count)
}

/** What brands call their products of another quality. */
const LINES = ['', ' Pro', ' Hogar']

/** Returns items in another order, always the same one, so that the first few of them differ in everything. */
function mixed<T>(items: readonly T[]): T[] {
  let step = Math.max(1, Math.round(items.length * 0.618))
  while (hasCommonDivisor(step, items.length)) step++
  return items.flatMap((_, at) => items[(at * step) % items.length] ?? [])
}

const hasCommonDivisor = (a: number, b: number): boolean => (b === 0 ? a !== 1 : hasCommonDivisor(b, a % b))

/** Returns the names that a template stands for: "{a|b} {c|d}" has four. */
function namesOf(template: string): string[] {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(template) ?? []
  if (before === undefined || choices === undefined || after === undefined) return [template]
  return choices.split('|').flatMap((choice) => namesOf(`${before}${choice}${after}`))
}

function colourOf(name: string): string | undefined {
  const words = plain(name).split(/[^a-z]+/)
  return colours.find(({ id }) => words.some((word) => word === id || word === id.replace(/o$/, 'a')))?.id
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
