import { readdirSync, readFileSync } from 'node:fs'
import { contentFiles } from './content.ts'

/**
 * Reads the files of a bot's content from a folder of the program, for `readContent`.
 * @param folder ends with a slash
 * @returns text by file name
 */
export function readFolder(folder: URL): ReadonlyMap<string, string> {
  const present = readdirSync(folder)
  return new Map(
    contentFiles
      .filter((name) => present.includes(name))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  )
}
