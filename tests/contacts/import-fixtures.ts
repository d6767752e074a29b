import { contactImportJobs } from '../../src/server/conversation/contacts/import/job.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { type ZipEntry, zipOf } from '../archives/zip.ts'
import type { Inbox, Member } from '../chats/fixtures.ts'
import { formOf } from '../support/form.ts'

/** Calls of one person who imports contacts. */
export function importer(t: Inbox, who: () => Member) {
  const call = (method: string, part: string, id = '', body?: object) =>
    who().call(method, `/contacts/import${part}/${t.bot_}${id && `/${id}`}`, body && { body })
  const upload = (content: string | Buffer, filename = 'clientes.csv') =>
    who().call('POST', `/contacts/import/${t.bot_}`, formOf({ name: 'file', filename, bytes: Buffer.from(content) }))
  /** Runs the imports that are due. */
  const work = async () => {
    const errors: unknown[] = []
    await t.store.run(() => runDue(contactImportJobs(t.app.services), (error) => errors.push(error)))
    if (errors.length > 0) throw errors[0]
  }
  const get = async (id: number) => (await call('GET', '/one', String(id))).body
  const start = (id: number, body: object) => call('POST', '/start', String(id), body)
  return {
    upload,
    work,
    get,
    start,
    call,
    /** Imports a file with the columns that were guessed, and returns how it ended. */
    async whole(content: string | Buffer, options: object = {}) {
      const { body } = await upload(content)
      const columns = body.columns.filter(({ field }: { field: string }) => field)
      const given = columns.map(({ column, field }: { column: number; field: string }) => ({ column, field }))
      const { status, body: answer } = await start(body.id, {
        columns: given,
        policy: 'update',
        preview: false,
        ...options,
      })
      if (status !== 200) throw new Error(JSON.stringify(answer))
      await work()
      return get(body.id)
    },
    async undo(id: number) {
      const { status, body } = await call('POST', '/undo', String(id), {})
      if (status !== 200) throw new Error(JSON.stringify(body))
      await work()
      return get(id)
    },
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/**
 * Returns a workbook with this sheet.
 * @param parts how many small parts it has besides
 */
export function bookOf(
  sheet: string,
  more: Partial<ZipEntry> = {},
  place = 'worksheets/sheet1.xml',
  parts = 0,
): Buffer {
  return zipOf([
    {
      name: '[Content_Types].xml',
      text: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/${place}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Clientes" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="${place}"/></Relationships>`,
    },
    { name: `xl/${place}`, text: `${XML}<worksheet xmlns="${MAIN}">${sheet}</worksheet>`, ...more },
    ...Array.from({ length: parts }, (_, n) => ({ name: `xl/media/${n}.txt`, text: '' })),
  ])
}

/** Returns the data of a sheet with texts and numbers. */
export function sheetOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number, column: number, row: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const lines = rows.map(
    (values, row) => `<row r="${row + 1}">${values.map((value, at) => cell(value, at, row)).join('')}</row>`,
  )
  return `<sheetData>${lines.join('')}</sheetData>`
}
