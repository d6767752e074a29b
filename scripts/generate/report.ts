import type { Finding } from './places.ts'

/** Findings as text: file and line first, as editors and terminals link them, then how to mend it. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ file, line, message, mend }) => `${file}:${line}: ${message}\n    mend: ${mend}\n`)
  return `${lines.join('')}\n${findings.length} to mend; nothing was written.`
}
