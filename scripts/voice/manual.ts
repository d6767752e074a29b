import type { Text } from './text.ts'

/** The texts of an article of the manual: its title, and each heading, paragraph and item of a list; programs are left out. */
export function manualTexts(file: string, source: string): Text[] {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  const found: Text[] = []
  let isProgram = false
  for (const [at, line] of lines.entries()) {
    const add = (text: string, role: Text['role']) => found.push({ file, line: at + 1, text, role, audience: 'team' })
    const [, title] = /^title: (.+)$/.exec(line) ?? []
    if (title && at < end) add(title, 'title')
    if (at > end && line.startsWith('```')) isProgram = !isProgram
    if (at <= end || line.trim() === '' || isProgram || line.startsWith('```')) continue
    if (line.startsWith('## ')) add(line.slice(3), 'title')
    else add(toldIn(line), 'text')
  }
  return found
}

/** Returns what a line says, with names of the console left out: they have the form of their place. */
const toldIn = (line: string): string =>
  line
    .replace(/^(?:- |\d+\. |> )/, '')
    .replace(/^(?:\*\*[^*]+\*\*(?:, | y |\/)?)+ — /, '')
    .replace(/^\*[^*]+\* (?:— )?/, '')
    .replace(/\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\(\/[^)]+\)/g, '{…}')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
