import type { Api } from './api.ts'
import type { openConnection } from './socket.ts'
import type { ChatStorage } from './storage.ts'

/** Dependencies of the chat. */
export interface Surroundings {
  api: Api
  memory: ChatStorage
  key: string
  openLine?: typeof openConnection
  /** called once the chat has messages */
  onStarted: () => void
  onUnread: (count: number) => void
  /** called when a message of the bot or an agent arrives */
  onSaid?: () => void
}
