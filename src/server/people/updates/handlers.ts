import { handlerGroup } from '../../foundation/http/handler.ts'
import { jsonFeed, rssFeed } from './feed.ts'
import { listUpdates, markRead } from './updates.ts'

/** Release notes of the product. */
export const updates = handlerGroup({
  updateList: ({ scope, query }) => listUpdates(scope, query),
  updateRead: ({ session, params }) => markRead(session.user.id, params.id),
  updateFeedGet: ({ services }) => jsonFeed(services.settings.publicUrl),
  updateRssGet: ({ services, reply }) => reply(200, rssFeed(services.settings.publicUrl)),
})
