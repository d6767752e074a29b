import fs from 'node:fs'
import path from 'node:path'

/**
 * Copies a folder of folders and files. The copies belong to this process's user and have the given modes, whatever the
 * originals have.
 */
export function copyFolder(from: string, to: string, modes: { folder: number; file: number }): void {
  fs.mkdirSync(to, { recursive: true, mode: modes.folder })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target, modes)
    else fs.writeFileSync(target, fs.readFileSync(source), { mode: modes.file })
  }
}
