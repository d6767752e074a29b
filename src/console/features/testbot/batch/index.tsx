import './batch.css'
import { lazy, Suspense, useState } from 'react'
import { useBotId } from '../../../session/index.ts'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { BatchForm } from './BatchForm.tsx'
import { BatchResults } from './BatchResults.tsx'
import type { Row } from './types.ts'
import { useBatch } from './useBatch.ts'

const AddExampleDialog = lazy(() => import('../../intents/AddExampleDialog.tsx'))

/** /testbot/batch: tests a list of messages, or those of last week, and compares two models. */
export default function BatchPage({ screen }: PageProps) {
  const bot = useBotId()
  return (
    <PageFrame title={screen.title} help={screen.help} tabs={screen.tabs} warning={screen.warning}>
      <BatchTest key={bot} bot={bot} />
    </PageFrame>
  )
}

function BatchTest({ bot }: { bot: number }) {
  const { batch, run, stop, clear } = useBatch(bot)
  const [teaching, setTeaching] = useState<Row>()
  const [taught, setTaught] = useState<ReadonlySet<number>>(new Set())
  return (
    <div className="batch">
      <BatchForm
        bot={bot}
        running={batch.running}
        onStop={stop}
        onBegin={() => {
          clear()
          setTaught(new Set())
        }}
        onRun={run}
      />
      {(batch.running || batch.rows.length > 0 || batch.problem) && (
        <BatchResults batch={batch} taught={taught} onTeach={setTeaching} />
      )}
      <Suspense>
        {teaching && (
          <AddExampleDialog
            bot={bot}
            text={teaching.text}
            messageIds={teaching.messageIds}
            onAdded={() => setTaught(new Set([...taught, teaching.id]))}
            onClose={() => setTeaching(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
