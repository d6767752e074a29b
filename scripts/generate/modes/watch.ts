import { watch } from 'node:fs'
import path from 'node:path'
import { ContractError } from '../contract.ts'
import type { Folders } from '../folders.ts'
import { generate } from '../generate.ts'
import type { Finding } from '../places.ts'
import { report } from '../report.ts'
import { write } from '../write.ts'
import { knownDatabaseTypes } from './database.ts'
import { loadChecked, type Read } from './run.ts'

/** Debounce in milliseconds: saving a file emits several events. */
const SETTLE = 15

/**
 * Watches the sources. Each save updates the generated files, or reports findings and keeps the last good state.
 * Unchanged files are not parsed again, so that a save takes a fraction of a cold run. Runs until the process ends.
 * @param onFindings called after each save with the findings, or with an empty list
 */
export async function watchSources(
  folders: Folders,
  read: Read,
  onFindings: (findings: readonly Finding[]) => void = () => {},
): Promise<number> {
  let database = new Map<string, string>()
  const update = async (withDatabase: boolean) => {
    const start = performance.now()
    try {
      if (withDatabase) database = await knownDatabaseTypes(folders)
      const files = generate(loadChecked(folders, read), folders)
      for (const [file, text] of database) files.set(file, text)
      const { changed, stale } = write(folders, files)
      const took = Math.round(performance.now() - start)
      if (changed.length + stale.length > 0) console.log(`${took} ms: ${[...changed, ...stale].join(', ')}`)
      onFindings([])
    } catch (error) {
      console.error(error instanceof ContractError ? report(error.findings) : error)
      if (error instanceof ContractError) onFindings(error.findings)
    }
  }
  await update(true)

  let timer: NodeJS.Timeout | undefined
  let migrated = false
  let running = Promise.resolve()
  const { root, openapi, screens, migrations, columns } = folders
  const stored = [migrations, columns].filter((place) => place !== undefined)
  for (const folder of [openapi, screens, ...stored])
    watch(path.resolve(root, folder), { recursive: true }, () => {
      migrated ||= stored.includes(folder)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const again = migrated
        migrated = false
        running = running.then(() => update(again))
      }, SETTLE)
    })
  console.log(`watching ${openapi}/, ${screens}/${migrations === undefined ? '' : ' and the migrations'}`)
  return new Promise(() => {})
}
