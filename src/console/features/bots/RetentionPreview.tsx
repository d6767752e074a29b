import './retention-preview.css'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useFormScope } from '../../engine/form/Form.tsx'
import { focusFirstError } from '../../engine/form/problems.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { formatInteger } from '../../ui/format.ts'
import { useSaveQuestion } from './useSaveQuestion.ts'

type Days = components['schemas']['Retention']

/**
 * Below the retention: counts what it would delete. Saving a shorter one asks first, with the same numbers, because what
 * is deleted does not come back.
 */
export function RetentionPreview() {
  const bot = useBotId()
  const { trigger } = useFormContext()
  const { element } = useFormScope()
  const retention: Days = useWatch({ name: 'retention' }) ?? {}
  const key = JSON.stringify(retention)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const { question, answer } = useSaveQuestion(async (values, record) => {
    const after: Days = values.retention ?? {}
    const before = (record as { retention?: Days } | undefined)?.retention ?? {}
    return isShorter(after, before) ? count(bot, after) : undefined
  }, FAILED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days make the counts wrong
  useEffect(() => setText(''), [key])

  async function look(): Promise<void> {
    setBusy(true)
    try {
      if (await trigger()) setText(await count(bot, retention))
      else focusFirstError(element.current)
    } catch (error) {
      setText(messageOf(error, FAILED))
    } finally {
      setBusy(false)
    }
  }
  const isNothing = question === NOTHING

  return (
    <div className="retention-preview">
      <Button icon="eye" busy={busy} onClick={() => void look()}>
        Ver qué eliminaría
      </Button>
      <p role="status">{text}</p>
      <ConfirmDialog
        open={question !== undefined}
        title="¿Guardar los datos menos tiempo?"
        yes={isNothing ? 'Guardar' : 'Guardar y eliminar'}
        no="Cancelar"
        danger={!isNothing}
        onYes={() => answer(true)}
        onNo={() => answer(false)}
      >
        <p>{question}</p>
        <p>
          {isNothing
            ? 'Desde ahora eliminaremos lo que pase de esos días, y no podrás recuperarlo.'
            : 'Desde ahora lo eliminaremos cada hora, y no podrás recuperarlo.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}

const NOTHING = 'Hoy no se eliminaría nada.'
const FAILED = 'No pudimos contar lo que se eliminaría. Inténtalo nuevamente.'

const KINDS = ['messages_days', 'media_days', 'leads_days'] as const

/** Whether anything is kept for less time than before. Without days it is kept forever. */
const isShorter = (after: Days, before: Days): boolean =>
  KINDS.some((kind) => (after[kind] ?? Number.POSITIVE_INFINITY) < (before[kind] ?? Number.POSITIVE_INFINITY))

/** Returns what a retention would delete today, in words. */
async function count(bot: number, days: Days): Promise<string> {
  const chosen = KINDS.flatMap((kind) => (days[kind] ? [[kind, days[kind]] as const] : []))
  if (chosen.length === 0) return NOTHING
  const params = { path: { bot }, query: Object.fromEntries(chosen) }
  return textOf(await unwrap(api.GET('/bots/retention/{bot}', { params })))
}

function textOf({ messages, media, leads }: components['schemas']['RetentionPreview']): string {
  if (messages + media + leads === 0) return NOTHING
  const parts = [
    counted(messages, 'mensaje', 'mensajes'),
    counted(media, 'archivo', 'archivos'),
    counted(leads, 'contacto con sus conversaciones', 'contactos con sus conversaciones'),
  ].filter((part) => part !== '')
  return `Hoy se eliminarían ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts[0]}.`
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${formatInteger(count)} ${count === 1 ? one : many}`
