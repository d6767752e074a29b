import { useEffect, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

type Result = components['schemas']['WebhookTest']

/** Sends a `ping` to a webhook and shows what its address answered. */
export function TestDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const bot = useBotId()
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tests again
  useEffect(() => {
    let isCurrent = true
    setResult(undefined)
    setError('')
    unwrap(api.POST('/webhooks/test/{bot}/{id}', { params: { path: { bot, id } }, body: {} })).then(
      (answer) => isCurrent && setResult(answer),
      (failure: unknown) => isCurrent && setError(messageOf(failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [bot, id, round])

  return (
    <Dialog
      open
      title={`Probar «${name}»`}
      onClose={onClose}
      actions={
        <>
          <Button icon="refresh" busy={!result && !error} onClick={() => setRound((before) => before + 1)}>
            Probar otra vez
          </Button>
          <Button variant="primary" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <div className="webhook-test" aria-live="polite">
        {error ? <Banner tone="danger">{error}</Banner> : result ? <Answer {...result} /> : <Waiting />}
      </div>
    </Dialog>
  )
}

function Waiting() {
  return (
    <p className="webhook-waiting">
      <Spinner size={18} /> Esperamos su respuesta, hasta 10 segundos.
    </p>
  )
}

function Answer({ ok, status, milliseconds, answer, detail }: Result) {
  return (
    <>
      <Banner tone={ok ? 'success' : 'danger'}>
        {ok ? `Lo recibió: respondió ${status} en ${milliseconds} ms.` : `${detail}. Revisa la dirección y repite.`}
      </Banner>
      {answer && <Code label="Comienzo de la respuesta" text={answer} />}
    </>
  )
}
