import { serveTable } from '../../../../foundation/spreadsheet/serve.ts'
import { keysOf, type Reading, rowReader } from './reading.ts'

// Worker thread that reads one file of products.

await serveTable((reading: Reading) => ({ read: rowReader(reading), keysOf }))
