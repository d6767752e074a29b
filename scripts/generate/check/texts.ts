import { itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import { iconNames } from '../icons.ts'
import type { Document, Schema } from '../model.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { properties, propertyAt, similar } from '../schema.ts'

const BRAND = ['product', 'site', 'support']
/** Keys whose braces are checked elsewhere or shown literally. */
const apart = new Set(['route', 'link', 'summary', 'placeholder', 'default', 'in', 'width', '$schema'])
/** The texts of an action that may use fields of its row. */
const ofRow = /^table\.rowActions\.\d+\.(?:confirm\.(?:title|text|detail)|form\.detail)$/

/** Checks that placeholders in texts can be filled, icons exist and links have a valid form. */
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
      if ((key === 'href' || key === 'link') && typeof inner === 'string')
        found.push(...linkFindings(value, key, inner))
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
  // Double braces are the variables of the messages to customers, which a text may mention.
  return [...text.matchAll(/(?<!\{)\{([^{}]*)\}(?!\})/g)].flatMap(([whole, name = '']) => {
    if (BRAND.includes(name) || (row && propertyAt(document, row, name))) return []
    const known = [...(row ? properties(document, row).keys() : []), ...BRAND]
    const near = similar(name, known)
    const why = row ? 'is not a field of the row' : 'has no value here'
    return [finding(holder, key, `${whole} ${why}`, `use one of: ${near}; or remove the braces`)]
  })
}

function iconFindings(holder: object, icon: string): Finding[] {
  const known = iconNames()
  if (known.has(icon)) return []
  return [finding(holder, 'icon', `there is no icon ${icon}`, `use one of: ${similar(icon, known)}`)]
}

/** Checks the form of a link; checkRoutes checks that routes exist. */
function linkFindings(holder: object, key: string, target: string): Finding[] {
  const fits = key === 'link' ? /^\// : /^(?:\/|https:\/\/|\{site\}|mailto:)/
  if (fits.test(target)) return []
  const fix = key === 'link' ? 'start it with /' : 'start it with /, {site}, https:// or mailto:'
  return [finding(holder, key, `${target} is not a valid link`, fix)]
}
