import { useEffect, useRef, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { ConnectionDialogProps } from './types.ts'

type Test = components['schemas']['PluginTest']

/** Tests a connection at once, and again on demand. */
export function TestDialog({ bot, plugin, onClose }: ConnectionDialogProps) {
  return (
    <Dialog
      open
      title={`Probar ${plugin.account}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <TestRun bot={bot} id={plugin.id} />
    </Dialog>
  )
}

/** Runs the test of a connection and shows its steps. */
export function TestRun({ bot, id }: { bot: number; id: number }) {
  const [test, setTest] = useState<Test>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(true)
  const started = useRef(false)

  async function run(): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      setTest(await unwrap(api.POST('/plugins/test/{bot}/{id}', { params: { path: { bot, id } }, body: {} })))
    } catch (cause) {
      setTest(undefined)
      setError(cause)
    } finally {
      setBusy(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (!started.current) void run()
    started.current = true
  }, [])

  if (!busy && error) return <LoadFailure error={error} onRetry={() => void run()} />
  return (
    <div className="plugin-test">
      <div role="status">
        {busy ? (
          <p className="plugin-testing">
            <Spinner size={20} /> Probando cada paso…
          </p>
        ) : (
          test && (
            <Banner tone={test.ok ? 'success' : 'warning'}>
              {test.ok ? 'Todo funciona.' : 'Algo no funciona. Mira qué paso falla.'}
            </Banner>
          )
        )}
      </div>
      {test && (
        <ol className="plugin-steps" aria-label="Pasos de la prueba" aria-busy={busy || undefined}>
          {test.steps.map(({ title, ok, message }) => (
            <li key={title} className={ok ? 'plugin-step-good' : 'plugin-step-bad'}>
              <Icon name={ok ? 'check-circle' : 'alert-circle'} />
              <div>
                <strong>
                  {title}
                  <span className="sr-only">{ok ? ': funciona' : ': falla'}</span>
                </strong>
                <p className="soft">{message}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {test && (
        <Button icon="refresh" busy={busy} onClick={() => void run()}>
          Probar de nuevo
        </Button>
      )}
    </div>
  )
}
