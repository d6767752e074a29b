import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { FormScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import type { ScreenOf } from '../AdminSection.tsx'
import { Failure } from '../Failure.tsx'
import { frameOf } from '../frame.ts'
import type { ScreenOverride } from '../override.ts'
import { useCall } from '../useAct.ts'
import { DirtyGuard } from './DirtyGuard.tsx'
import { Submit } from './FormDialog.tsx'
import { OperationForm } from './OperationForm.tsx'
import type { Values } from './values.ts'

/** A page that reads one record and saves it. */
export function FormView({
  screen,
  override = {},
}: {
  screen: ScreenOf<FormScreen>
  override?: ScreenOverride | undefined
}) {
  const { read, operation, sections, submit } = screen.body
  const call = useCall()
  const route = useParams()
  const id = useId()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [read, 'read', route],
    queryFn: () => call(read, {}),
  })
  return (
    <PageFrame {...frameOf(screen)} loading={isPending} actions={override.pageActions && <override.pageActions />}>
      {error && data === undefined && (
        <Failure text={messageOf(error, 'No se ha podido cargar la información.')} onRetry={() => refetch()} />
      )}
      {data !== undefined && (
        <div className="form-page">
          <OperationForm
            id={id}
            operation={operation}
            sections={sections}
            record={(data ?? {}) as Values}
            onDone={() => {}}
          >
            <DirtyGuard />
            <footer className="form-page-actions">
              <Discard />
              <Submit text={submit} />
            </footer>
          </OperationForm>
        </div>
      )}
    </PageFrame>
  )
}

/** Back to what the server has; only while something differs. */
function Discard() {
  const { reset } = useFormContext()
  const { isDirty } = useFormState()
  return isDirty ? <Button onClick={() => reset()}>Descartar cambios</Button> : null
}
