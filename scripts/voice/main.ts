import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkTexts, type Finding } from './check-texts.ts'
import { lostTexts } from './fixed.ts'
import { byRule, type Fault, type Figures, lowered, ratchetFaults } from './ratchet.ts'
import { collectTexts } from './texts.ts'

// Holds the Spanish texts to the guide: new ones break none of its rules, old ones get fewer that do.
//   node scripts/run.mjs scripts/voice/main.ts                  what `npm run check` runs
//   node scripts/run.mjs scripts/voice/main.ts --list [rule]    the findings, of one rule or of all
//   node scripts/run.mjs scripts/voice/main.ts --texts          every text with its role and audience
//   node scripts/run.mjs scripts/voice/main.ts --update         lowers the figures; it raises none

const root = path.resolve(import.meta.dirname, '../..')
const ratchet = path.join(import.meta.dirname, 'ratchet.json')
const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Files that differ from the last commit. */
function changedFiles(): Set<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return new Set([...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')])
}

function list(findings: readonly Finding[], rule: string | undefined): void {
  for (const [name, found] of [...byRule(findings)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (rule !== undefined && rule !== name) continue
    console.log(`${name} (${found.length}): ${found[0]?.say}`)
    for (const { file, line, found: words, text } of found) console.log(`  ${file}:${line}: [${words}] ${flat(text)}`)
  }
}

const [option, argument] = process.argv.slice(2)
const texts = await collectTexts(root)
const findings = checkTexts(texts)
const figures = JSON.parse(readFileSync(ratchet, 'utf8')) as Figures

if (option === '--list') list(findings, argument)
else if (option === '--texts')
  for (const { role, audience, file, line, text } of texts)
    console.log([role, audience, `${file}:${line}`, flat(text)].join('\t'))
else if (option === '--update') writeFileSync(ratchet, `${JSON.stringify(lowered(findings, figures), null, 2)}\n`)
else {
  const changed = changedFiles()
  const faults: Fault[] = [
    ...lostTexts(texts.map(({ text }) => text)).map((message) => ({ file: 'scripts/voice/fixed.ts', message })),
    ...ratchetFaults(findings, figures, (file) => changed.has(file)),
  ]
  for (const { file, line, message } of faults)
    console.error(`${file}${line === undefined ? '' : `:${line}`}: ${message}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
