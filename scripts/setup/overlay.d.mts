import type { EventEmitter } from 'node:events'

interface Server {
  ws: { send(payload: object): void; on(event: string, listener: () => void): unknown }
}

export declare function showFindings(vite: Server, generator: EventEmitter): void
