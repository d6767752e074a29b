import './form-cards.css'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FormPart, FormScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import type { ScreenOf } from '../AdminSection.tsx'
import { Failure } from '../Failure.tsx'
import type { ScreenOverride } from '../override.ts'
import { pageFrameProps } from '../page-frame-props.ts'
import { LeaveGuard } from './DirtyGuard.tsx'
import { Discard, FormFooter, Submit } from './FormFooter.tsx'
import { OperationForm } from './OperationForm.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { useComplete } from './useComplete.ts'
import { type RecordPart, useRecord } from './useRecord.ts'
import type { Values } from './values.ts'

/** A page that reads a record and saves it as a whole or in parts, some of which may have a record of their own. */
export function FormView({
  screen,
  override = {},
}: {
  screen: ScreenOf<FormScreen>
  override?: ScreenOverride | undefined
}) {
  const { body } = screen
  const parts = [{ ...body, read: undefined }, ...(body.also ?? [])].map((part) => ({ ...part, key: keyOf(part) }))
  const [states, setStates] = useState<Readonly<Record<string, PartState>>>({})
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(
    () => new Set(parts.filter(ownsRecord).map(({ key }) => key)),
  )
  const dirty = Object.values(states).filter((part) => part.dirty)
  const typed = dirty.filter(isTyped)
  const { data, error, loading, read, changed } = useRecord(body, typed.length > 0, dirty.length > 0)
  const page = useRef<HTMLDivElement>(null)
  const complete = useComplete(page, data !== undefined && waiting.size === 0)
  const watch = (key: string) => (now: PartState) => setStates((before) => ({ ...before, [key]: now }))
  const ready = (key: string) => () => setWaiting((before) => new Set([...before].filter((one) => one !== key)))
  return (
    <PageFrame
      {...pageFrameProps(screen)}
      {...headingOf(body, data)}
      loading={loading}
      actions={override.pageActions && <override.pageActions />}
    >
      {error !== null && data === undefined && <Failure text={messageOf(error, UNREADABLE)} onRetry={read} />}
      {data !== undefined && !complete && <Loading />}
      {data !== undefined && (
        <div ref={page} className="form-page form-cards" hidden={!complete}>
          <LeaveGuard dirty={dirty.length > 0} busy={typed.length < dirty.length} />
          {changed && <ChangedBanner />}
          {parts.some(({ readOnly }) => readOnly) && (
            <Banner tone="info">No tienes permiso para cambiar los campos en gris. Pídelo a quien administra.</Banner>
          )}
          <SectionIndex
            titles={[
              ...parts.flatMap(({ sections }) => sections.flatMap(({ title }) => title ?? [])),
              ...(override.end?.title === undefined ? [] : [override.end.title]),
            ]}
          />
          {parts.map((part) =>
            ownsRecord(part) ? (
              <OwnPart
                key={part.key}
                part={part}
                onChange={watch(part.key)}
                onReady={ready(part.key)}
                typing={parts.some(({ key, read }) => read === part.read && isTyped(states[key]))}
              />
            ) : (
              <Part key={part.key} part={part} record={data} onChange={watch(part.key)} onMeet={read} />
            ),
          )}
          {override.end && <override.end.part />}
        </div>
      )}
    </PageFrame>
  )
}

/** Returns the heading of the page that its record gives, once it is read. */
function headingOf({ heading: field }: FormScreen, record: Values | undefined): { heading?: string } {
  const heading = field === undefined ? undefined : record?.[field]
  return typeof heading === 'string' && heading.trim() !== '' ? { heading } : {}
}

/** Several parts may be saved with the same operation. */
const keyOf = ({ operation, sections }: FormPart) => `${operation}.${sections[0]?.title ?? ''}`

const UNREADABLE = 'No se ha podido cargar la información.'

const ownsRecord = (part: { read?: string | undefined }): part is RecordPart => part.read !== undefined

const ChangedBanner = () => (
  <Banner tone="warning" role="status">
    Alguien cambió estos datos mientras escribías. Lo tuyo sigue aquí.
  </Banner>
)

interface PartState {
  dirty: boolean
  /** a save is in progress */
  busy: boolean
}

const isTyped = (state: PartState | undefined): boolean => state?.dirty === true && !state.busy

interface PartProps {
  part: Pick<FormPart, 'operation' | 'sections' | 'submit' | 'readOnly'>
  record: Values
  onChange: (state: PartState) => void
  /** reads the record again, so that the other parts save under its version as well */
  onMeet: () => void
}

interface OwnPartProps extends Pick<PartProps, 'onChange'> {
  part: RecordPart
  onReady: () => void
  /** this part or another one of the record has changes */
  typing: boolean
}

/** A part of the page with a record of its own. The page shows no part before all can be read, so that none moves. */
function OwnPart({ part, onChange, onReady, typing }: OwnPartProps) {
  const [dirty, setDirty] = useState(false)
  const { data, error, loading, read, changed } = useRecord(part, typing, typing || dirty)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once
  useEffect(() => {
    if (!loading) onReady()
  }, [loading])
  if (data === undefined) return error === null ? null : <Failure text={messageOf(error, UNREADABLE)} onRetry={read} />
  return (
    <>
      {changed && dirty && <ChangedBanner />}
      <Part
        part={part}
        record={data}
        onMeet={read}
        onChange={(state) => {
          setDirty(state.dirty)
          onChange(state)
        }}
      />
    </>
  )
}

/** A part of the page that is saved on its own, with its buttons. */
function Part({ part: { operation, sections, submit, readOnly }, record, onChange, onMeet }: PartProps) {
  const id = useId()
  return (
    <OperationForm id={id} operation={operation} sections={sections} record={record} onDone={onMeet} onMeet={onMeet}>
      <Watch onChange={onChange} />
      {!readOnly && (
        <FormFooter>
          <Discard />
          <Submit text={submit} />
        </FormFooter>
      )}
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
