import { useId, useLayoutEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FormPart, FormScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import type { ScreenOf } from '../AdminSection.tsx'
import { Failure } from '../Failure.tsx'
import type { ScreenOverride } from '../override.ts'
import { pageFrameProps } from '../page-frame-props.ts'
import { LeaveGuard } from './DirtyGuard.tsx'
import { Discard, FormFooter, Submit } from './FormFooter.tsx'
import { OperationForm } from './OperationForm.tsx'
import { useRecord } from './useRecord.ts'
import type { Values } from './values.ts'

/** A page that reads one record and saves it as a whole or in parts. */
export function FormView({
  screen,
  override = {},
}: {
  screen: ScreenOf<FormScreen>
  override?: ScreenOverride | undefined
}) {
  const { body } = screen
  const parts = [body, ...(body.also ?? [])]
  const [states, setStates] = useState<Readonly<Record<string, PartState>>>({})
  const dirty = Object.values(states).filter((part) => part.dirty)
  const typed = dirty.filter(({ busy }) => !busy)
  const { data, error, loading, read, changed } = useRecord(body, typed.length > 0)
  const watch = (operation: string) => (now: PartState) => setStates((before) => ({ ...before, [operation]: now }))
  return (
    <PageFrame {...pageFrameProps(screen)} loading={loading} actions={override.pageActions && <override.pageActions />}>
      {error !== null && data === undefined && (
        <Failure text={messageOf(error, 'No se ha podido cargar la información.')} onRetry={read} />
      )}
      {data !== undefined && (
        <div className="form-page">
          <LeaveGuard dirty={dirty.length > 0} busy={typed.length < dirty.length} />
          {changed && (
            <Banner tone="warning" role="status">
              Alguien cambió esta configuración mientras escribías. Lo tuyo sigue aquí.
            </Banner>
          )}
          {parts.map((part) => (
            <Part key={part.operation} part={part} record={data} onChange={watch(part.operation)} onMeet={read} />
          ))}
        </div>
      )}
    </PageFrame>
  )
}

interface PartState {
  dirty: boolean
  /** a save is in progress */
  busy: boolean
}

interface PartProps {
  part: FormPart
  record: Values
  onChange: (state: PartState) => void
  onMeet: () => void
}

/** A part of the page that is saved on its own, with its buttons. */
function Part({ part: { operation, sections, submit }, record, onChange, onMeet }: PartProps) {
  const id = useId()
  return (
    <OperationForm id={id} operation={operation} sections={sections} record={record} onDone={() => {}} onMeet={onMeet}>
      <Watch onChange={onChange} />
      <FormFooter sticky>
        <Discard />
        <Submit text={submit} />
      </FormFooter>
    </OperationForm>
  )
}

/**
 * Reports to the page whether the part has changes and whether it is being saved. A layout effect reports within the
 * event that changed them: on a busy machine, the page could be left before a passive effect runs.
 */
function Watch({ onChange }: Pick<PartProps, 'onChange'>) {
  const { isDirty: dirty, isSubmitting: busy } = useFormState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only changes of these values
  useLayoutEffect(() => {
    onChange({ dirty, busy })
    return () => onChange({ dirty: false, busy: false })
  }, [dirty, busy])
  return null
}
