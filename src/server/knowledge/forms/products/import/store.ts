import { waitingFiles } from '../../../../foundation/media/waiting-files.ts'
import { importAttempts } from '../../../../foundation/spreadsheet/dead.ts'
import { importRejects } from '../../../../foundation/spreadsheet/rejects.ts'
import { tableReader } from '../../../../foundation/spreadsheet/thread.ts'
import type { ReadCells, Reading } from './reading.ts'

/** Files of products, until they are imported. */
export const productFiles = waitingFiles('product-imports')

/** Reads files of products. */
export const productTables = tableReader<Reading, ReadCells, string>(
  new URL('./product-import-worker.ts', import.meta.url),
  'product-import',
)

/** The queue of imports. The key of a job is the id of its import. */
export const PRODUCT_IMPORT = 'product-import'

/** The queue that deletes the file of an import that ended. */
export const PRODUCT_IMPORT_DROP = 'product-import-drop'

/** What keeps the jobs of imports going. */
export const productImportAttempts = importAttempts({
  ...{ table: 'product_import', queue: PRODUCT_IMPORT, dropQueue: PRODUCT_IMPORT_DROP },
})

/** The rows that imports refused. */
export const productRejects = importRejects('product_import_reject')
