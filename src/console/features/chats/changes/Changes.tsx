import './changes.css'
import { Suspense } from 'react'
import { lazyInBackground } from '../../../routing/background.ts'
import type { ThreadEvent } from '../state/types.ts'

const ChangeLines = lazyInBackground(() => import('./ChangeLines.tsx'))

/** What happened to the chat between two messages. */
export function Changes({ changes }: { changes: readonly ThreadEvent[] }) {
  return (
    <div className="thread-changes">
      <Suspense fallback={<p className="thread-change">&nbsp;</p>}>
        <ChangeLines changes={changes} />
      </Suspense>
    </div>
  )
}
