import { AwaitedImport } from './archives/AwaitedImport.tsx'
import { ChatsWatch } from './chats/watch/ChatsWatch.tsx'
import { AwaitedTraining } from './training/AwaitedTraining.tsx'

/** Components mounted next to every page of the shell: notifications about imports, trainings and chats. */
export default function GlobalWatchers() {
  return (
    <>
      <AwaitedImport />
      <AwaitedTraining />
      <ChatsWatch />
    </>
  )
}
