import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { productImportJobs } from '../../src/server/knowledge/forms/products/import/job.ts'
import type { SignedIn, TestApp } from '../support/app.ts'
import { formOf } from '../support/form.ts'

/** Calls of one person who imports products into a form. */
export function productImporter(app: TestApp, who: SignedIn, bot: number, form: number) {
  const call = (method: string, part: string, id: number | string = '', body?: object) =>
    who.call(method, `/forms/products/import${part}/${bot}/${form}${id && `/${id}`}`, body && { body })
  const upload = (content: string | Buffer, filename = 'lista.csv') =>
    who.call(
      'POST',
      `/forms/products/import/${bot}/${form}`,
      formOf({ name: 'file', filename, bytes: Buffer.from(content) }),
    )
  /** Runs the imports that are due. */
  const work = async () => {
    const errors: unknown[] = []
    await app.store.run(() => runDue(productImportJobs(app.app.services), (error) => errors.push(error)))
    if (errors.length > 0) throw errors[0]
  }
  const get = async (id: number) => (await call('GET', '/one', id)).body
  const start = (id: number, body: object) => call('POST', '/start', id, body)
  return {
    upload,
    work,
    get,
    start,
    call,
    /** Imports a file with the columns that were guessed, and returns how it ended. */
    async whole(content: string | Buffer, options: object = {}) {
      const { body } = await upload(content)
      if (!body.columns) throw new Error(JSON.stringify(body))
      const columns = body.columns.flatMap(({ column, field }: { column: number; field: string }) =>
        field ? [{ column, field }] : [],
      )
      const { status, body: answer } = await start(body.id, { columns, policy: 'update', preview: false, ...options })
      if (status !== 200) throw new Error(JSON.stringify(answer))
      await work()
      return get(body.id)
    },
    undo: (id: number) => who.call('POST', `/forms/products/undo/${bot}/${form}/${id}`, { body: {} }),
  }
}
