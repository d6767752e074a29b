import { itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import { iconNames } from '../icons.ts'
import type { Document, Schema } from '../model.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { properties, propertyAt, similar } from '../schema.ts'

const BRAND = ['product', 'site', 'support']
/** Keys whose braces say something else: they are checked elsewhere, or shown as they are. */
const apart = new Set(['route', 'link', 'summary', 'placeholder', 'default', 'in', 'width', '$schema'])
/** Which texts of an action are about its row. */
const ofRow = /^table\.rowActions\.\d+\.(?:confirm\.(?:title|text|detail)|form\.detail)$/

/** Braces of a text are filled, icons are drawn, and links lead somewhere. */
export function checkTexts({ document, calls, screens, shell }: Contract): Finding[] {
  const found: Finding[] = []
  const visit = (value: unknown, way: readonly string[], item: Schema | undefined) => {
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      const here = [...way, key]
      if (typeof inner !== 'string') visit(inner, here, item)
      else if (key === 'icon') found.push(...iconFindings(value, inner))
      else if (!apart.has(key)) {
        const row = item && ofRow.test(here.join('.')) ? item : undefined
        found.push(...braceFindings(document, value, key, inner, row))
      }
      if ((key === 'href' || key === 'link') && typeof inner === 'string') found.push(...wayFindings(value, key, inner))
    }
  }
  for (const { screen } of screens) {
    const list = screen.table && calls.get(screen.table.list)
    visit(screen, [], list && itemSchema(document, list))
  }
  const { brand: _, ...said } = shell
  visit(said, [], undefined)
  return found
}

function braceFindings(document: Document, holder: object, key: string, text: string, row?: Schema): Finding[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, name = '']) => {
    if (BRAND.includes(name) || (row && propertyAt(document, row, name))) return []
    const known = [...(row ? properties(document, row).keys() : []), ...BRAND]
    const near = similar(name, known)
    const why = row ? 'is no field of the row' : 'is filled by nothing here'
    return [finding(holder, key, `${whole} ${why}`, `use one of: ${near}; or write it without braces`)]
  })
}

function iconFindings(holder: object, icon: string): Finding[] {
  const known = iconNames()
  if (known.has(icon)) return []
  return [finding(holder, 'icon', `there is no icon ${icon}`, `use one of: ${similar(icon, known)}`)]
}

/** Routes are found elsewhere; whatever is no route is an address. */
function wayFindings(holder: object, key: string, target: string): Finding[] {
  const fits = key === 'link' ? /^\// : /^(?:\/|https:\/\/|\{site\}|mailto:)/
  if (fits.test(target)) return []
  const mend = key === 'link' ? 'begin it with /' : 'begin it with /, {site}, https:// or mailto:'
  return [finding(holder, key, `${target} leads nowhere`, mend)]
}
