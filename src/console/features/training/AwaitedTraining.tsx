import { Suspense } from 'react'
import { lazyInBackground } from '../../routing/background.ts'
import { useSession } from '../../session/index.ts'
import { useAwaitedTraining } from './awaited-training.ts'

const TrainingEndNotice = lazyInBackground(() => import('./TrainingEndNotice.tsx'))

/** On every page: waits for the end of a training that the user started and reports it. */
export function AwaitedTraining() {
  const { user, bots } = useSession()
  const awaited = useAwaitedTraining()
  if (!awaited || awaited.user !== user?.id || !bots.some(({ id }) => id === awaited.bot)) return null
  return (
    <Suspense fallback={null}>
      <TrainingEndNotice key={`${awaited.bot} ${awaited.id}`} awaited={awaited} />
    </Suspense>
  )
}
