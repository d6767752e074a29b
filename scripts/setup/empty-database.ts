// Creates a migrated, empty embedded database: `node scripts/run.mjs scripts/setup/empty-database.ts <folder>`. The
// build ships it, so that the first start copies a database instead of creating one.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { engineFolder } from '../../src/server/foundation/store/embedded.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('usage: empty-database.ts <folder>')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'empty-database-'))
const store = await openStore({ dataDir })
await store.close()
rmSync(target, { recursive: true, force: true })
// Without the file `complete`: the copy becomes a database only when its creation has finished.
cpSync(engineFolder(dataDir), target, { recursive: true, filter: (file) => path.basename(file) !== 'complete' })
rmSync(dataDir, { recursive: true })
