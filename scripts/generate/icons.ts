import { readFileSync } from 'node:fs'
import { rules } from './folders.ts'

let known: { text: string; names: Set<string> } | undefined

/** The names of the icons that the console draws, as its own list has them. */
export function iconNames(): Set<string> {
  const text = readFileSync(rules.icons, 'utf8')
  if (known?.text !== text) known = { text, names: new Set(namesIn(text)) }
  return known.names
}

const namesIn = (text: string) => [...text.matchAll(/^ {2}'?([a-z][a-z-]*)'?: mdi\w+,$/gm)].map(([, name = '']) => name)
