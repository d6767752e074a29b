import { api, unwrap } from '../../../api/client.ts'
import type { ImportCalls } from '../../imports/job.ts'
import { fileBody } from '../../imports/send-file.ts'
import type { ContactImport, ImportChoices } from './types.ts'

/** Returns the calls of imports of contacts. */
export function contactCalls(bot: number): ImportCalls<ContactImport, ImportChoices> {
  const at = (id: number) => ({ params: { path: { bot, id } } })
  return {
    get: (id) => unwrap(api.GET('/contacts/import/one/{bot}/{id}', at(id))),
    upload: (file) => unwrap(api.POST('/contacts/import/{bot}', { params: { path: { bot } }, ...fileBody(file) })),
    start: (id, choices, preview) =>
      unwrap(api.POST('/contacts/import/start/{bot}/{id}', { ...at(id), body: { ...choices, preview } })),
    cancel: (id) => unwrap(api.POST('/contacts/import/cancel/{bot}/{id}', at(id))),
    undo: ({ id }) => unwrap(api.POST('/contacts/import/undo/{bot}/{id}', at(id))),
    rejected: (id) => unwrap(api.GET('/contacts/import/rejected/{bot}/{id}', at(id))),
  }
}
