import { useEffect, useId, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FormPart, FormScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import type { ScreenOf } from '../AdminSection.tsx'
import { Failure } from '../Failure.tsx'
import { frameOf } from '../frame.ts'
import type { ScreenOverride } from '../override.ts'
import { LeaveGuard } from './DirtyGuard.tsx'
import { Discard, FormFoot, Submit } from './FormFoot.tsx'
import { OperationForm } from './OperationForm.tsx'
import { useRecord } from './useRecord.ts'
import type { Values } from './values.ts'

/** A page that reads one record and saves it, whole or part by part. */
export function FormView({
  screen,
  override = {},
}: {
  screen: ScreenOf<FormScreen>
  override?: ScreenOverride | undefined
}) {
  const { body } = screen
  const parts = [body, ...(body.also ?? [])]
  const [dirty, setDirty] = useState<readonly string[]>([])
  const { data, error, loading, read, changed } = useRecord(body, dirty.length > 0)
  const watch = (operation: string) => (now: boolean) =>
    setDirty((before) => [...before.filter((one) => one !== operation), ...(now ? [operation] : [])])
  return (
    <PageFrame {...frameOf(screen)} loading={loading} actions={override.pageActions && <override.pageActions />}>
      {error !== null && data === undefined && (
        <Failure text={messageOf(error, 'No se ha podido cargar la información.')} onRetry={read} />
      )}
      {data !== undefined && (
        <div className="form-page">
          <LeaveGuard dirty={dirty.length > 0} />
          {changed && (
            <Banner tone="warning" role="status">
              Alguien cambió esta configuración mientras escribías. Lo tuyo sigue aquí.
            </Banner>
          )}
          {parts.map((part) => (
            <Part key={part.operation} part={part} record={data} onDirty={watch(part.operation)} onMeet={read} />
          ))}
        </div>
      )}
    </PageFrame>
  )
}

interface PartProps {
  part: FormPart
  record: Values
  onDirty: (dirty: boolean) => void
  onMeet: () => void
}

/** What is saved together, with its buttons. */
function Part({ part: { operation, sections, submit }, record, onDirty, onMeet }: PartProps) {
  const id = useId()
  return (
    <OperationForm id={id} operation={operation} sections={sections} record={record} onDone={() => {}} onMeet={onMeet}>
      <Watch onDirty={onDirty} />
      <FormFoot sticky>
        <Discard />
        <Submit text={submit} />
      </FormFoot>
    </OperationForm>
  )
}

/** Tells the page whether something was typed that is not being saved. */
function Watch({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { isDirty, isSubmitting } = useFormState()
  const dirty = isDirty && !isSubmitting
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => {
    onDirty(dirty)
    return () => onDirty(false)
  }, [dirty])
  return null
}
