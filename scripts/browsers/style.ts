import type { Identifier } from '@mdn/browser-compat-data'
import { data, lacking } from './data.ts'
import { ENHANCEMENTS, type Floor } from './floors.ts'
import type { Fault } from './script.ts'

const css = data.css as unknown as Record<string, Identifier>

/** Functions and units of values, wherever MDN keeps them. */
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
 * What a style sheet uses that browsers of the floor lack. A value may be too new after another of the same property,
 * and anything may inside `@supports`. Nesting is not looked at: the builds take it apart.
 */
export function styleFaults(text: string, floor: Floor): Fault[] {
  const faults: Fault[] = []
  const blank = (from: string) => from.replace(/[^\n]/g, ' ')
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/"[^"\n]*"|'[^'\n]*'/g, blank)
  const add = (at: number, name: string, feature: Identifier | undefined) => {
    const missing = lacking(feature, floor)
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
    // one with a variable is taken by every browser and found wrong later: nothing before it counts then
    if (property && !value.includes('var(')) block.before.add(property)
    if (whole.endsWith('}')) blocks.pop()
  }
  return faults
}
