import { lazy, Suspense } from 'react'
import { useSession } from '../../session/index.ts'
import { useAwaitedTraining } from './own.ts'

const TellEnd = lazy(() => import('./TellEnd.tsx'))

/** On every page: waits for the end of the training that this person started, and tells it. */
export function AwaitedTraining() {
  const { user, bots } = useSession()
  const awaited = useAwaitedTraining()
  if (!awaited || awaited.user !== user?.id || !bots.some(({ id }) => id === awaited.bot)) return null
  return (
    <Suspense fallback={null}>
      <TellEnd key={`${awaited.bot} ${awaited.id}`} awaited={awaited} />
    </Suspense>
  )
}
