import { useEffect } from 'react'
import { subscribeRoom } from '../realtime/room.ts'
import { applyAvailability, readAvailability } from './availability.ts'

/** Keeps the availability of the signed-in person in a chatbot up to date, also after events may have been missed. */
export function useAvailability(botId: number): void {
  useEffect(() => {
    void readAvailability(botId)
    return subscribeRoom(botId, {
      onEvent: (event) => applyAvailability(botId, [event]),
      onReset: () => void readAvailability(botId),
    })
  }, [botId])
}
