import type { Finding } from './places.ts'

/** Formats findings: file and line first, which editors and terminals turn into links, then the fix. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ file, line, message, fix }) => `${file}:${line}: ${message}\n    fix: ${fix}\n`)
  return `${lines.join('')}\n${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}; nothing was written.`
}
