import { serveTable } from '../../../foundation/spreadsheet/serve.ts'
import { type Reading, rowReader } from './reading.ts'

// Worker thread that reads one file of contacts.

await serveTable((reading: Reading) => ({
  read: rowReader(reading),
  keysOf: (read) => (read.fault === undefined ? read.contact.keys : []),
}))
