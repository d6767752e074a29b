import { ChatsWatch } from './chats/watch/ChatsWatch.tsx'
import { AwaitedTraining } from './training/AwaitedTraining.tsx'

/** Components mounted next to every page of the shell: notifications about trainings and chats. */
export default function GlobalWatchers() {
  return (
    <>
      <AwaitedTraining />
      <ChatsWatch />
    </>
  )
}
