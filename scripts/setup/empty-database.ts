// Creates a migrated, empty embedded database: `node scripts/run.mjs scripts/setup/empty-database.ts <folder>`. The
// build ships it, so that the first start copies a database instead of creating one.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyFolder } from '../../src/server/foundation/store/copy-folder.ts'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { engineFolder } from '../../src/server/foundation/store/embedded.ts'

const [target] = process.argv.slice(2)
if (!target) throw new Error('usage: empty-database.ts <folder>')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'empty-database-'))
const store = await openStore({ dataDir })
await store.close()
rmSync(target, { recursive: true, force: true })
// Without the file `complete`: the copy becomes a database only when its creation has finished.
rmSync(path.join(engineFolder(dataDir), 'complete'))
// The server may run as another user than the build.
copyFolder(engineFolder(dataDir), target, { folder: 0o755, file: 0o644 })
rmSync(dataDir, { recursive: true })
