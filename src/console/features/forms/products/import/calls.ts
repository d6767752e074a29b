import type { components } from '../../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../../api/client.ts'
import type { ImportCalls } from '../../../imports/job.ts'
import { fileBody } from '../../../imports/send-file.ts'

type Schemas = components['schemas']

/** A file of products with what happened to it. */
export type ProductImport = Schemas['ProductImport']
/** What a person chooses for it. */
export type ImportChoices = Omit<Schemas['ProductImportInput'], 'preview'>

/** Returns the calls of imports into a form. */
export function productCalls(bot: number, idForm: number): ImportCalls<ProductImport, ImportChoices> {
  const path = { bot, idForm }
  const at = (id: number) => ({ params: { path: { ...path, id } } })
  const get = (id: number) => unwrap(api.GET('/forms/products/import/one/{bot}/{idForm}/{id}', at(id)))
  return {
    get,
    upload: (file) =>
      unwrap(api.POST('/forms/products/import/{bot}/{idForm}', { params: { path }, ...fileBody(file) })),
    start: (id, choices, preview) =>
      unwrap(
        api.POST('/forms/products/import/start/{bot}/{idForm}/{id}', { ...at(id), body: { ...choices, preview } }),
      ),
    cancel: (id) => unwrap(api.POST('/forms/products/import/cancel/{bot}/{idForm}/{id}', at(id))),
    undo: async ({ id, change_id }) => {
      if (change_id !== null) await unwrap(api.POST('/forms/products/undo/{bot}/{idForm}/{id}', at(change_id)))
      return get(id)
    },
    rejected: (id) => unwrap(api.GET('/forms/products/import/rejected/{bot}/{idForm}/{id}', at(id))),
  }
}
