import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'

/** Returns a domain as lists of domains compare it: in lower case and, for letters beyond ASCII, in its ASCII form. */
export function normalizeDomain(text: string): string {
  const plain = text.trim().replace(/\.$/, '')
  return domainToASCII(plain) || plain.toLowerCase()
}

/**
 * Reads a text file with one domain a line. Empty lines and lines that start with # are skipped; a leading `@` or `*.`
 * means the same as none. Throws if the file cannot be read.
 */
export function readDomains(file: string): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
  const named = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return new Set(named.map((line) => normalizeDomain(line.replace(/^(?:@|\*\.)/, ''))))
}
