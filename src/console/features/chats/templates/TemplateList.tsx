import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { TemplateCategoryOptions, WhatsappTemplateStatusOptions } from '../../../../../generated/options.ts'
import { fold } from '../../../../contract/phrase.ts'
import type { Option } from '../../../../contract/screen.ts'
import { languageName } from '../../../../contract/templates.ts'
import { mayOpen } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { ManagerLink } from '../../templates/ManagerLink.tsx'
import { syncTemplates } from '../../templates/sync.ts'
import type { Template } from '../../templates/types.ts'
import { useChatsContext } from '../context.ts'
import { useArrowKeys } from './useArrowKeys.ts'

interface ListProps {
  templates: readonly Template[]
  synced_at: components['schemas']['ChatTemplates']['synced_at']
  problem: string | null
  query: string
  onQuery: (query: string) => void
  onChoose: (template: Template) => void
  onSynced: () => void
}

const optionOf = (options: readonly Option[], value: string) => options.find((one) => one.value === value)

/** The templates that may be sent now, and below them those that may not, with the reason. */
export function TemplateList({ templates, synced_at, problem, query, onQuery, onChoose, onSynced }: ListProps) {
  const { botId } = useChatsContext()
  const [busy, setBusy] = useState(false)
  const may = mayOpen('/plugins/templates', useSession())
  const items = useRef<HTMLUListElement>(null)
  const moveFocus = useArrowKeys(items)

  async function sync(): Promise<void> {
    setBusy(true)
    try {
      await syncTemplates(botId)
      onSynced()
    } catch {
      // The toast shows the reason.
    } finally {
      setBusy(false)
    }
  }

  const refresh = (
    <Button icon="refresh" busy={busy} onClick={() => void sync()}>
      Actualizar
    </Button>
  )
  if (templates.length === 0)
    return (
      <>
        {problem && <Banner tone="warning">{problem}</Banner>}
        <EmptyState icon="whatsapp" title="Todavía no hay plantillas de WhatsApp" help="plantillas-de-whatsapp">
          <p>
            Créalas en <ManagerLink />. Cuando Meta las apruebe, aparecerán aquí.
          </p>
          {may && <Link to="/plugins/templates">Ver plantillas de WhatsApp</Link>}
          {refresh}
        </EmptyState>
      </>
    )
  const words = fold(query).split(/\s+/)
  const found = templates.filter(({ name, header, body }) => {
    const text = fold(`${name.replaceAll('_', ' ')} ${name} ${header.text ?? ''} ${body}`)
    return words.every((word) => text.includes(word))
  })
  const sorted = [...found.filter(({ obstacle }) => !obstacle), ...found.filter(({ obstacle }) => obstacle)]
  return (
    <>
      {problem && <Banner tone="warning">{problem} Ves las que teníamos.</Banner>}
      {templates.every(({ obstacle }) => obstacle) && (
        <Banner tone="info">
          Ninguna está aprobada ahora.
          {may && (
            <>
              {' '}
              <Link to="/plugins/templates">Ver plantillas de WhatsApp</Link>
            </>
          )}
        </Banner>
      )}
      <TextField label="Buscar" value={query} onChange={onQuery} autoFocus onKeyDown={moveFocus} />
      <ul className="template-list" ref={items} onKeyDown={moveFocus}>
        {sorted.map((template) => (
          <li key={template.id}>
            <Item template={template} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {sorted.length === 0 && <p className="soft">Nada coincide con «{query}».</p>}
      <div className="template-list-foot">
        <p className="soft">
          {synced_at && `Consultadas ${formatDateTime(synced_at)}. `}Se crean y se cambian en <ManagerLink />.
        </p>
        {refresh}
      </div>
    </>
  )
}

function Item({ template, onChoose }: { template: Template; onChoose: (template: Template) => void }) {
  const { name, language, category, status, header, body, obstacle } = template
  const state = optionOf(WhatsappTemplateStatusOptions, status)
  return (
    <button type="button" aria-disabled={obstacle !== null} onClick={() => obstacle === null && onChoose(template)}>
      <span className="template-item-head">
        <span className="template-name">{name}</span>
        {status !== 'approved' && <Badge tone={state?.tone}>{state?.label}</Badge>}
      </span>
      <span className="template-item-facts">
        {optionOf(TemplateCategoryOptions, category)?.label} · {languageName(language)}
      </span>
      <span className="template-item-text" dir="auto">
        {[header.text, body].filter(Boolean).join(' · ')}
      </span>
      {obstacle && <span className="template-item-obstacle">{obstacle}</span>}
    </button>
  )
}
