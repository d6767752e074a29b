import { defined, isObject } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import type { Template } from '../world/types.ts'

/** Reviews a template after a while: names that start with `rechazada_` are rejected. */
export function reviewLater(sim: Simulator, template: Template): void {
  const { reviewAfter } = sim.world.settings.templates
  if (reviewAfter < 0) return
  sim.world.clock.after(reviewAfter, () => {
    if (template.status !== 'PENDING' || !sim.world.templates.has(template.id)) return
    if (template.name.startsWith('rechazada_')) setTemplateStatus(sim, template, 'REJECTED', 'INVALID_FORMAT')
    else setTemplateStatus(sim, template, 'APPROVED')
  })
}

const PAUSES: readonly [title: string, hours: number][] = [
  ['FIRST_PAUSE', 3],
  ['SECOND_PAUSE', 6],
]

/** Sets a template's status and reports it; pauses end after 3 and 6 hours, the third time it is disabled. */
export function setTemplateStatus(sim: Simulator, template: Template, status: string, reason = 'NONE'): void {
  const [pause, hours] = PAUSES[template.pauses] ?? ['DISABLED', 0]
  const isPaused = status === 'PAUSED' && hours > 0
  const event = status === 'PAUSED' && !isPaused ? 'DISABLED' : status
  template.status = event === 'REINSTATED' || event === 'UNPAUSED' ? 'APPROVED' : event
  template.rejectedReason = event === 'REJECTED' ? reason : 'NONE'
  if (status === 'PAUSED') template.pauses++
  if (isPaused)
    sim.world.clock.after(hours * 3_600_000, () => {
      if (template.status === 'PAUSED') setTemplateStatus(sim, template, 'APPROVED', 'NONE')
    })
  const description = 'The template has been paused because it continued to have issues.'
  report(sim, template, 'message_template_status_update', {
    event,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    message_template_category: template.category,
    reason,
    disable_info: event === 'DISABLED' ? { disable_date: String(sim.world.clock.seconds) } : undefined,
    other_info: status === 'PAUSED' ? { title: isPaused ? pause : 'DISABLED', description } : undefined,
    rejection_info:
      event === 'REJECTED'
        ? { reason: 'The template does not follow the format.', recommendation: 'Edit the template and send it again.' }
        : undefined,
  })
}

/** Changes a template's quality: GREEN, YELLOW, RED or UNKNOWN. */
export function setTemplateQuality(sim: Simulator, template: Template, quality: string): void {
  const previous = template.quality
  template.quality = quality
  report(sim, template, 'message_template_quality_update', {
    previous_quality_score: previous,
    new_quality_score: quality,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
  })
}

/** Meta's change of a category without asking. */
export function setTemplateCategory(sim: Simulator, template: Template, category: string): void {
  const previous = template.category
  template.category = category
  report(sim, template, 'template_category_update', {
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    previous_category: previous,
    new_category: category,
  })
}

/** Reports the parts of an edited template, under the names that its webhook has for them. */
export function reportComponents(sim: Simulator, template: Template): void {
  const of = (type: string) => template.components.find((one) => String(one.type).toUpperCase() === type)
  const buttons = of('BUTTONS')?.buttons
  report(sim, template, 'message_template_components_update', {
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    message_template_element: of('BODY')?.text,
    message_template_title: of('HEADER')?.text,
    message_template_footer: of('FOOTER')?.text,
    message_template_buttons: Array.isArray(buttons)
      ? buttons.filter(isObject).map((button) =>
          defined({
            message_template_button_type: button.type,
            message_template_button_text: button.text,
            message_template_button_url: button.url,
            message_template_button_phone_number: button.phone_number,
          }),
        )
      : undefined,
  })
}

function report(sim: Simulator, template: Template, field: string, value: object): void {
  sim.webhooks.toWaba(sim.world.waba(template.wabaId), field, defined(value))
  sim.world.emit('template', template)
}
