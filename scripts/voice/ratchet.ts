import type { Finding } from './check-texts.ts'

/** How many findings each rule may have: what was there when the rule came, and never more. */
export type Figures = Readonly<Record<string, number>>

export interface Fault {
  file: string
  line?: number
  message: string
}

const FILE = 'scripts/voice/ratchet.json'

const UPDATE = 'node scripts/run.mjs scripts/voice/main.ts --update'

/** The findings of each rule, by its name. */
export function byRule(findings: readonly Finding[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>()
  for (const finding of findings) found.set(finding.rule, [...(found.get(finding.rule) ?? []), finding])
  return found
}

/**
 * Rules with more findings than their figure, with the texts, and figures that are too high by now.
 * @param isChanged whether a file was changed: where it was, its texts are the new ones
 */
export function ratchetFaults(
  findings: readonly Finding[],
  figures: Figures,
  isChanged: (file: string) => boolean = () => true,
): Fault[] {
  const found = byRule(findings)
  const rules = [...new Set([...found.keys(), ...Object.keys(figures)])].sort()
  return rules.flatMap((rule): Fault[] => {
    const all = found.get(rule) ?? []
    const most = figures[rule] ?? 0
    if (all.length < most)
      return [{ file: FILE, message: `${rule} has ${all.length} findings, not ${most}: run ${UPDATE}` }]
    if (all.length === most) return []
    const own = all.filter(({ file }) => isChanged(file))
    const shown = own.length > 0 ? own : all
    return [
      { file: FILE, message: `${rule} has ${all.length} findings, the maximum is ${most}; ${shown.length} of them:` },
      ...shown.map(({ file, line, found: words, text, say }) => ({
        file,
        line,
        message: `${rule}: «${words}» in «${text.replace(/\s+/g, ' ')}»: ${say}`,
      })),
    ]
  })
}

/** The figures after texts were mended: each at most what it was; a rule without findings has none. */
export function lowered(findings: readonly Finding[], figures: Figures): Figures {
  const found = byRule(findings)
  const kept = Object.keys(figures)
    .sort()
    .map((rule): [string, number] => [rule, Math.min(figures[rule] ?? 0, found.get(rule)?.length ?? 0)])
  return Object.fromEntries(kept.filter(([, most]) => most > 0))
}
