import { writeAudit } from '../../foundation/audit/record.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { ownImport, reviewArchive, startCopy, startImport } from './imports.ts'
import { removeBot } from './remove.ts'
import { writeArchive } from './write-archive.ts'

/** Whole bots: exported, imported, copied and removed. */
export const archives = handlerGroup({
  botExport: async ({ scope, session }) => {
    const archive = await writeArchive(scope)
    await writeAudit({ id: scope.botId, label: session.user.name })
    return archive
  },
  botClone: ({ scope, session, body }) => startCopy(session, scope, body.name),
  botRemove: ({ scope, body }) => removeBot(scope, body.name),
  botImportCreate: ({ session, body }) => reviewArchive(session, body),
  botImportGet: ({ session, params }) => ownImport(session.user.id, params.id),
  botImportStart: ({ session, params, body }) => startImport(session, params.id, body.name),
})
