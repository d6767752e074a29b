import { ChatsWatch } from './chats/watch/ChatsWatch.tsx'
import { AwaitedTraining } from './training/AwaitedTraining.tsx'

/** Beside every page of the shell: what tells of trainings and chats wherever one is. */
export default function Everywhere() {
  return (
    <>
      <AwaitedTraining />
      <ChatsWatch />
    </>
  )
}
