import type { Identifier } from '@mdn/browser-compat-data'
import { data, unsupportingBrowsers } from './data.ts'
import { ENHANCEMENTS, type MinimumVersions } from './minimum-versions.ts'
import type { Fault } from './script.ts'

const css = data.css as unknown as Record<string, Identifier>

/** The functions and units of a CSS value, with their MDN entries. */
function valueFeatures(value: string): [string, Identifier | undefined][] {
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/\d(d|s|l)v(?:h|w|min|max|i|b)\b/g)].map(() => 'viewport_percentage_units_dynamic')
  const types = css.types as Identifier
  return [
    ...functions.map((name): [string, Identifier | undefined] => [name, types[name] ?? types.color?.[name]]),
    ...units.map((name): [string, Identifier | undefined] => ['dvh', types.length?.[name]]),
  ]
}

/**
 * Returns the features of a style sheet that the supported browsers lack. A newer value is allowed after a fallback for
 * the same property, and anything is allowed inside `@supports`. Nesting is not checked: the builds flatten it.
 */
export function styleFaults(text: string, floor: MinimumVersions): Fault[] {
  const faults: Fault[] = []
  const blank = (from: string) => from.replace(/[^\n]/g, ' ')
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/"[^"\n]*"|'[^'\n]*'/g, blank)
  const add = (at: number, name: string, feature: Identifier | undefined) => {
    const missing = unsupportingBrowsers(feature, floor)
    if (missing.length > 0 && !(name in ENHANCEMENTS))
      faults.push({ line: text.slice(0, at).split('\n').length, name, lacking: missing })
  }
  const blocks: { before: Set<string>; supports: boolean }[] = [{ before: new Set(), supports: false }]
  for (const { 0: whole, index } of plain.matchAll(/[^{};]*[{};]/g)) {
    const said = whole.slice(0, -1).trim()
    const at = index + whole.length - whole.trimStart().length
    const block = blocks.at(-1) ?? { before: new Set<string>(), supports: false }
    const free = block.supports
    if (whole.endsWith('{')) {
      const rule = /^@([a-z-]+)/.exec(said)?.[1]
      if (!free) {
        if (rule) add(at, `@${rule}`, css['at-rules']?.[rule])
        else
          for (const [, name = ''] of said.matchAll(/:([a-z][a-z-]*)/g))
            add(at, `:${name}`, (css.selectors as Identifier)[name])
      }
      blocks.push({ before: new Set(), supports: free || rule === 'supports' })
      continue
    }
    const [, property, value = ''] = /^([a-z-]+)\s*:([\s\S]*)$/.exec(said) ?? []
    if (property && !free && !property.startsWith('-')) {
      add(at, property, (css.properties as Identifier)[property])
      if (value.includes('var(') || !block.before.has(property))
        for (const [name, feature] of valueFeatures(value)) add(at, name, feature)
    }
    // A value with a variable is only found invalid at computed-value time, so an earlier declaration is no fallback.
    if (property && !value.includes('var(')) block.before.add(property)
    if (whole.endsWith('}')) blocks.pop()
  }
  return faults
}
