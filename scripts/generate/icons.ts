import { readFileSync } from 'node:fs'
import { rules } from './folders.ts'

let known: { text: string; names: Set<string> } | undefined

/** Names of the icons that the console can draw, read from its icon lists. */
export function iconNames(): Set<string> {
  const text = [rules.icons, rules.shellIcons].map((file) => readFileSync(file, 'utf8')).join('')
  if (known?.text !== text) known = { text, names: new Set(namesIn(text)) }
  return known.names
}

const namesIn = (text: string) =>
  [...text.matchAll(/^ {2}'?([a-z][a-z-]*)'?:(?: mdi| 'M|$)/gm)].map(([, name = '']) => name)
