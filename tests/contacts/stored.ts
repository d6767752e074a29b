import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { dump } from '../../src/server/foundation/store/dump.ts'
import type { Inbox } from '../chats/fixtures.ts'

/** Returns where any of the texts is stored: tables, and files of the data folder. */
export async function found(t: Inbox, texts: readonly string[]): Promise<string[]> {
  const places = new Set<string>()
  const mentions = (text: string) => texts.some((one) => text.toLowerCase().includes(one.toLowerCase()))
  for await (const chunk of dump(t.store.kysely))
    if (chunk.kind === 'rows' && chunk.rows.some(mentions)) places.add(chunk.table)
  const look = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const place = path.join(folder, name)
      if (statSync(place).isDirectory()) look(place)
      else if (mentions(name) || mentions(readFileSync(place, 'latin1'))) places.add(path.basename(folder))
    }
  }
  look(t.settings.dataDir)
  return [...places].sort()
}
