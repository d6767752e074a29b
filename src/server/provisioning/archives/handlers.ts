import { handlerGroup } from '../../foundation/http/handler.ts'
import { exportedFile, startCopy, startExport } from './copies.ts'
import { reviewArchive, startImport } from './imports.ts'
import { ownImport } from './moves.ts'
import { removeBot } from './remove.ts'

/** Whole bots: exported, imported, copied and removed. */
export const archives = handlerGroup({
  botExport: ({ scope, session }) => startExport(session, scope),
  botExportGet: ({ scope, session, params }) => exportedFile(session, scope, params.id),
  botClone: ({ scope, session, body }) => startCopy(session, scope, body.name),
  botRemove: ({ scope, body }) => removeBot(scope, body.name),
  botImportCreate: ({ session, body }) => reviewArchive(session, body),
  botImportGet: ({ session, params }) => ownImport(session.user.id, params.id),
  botImportStart: ({ session, params, body }) => startImport(session, params.id, body.name),
})
