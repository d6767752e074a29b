import { invalid } from '../http/errors.ts'
import { setTemplateCategory, setTemplateQuality, setTemplateStatus } from '../whatsapp/template-states.ts'
import type { ControlCall } from './routes.ts'

const STATUSES = ['APPROVED', 'REJECTED', 'PAUSED', 'DISABLED', 'FLAGGED', 'PENDING_DELETION', 'ARCHIVED', 'REINSTATED']

/** `POST /_sim/templates/{id or name}` `{status, reason, quality, category}`: what Meta decides about a template. */
export function changeTemplate({ sim, path, body }: ControlCall): object {
  const key = path[1] ?? ''
  const template = sim.world.templates.get(key) ?? [...sim.world.templates.values()].find(({ name }) => name === key)
  if (!template) throw invalid(`There is no template ${key}`)
  const { status, reason, quality, category } = body
  if (status !== undefined) {
    if (!STATUSES.includes(String(status))) throw invalid(`status must be one of ${STATUSES.join(', ')}`)
    setTemplateStatus(sim, template, String(status), reason === undefined ? undefined : String(reason))
  }
  if (quality !== undefined) setTemplateQuality(sim, template, String(quality))
  if (category !== undefined) setTemplateCategory(sim, template, String(category))
  return template
}
