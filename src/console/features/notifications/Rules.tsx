import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { useBotId } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { type Contact, inputOf, type Rule, type Settings, saveSettings } from './settings.ts'
import { addresseeText, eventsText, mannerText } from './words.ts'

interface RulesProps {
  settings: Settings
  contacts: readonly Contact[]
  people: readonly components['schemas']['TeamUser'][]
}

/** The rules: recipients, events and channels. Each one can be edited, switched off and removed. */
export function Rules({ settings, contacts, people }: RulesProps) {
  const id = useId()
  const [open, setOpen] = useState<{ edit?: Rule; remove?: Rule }>()
  const { busy, save } = useSaving(settings)
  const close = () => setOpen(undefined)
  const nameOf = (rule: Rule) => addresseeText(rule, people, contacts)
  const { rules } = settings
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Reglas de los avisos</h2>
        <Button variant="primary" icon="plus" onClick={() => setOpen({})}>
          Crear aviso
        </Button>
      </div>
      {rules.length === 0 ? (
        <EmptyState icon="bell" title="Todavía no hay avisos." help="notificaciones">
          <p>Crea el primero: a quién avisamos cuando un cliente pide una persona.</p>
        </EmptyState>
      ) : (
        <ul className="notification-list">
          {rules.map((rule) => (
            <li key={rule.id}>
              <div className="notification-text">
                <h3>
                  {nameOf(rule)} {!rule.enabled && <Badge>Apagado</Badge>}
                </h3>
                <p>{eventsText(rule)}</p>
                <p className="soft">
                  {mannerText(rule)}
                  {rule.last_sent_at && ` · Último: ${formatDateTime(rule.last_sent_at)}`}
                </p>
              </div>
              <div className="notification-actions">
                <Button
                  variant="ghost"
                  busy={busy === rule.id}
                  aria-label={`${rule.enabled ? 'Apagar' : 'Encender'} el aviso de ${nameOf(rule)}`}
                  onClick={() =>
                    void save(
                      rule.id,
                      rules.map((one) => inputOf(one.id === rule.id ? { ...one, enabled: !one.enabled } : one)),
                    )
                  }
                >
                  {rule.enabled ? 'Apagar' : 'Encender'}
                </Button>
                <IconButton
                  icon="edit"
                  label={`Editar el aviso de ${nameOf(rule)}`}
                  onClick={() => setOpen({ edit: rule })}
                />
                <IconButton
                  icon="delete"
                  tone="danger"
                  label={`Eliminar el aviso de ${nameOf(rule)}`}
                  onClick={() => setOpen({ remove: rule })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {open && !open.remove && (
        <RuleDialog rule={open.edit} settings={settings} contacts={contacts} people={people} onClose={close} />
      )}
      {open?.remove && (
        <ConfirmDialog
          open
          title="Eliminar aviso"
          yes="Eliminar aviso"
          no="Cancelar"
          danger
          busy={busy === open.remove.id}
          onNo={close}
          onYes={() =>
            void save(open.remove?.id ?? null, rules.filter(({ id }) => id !== open.remove?.id).map(inputOf)).then(
              (done) => done && close(),
            )
          }
        >
          <p>¿Eliminar el aviso de {nameOf(open.remove)}? Lo que esperaba por enviarse también se pierde.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** Saves the rules outside a form. `busy` is the rule that is being changed. */
function useSaving(settings: Settings) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<number | null>()

  async function save(id: number | null | undefined, rules: ReturnType<typeof inputOf>[]): Promise<boolean> {
    setBusy(id ?? null)
    try {
      await saveSettings(bot, settings, { rules })
      return true
    } catch {
      // The toast shows the reason.
      return false
    } finally {
      await queries.invalidateQueries()
      setBusy(undefined)
    }
  }

  return { busy, save }
}
