import { group } from '../../foundation/http/handler.ts'
import { read, upload } from './library.ts'

/** Files that are kept before something carries them. */
export const media = group({
  mediaUpload: async ({ scope, body }) => ({ files: await upload(scope, body) }),
  mediaGet: async ({ scope, params, reply }) => reply(200, await read(scope, params.id)),
})
