import { AvailabilityStatus } from '../availability/AvailabilityStatus.tsx'
import { AwaitedImport } from './archives/AwaitedImport.tsx'
import { ChatsWatch } from './chats/watch/ChatsWatch.tsx'
import { NoticeWatch } from './notifications/NoticeWatch.tsx'
import { AwaitedTraining } from './training/AwaitedTraining.tsx'

/** Components mounted next to every page of the shell: notifications about imports, trainings, chats and what rules send. */
export default function GlobalWatchers() {
  return (
    <>
      <AwaitedImport />
      <AwaitedTraining />
      <ChatsWatch />
      <NoticeWatch />
      <AvailabilityStatus />
    </>
  )
}
