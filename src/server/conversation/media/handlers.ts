import { handlerGroup } from '../../foundation/http/handler.ts'
import { read, upload } from './library.ts'

/** Endpoints for uploading and reading files. */
export const media = handlerGroup({
  mediaUpload: async ({ scope, body }) => ({ files: await upload(scope, body) }),
  mediaGet: async ({ scope, params, reply }) => reply(200, await read(scope, params.id)),
})
