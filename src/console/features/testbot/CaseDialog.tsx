import { type FormEvent, useId, useState } from 'react'
import { TestCaseInputLimits, TestStepLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { fieldsOf, messageOf } from '../../api/errors.ts'
import { ConflictFoot } from '../../engine/conflict/ConflictFoot.tsx'
import { useConflict } from '../../engine/conflict/useConflict.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CaseInput, Intent, Step, TestCase } from './types.ts'

type Given = CaseInput & { id?: number }

const NAMES: Readonly<Record<string, string>> = {
  ...{ name: 'Nombre', steps: 'Pasos' },
  run_after_training: 'Ejecutar después de cada entrenamiento',
  blocks_transfer: 'Impedir la puesta en producción si falla',
}

interface CaseDialogProps {
  bot: number
  /** the case to change; without an id a new one */
  given: Given
  intents: readonly Intent[]
  onDone: (saved: TestCase) => void
  onClose: () => void
}

/** A test case: what the customer says step by step, and what the bot has to make of it. */
export function CaseDialog({ bot, given, intents, onDone, onClose }: CaseDialogProps) {
  const [draft, setDraft] = useState(given)
  const conflict = useConflict<Given, Given>({
    record: given.id === undefined ? undefined : given,
    // of the case as it is now, what is edited here
    valuesOf: ({ id, name, steps, run_after_training, blocks_transfer, version }) => ({
      ...{ ...(id !== undefined && { id }), name, steps },
      ...{ run_after_training, blocks_transfer, version },
    }),
    values: () => draft,
    onMerged: setDraft,
  })
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const form = useId()
  const set = (more: Partial<CaseInput>) => setDraft((before) => ({ ...before, ...more }))
  const setStep = (place: number, more: Partial<Step>) =>
    set({ steps: draft.steps.map((step, at) => (at === place ? { ...step, ...more } : step)) })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblems({})
    setFailure('')
    const { id, ...body } = draft
    let met = false
    try {
      onDone(
        id === undefined
          ? await withToasts('testCaseCreate', () =>
              unwrap(api.POST('/testbot/cases/{bot}', { params: { path: { bot } }, body })),
            )
          : await withToasts(
              'testCaseUpdate',
              () => unwrap(api.PUT('/testbot/cases/{bot}/{id}', { params: { path: { bot, id } }, body })),
              (error) => {
                met = conflict.meet(error)
                return met
              },
            ),
      )
    } catch (error) {
      setProblems(fieldsOf(error))
      setFailure(met || Object.keys(fieldsOf(error)).includes('name') ? '' : messageOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title={given.id === undefined ? 'Guardar como caso de prueba' : 'Editar el caso de prueba'}
      width={720}
      onClose={onClose}
    >
      <form id={form} className="testbot-case" onSubmit={(event) => void save(event)}>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <TextField
          label="Nombre"
          value={draft.name}
          onChange={(name) => set({ name })}
          kind="text"
          maxLength={TestCaseInputLimits.name.maxLength}
          error={problems.name ?? ''}
          required
          autoFocus
        />
        <ol className="testbot-steps">
          {draft.steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
            <li key={place}>
              <StepFields step={step} intents={intents} onChange={(more) => setStep(place, more)} />
              {draft.steps.length > 1 && (
                <IconButton
                  icon="delete"
                  label={`Quitar el paso ${place + 1}`}
                  onClick={() => set({ steps: draft.steps.filter((_, at) => at !== place) })}
                />
              )}
            </li>
          ))}
        </ol>
        {draft.steps.length < 50 && (
          <Button icon="plus" onClick={() => set({ steps: [...draft.steps, { user: '' }] })}>
            Agregar un paso
          </Button>
        )}
        <Checkbox
          label="Ejecutar después de cada entrenamiento"
          checked={draft.run_after_training ?? true}
          onChange={(run_after_training) => set({ run_after_training })}
        />
        <Checkbox
          label="Impedir la puesta en producción si falla"
          checked={draft.blocks_transfer ?? false}
          onChange={(blocks_transfer) => set({ blocks_transfer })}
        />
      </form>
      <ConflictFoot
        news={conflict.news}
        className="dialog-actions"
        values={draft}
        nameOf={(path) => NAMES[path] ?? path}
        textOf={(path, value) => (path === 'steps' ? (value as Step[]).map(({ user }) => user).join('\n') : undefined)}
        onTake={(path, value) => set({ [path]: value })}
      >
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" form={form} variant="primary" busy={busy}>
          Guardar
        </Button>
      </ConflictFoot>
    </Dialog>
  )
}

interface StepFieldsProps {
  step: Step
  intents: readonly Intent[]
  onChange: (more: Partial<Step>) => void
}

function StepFields({ step, intents, onChange }: StepFieldsProps) {
  const known = intents.some(({ id }) => id === step.intent_id)
  return (
    <>
      <TextField
        label="El cliente dice"
        value={step.user}
        onChange={(user) => onChange({ user })}
        kind="all"
        maxLength={TestStepLimits.user.maxLength}
        required
      />
      <Select
        label="Intención esperada"
        value={String(step.intent_id ?? '')}
        onChange={(value) => onChange({ intent_id: value === '' ? null : Number(value), response_id: null })}
        options={[
          { value: '', label: 'Cualquiera' },
          ...intents.map(({ id, title }) => ({ value: id, label: title })),
          ...(step.intent_id && !known ? [{ value: step.intent_id, label: `Eliminada (n.º ${step.intent_id})` }] : []),
        ]}
      />
      <Checkbox
        label="Se espera la derivación"
        checked={step.handoff ?? false}
        onChange={(handoff) => onChange({ handoff })}
      />
    </>
  )
}
