import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { IterableHunspellReader } from 'hunspell-reader'
import { packWords } from '../../src/server/knowledge/nlu/spelling/word-set.ts'
import { foldText } from '../../src/server/knowledge/nlu/tokens.ts'

// `npm run spanish-words`: writes the list of Spanish words that spelling correction never changes, from the Hunspell
// dictionaries of Spain and of the countries whose words differ. Run it after an update of one of these packages.

const root = path.resolve(import.meta.dirname, '../..')
const packages = ['dictionary-es', 'dictionary-es-ar', 'dictionary-es-cl', 'dictionary-es-co', 'dictionary-es-mx']

// Words that customers of all countries use and the dictionaries lack.
const regional = readFileSync(path.join(import.meta.dirname, 'regional-words.txt'), 'utf8')
const words = new Set(regional.split(/\s+/).filter(Boolean).map(foldText))
const versions: Record<string, string> = {}
for (const name of packages) {
  const folder = path.join(root, 'node_modules', name)
  versions[name] = (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version
  const reader = await IterableHunspellReader.createFromFiles(
    path.join(folder, 'index.aff'),
    path.join(folder, 'index.dic'),
  )
  for (const word of reader.iterateWords()) words.add(foldText(word))
}
const file = path.join(root, 'src/server/knowledge/nlu/spelling/spanish-words.json')
const filter = Buffer.from(packWords(words)).toString('base64')
writeFileSync(file, `${JSON.stringify({ words: words.size, versions, filter }, null, 2)}\n`)
console.log(`${words.size} palabras`)
