import './rules.css'
import equal from 'fast-deep-equal'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { chatRulePreviewGate } from '../../../../generated/gates.ts'
import { ChatRulePreviewLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { chatAddress } from '../../notify/unread.ts'
import { mayCall } from '../../session/gates.ts'
import { useBotId, useSession } from '../../session/index.ts'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime, plural } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { hasHidden } from '../conditions/language.ts'

type Schemas = components['schemas']
type Trial = Schemas['ChatRuleTrial']
type Preview = Schemas['ChatRulePreview']

const DAYS = [1, 7, 30].map((days) => ({
  value: String(days),
  label: days === 1 ? 'Último día' : `Últimos ${days} días`,
}))

/** What a trial looks at: one and several. */
const LOOKED: Readonly<Record<Trial['event'], readonly [string, string]>> = {
  request: ['pedido de una persona', 'pedidos de una persona'],
  message: ['mensaje', 'mensajes'],
  resolved: ['conversación resuelta', 'conversaciones resueltas'],
  reopened: ['conversación abierta de nuevo', 'conversaciones abiertas de nuevo'],
  unanswered: ['espera', 'esperas'],
}

/** Tries the rule of the form with past conversations, for users who may read them. */
export function TryRule() {
  return mayCall(chatRulePreviewGate, useSession()) ? <Trying /> : null
}

/** Shows page by page what the rule would have done. Nothing is changed. */
function Trying() {
  const bot = useBotId()
  const values = useWatch()
  const [days, setDays] = useState('7')
  const [last, setFound] = useState<{ asked: Trial; result: Preview }>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  const trial = trialOf(values, Number(days))
  const isHidden = hasHidden(trial.conditions ?? [])
  // What was found of another rule says nothing of this one.
  const found = last && equal(last.asked, trial) ? last : undefined

  async function look(more?: { asked: Trial; result: Preview }): Promise<void> {
    const asked = more?.asked ?? trial
    setBusy(true)
    setFault('')
    try {
      const body = more ? { ...asked, before: more.result.next } : asked
      const page = await unwrap(api.POST('/rules/preview/{bot}', { params: { path: { bot } }, body }))
      setFound({ asked, result: more ? together(more.result, page) : page })
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="rule-trial" aria-label="Probar la regla">
      <div className="rule-trial-ask">
        <Select label="Probar con" options={DAYS} value={days} onChange={setDays} />
        <Button icon="flask" busy={busy && !found} disabled={isHidden} onClick={() => void look()}>
          Probar regla
        </Button>
      </div>
      <p className="soft">
        {isHidden
          ? 'Mira un dato que no ves. Para probarla, pídelo a quien lo ve o quita la condición.'
          : 'No cambia nada ni le llega a nadie. Usa tus conversaciones como están ahora.'}
      </p>
      {fault && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      <div aria-live="polite">{found && <Result {...found} />}</div>
      {found?.result.next && (
        <div>
          <Button busy={busy} onClick={() => void look(found)}>
            Seguir buscando
          </Button>
        </div>
      )}
    </section>
  )
}

function Result({ asked: { event }, result: { checked, count, samples, does } }: { asked: Trial; result: Preview }) {
  const looked = plural(checked, ...LOOKED[event])
  return (
    <>
      <p>
        {count === 0
          ? `No habría actuado ninguna vez, de ${looked}.`
          : `Habría actuado ${plural(count, 'vez', 'veces')}, de ${looked}.`}
      </p>
      {count > 0 && <p>Haría esto: {does.join('; ')}.</p>}
      <ul className="rule-samples">
        {samples.map(({ chat_id, user_name, at, text, matched }) => (
          <li key={`${chat_id} ${at}`}>
            <span>
              <BuiltLink newTab to={chatAddress(chat_id)}>
                {user_name || 'Sin nombre'}
              </BuiltLink>{' '}
              <span className="soft">{formatDateTime(at)}</span>
            </span>
            <bdi>{text}</bdi>
            {matched.length > 0 && <span className="soft">Encontró: {matched.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns the rule of the form as it is tried. */
function trialOf(values: Record<string, unknown>, days: number): Trial {
  const { event, minutes, match, conditions, actions } = values as Partial<Schemas['ChatRuleInput']>
  return {
    ...{ event: event ?? 'message', match: match ?? 'all', conditions: conditions ?? [], actions: actions ?? [], days },
    ...(event === 'unanswered' && { minutes: minutes ?? null }),
  }
}

const together = (before: Preview, page: Preview): Preview => ({
  ...page,
  checked: before.checked + page.checked,
  count: before.count + page.count,
  samples: [...before.samples, ...page.samples].slice(0, ChatRulePreviewLimits.samples.maxItems),
})
