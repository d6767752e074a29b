import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { formatInteger } from '../../ui/format.ts'

type Days = Partial<Record<'messages_days' | 'media_days' | 'leads_days', number | null>>

/** Below the retention: counts what it would delete, before it is saved. */
export function RetentionPreview() {
  const bot = useBotId()
  const retention: Days = useWatch({ name: 'retention' }) ?? {}
  const key = JSON.stringify(retention)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days make the counts wrong
  useEffect(() => setText(''), [key])

  async function look(): Promise<void> {
    setBusy(true)
    try {
      const chosen = Object.entries(retention).flatMap(([name, days]) => (days ? [[name, days] as const] : []))
      const query = Object.fromEntries(chosen)
      setText(chosen.length === 0 ? NOTHING : textOf(await read(bot, query)))
    } catch {
      setText('No pudimos contarlo. Revisa los días y prueba de nuevo.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="retention-preview">
      <Button icon="eye" busy={busy} onClick={() => void look()}>
        Ver qué eliminaría
      </Button>
      <p role="status">{text}</p>
    </div>
  )
}

const NOTHING = 'Hoy no se eliminaría nada.'

const read = (bot: number, query: Record<string, number>) =>
  unwrap(api.GET('/bots/retention/{bot}', { params: { path: { bot }, query } }))

function textOf({ messages, media, leads }: { messages: number; media: number; leads: number }): string {
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
