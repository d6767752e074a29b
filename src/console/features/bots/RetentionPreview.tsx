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
import { toast } from '../../ui/toast.ts'

type Days = components['schemas']['Retention']

interface Question {
  text: string
  answer: (yes: boolean) => void
}

/**
 * Below the retention: counts what it would delete. Saving a shorter one asks first, with the same numbers, because what
 * is deleted does not come back.
 */
export function RetentionPreview() {
  const bot = useBotId()
  const { trigger } = useFormContext()
  const { guard, element } = useFormScope()
  const retention: Days = useWatch({ name: 'retention' }) ?? {}
  const key = JSON.stringify(retention)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days make the counts wrong
  useEffect(() => setText(''), [key])
  useEffect(() => {
    guard.current = async (values, record) => {
      const after: Days = values.retention ?? {}
      if (!isShorter(after, (record as { retention?: Days } | undefined)?.retention ?? {})) return true
      try {
        const found = await count(bot, after)
        return await new Promise<boolean>((answer) => setQuestion({ text: found, answer }))
      } catch (error) {
        toast.error(messageOf(error, FAILED))
        return false
      }
    }
    return () => {
      guard.current = undefined
    }
  }, [guard, bot])

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
  const close = (yes: boolean) => () => {
    setQuestion(undefined)
    question?.answer(yes)
  }

  return (
    <div className="retention-preview">
      <Button icon="eye" busy={busy} onClick={() => void look()}>
        Ver qué eliminaría
      </Button>
      <p role="status">{text}</p>
      <ConfirmDialog
        open={question !== undefined}
        title="¿Guardar los datos menos tiempo?"
        yes="Guardar y eliminar"
        no="Cancelar"
        danger
        onYes={close(true)}
        onNo={close(false)}
      >
        <p>{question?.text}</p>
        <p>Desde ahora lo eliminaremos cada hora, y no podrás recuperarlo.</p>
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
