import { group } from '../http/handler.ts'
import { keepInLibrary, readFromLibrary } from './library.ts'

/** Files that belong to the bot rather than to a conversation. */
export const media = group({
  mediaUpload: async ({ scope, body }) => ({ files: await keepInLibrary(scope, body.files) }),
  mediaGet: ({ scope, params }) => readFromLibrary(scope, params.media_id),
})
