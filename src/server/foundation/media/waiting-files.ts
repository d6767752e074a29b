import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { currentCall } from '../http/context.ts'

/**
 * Files that wait in a folder of the data folder until they are read, under random names.
 * @param ending of their names, with its dot
 */
export function waitingFiles(folder: string, ending = '') {
  const isName = (name: string) =>
    name.endsWith(ending) && /^[\w-]{22}$/.test(name.slice(0, name.length - ending.length))

  /** Returns where a file is on the disk. */
  function placeOf(name: string): string {
    if (!isName(name)) throw new Error(`Invalid name of a file in ${folder}`)
    return path.join(currentCall().services.settings.dataDir, folder, name)
  }

  /** Returns a random name, and where to write its file. */
  async function create(): Promise<{ name: string; place: string }> {
    const name = randomBytes(16).toString('base64url') + ending
    const place = placeOf(name)
    await mkdir(path.dirname(place), { recursive: true })
    return { name, place }
  }

  return {
    placeOf,
    create,
    /** Stores a file and returns its name. It is on the disk when this resolves. */
    async store(bytes: Buffer): Promise<string> {
      const { name, place } = await create()
      const file = await open(place, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      return name
    },
    drop: (name: string): Promise<void> => rm(placeOf(name), { force: true }),
    /**
     * Deletes the files that nothing names any more.
     * @param named names of those that are still needed
     * @param age milliseconds within which one may be stored but not named yet
     */
    async clean(dataDir: string, named: ReadonlySet<string>, age: number): Promise<void> {
      for (const name of await readdir(path.join(dataDir, folder)).catch(() => [])) {
        if (named.has(name)) continue
        const place = path.join(dataDir, folder, name)
        // A job may have deleted it meanwhile.
        const found = await stat(place).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > age) await rm(place, { force: true })
      }
    },
  }
}
