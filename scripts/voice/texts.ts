import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openCache } from './cache.ts'
import { manualTexts } from './manual.ts'
import { openapiTexts } from './openapi.ts'
import { isProgram } from './places.ts'
import { programTexts } from './program.ts'
import { screenTexts } from './screens.ts'
import { readTexts } from './source-texts.ts'
import type { Text } from './text.ts'

/** Files that are in the repository or about to be. */
function listFiles(root: string): string[] {
  const given = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return given.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)))
}

const isDescription = (file: string) => /^openapi\/.*\.yaml$/.test(file)
const isManual = (file: string) => /^src\/console\/features\/help\/manual\/[^/]+\.md$/.test(file)
const isScreen = (file: string) => /^screens\/.*\.json$/.test(file) && !file.endsWith('.schema.json')

/** Every Spanish text of the product that people read, in the order of the files. */
export async function collectTexts(root: string): Promise<Text[]> {
  const cache = openCache(root)
  const found: Text[] = []
  for (const file of listFiles(root)) {
    if (!isDescription(file) && !isScreen(file) && !isManual(file) && !isProgram(file)) continue
    const source = readFileSync(path.join(root, file), 'utf8')
    found.push(...(cache.get(file, source) ?? cache.keep(file, source, await textsIn(file, source))))
  }
  cache.close()
  return found
}

async function textsIn(file: string, source: string): Promise<Text[]> {
  if (isDescription(file)) return openapiTexts(file, readTexts(source))
  if (isManual(file)) return manualTexts(file, source)
  if (isScreen(file)) return screenTexts(file, readTexts(source))
  const { parseSync } = await import('vite')
  return programTexts(file, source, parseSync)
}
