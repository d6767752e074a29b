import { GraphError, invalid, unknownObject } from '../http/errors.ts'
import type { Params } from '../http/json.ts'
import { toPage } from '../http/paging.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'
import { newDigits } from '../world/ids.ts'
import type { Template } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { chooseFields } from './number.ts'
import { checkDefinition } from './template-rules.ts'
import { reportComponents, reviewLater } from './template-states.ts'

const ofWaba = (world: World, id: string) => [...world.templates.values()].filter(({ wabaId }) => wabaId === id)

const fieldsOf = (template: Template, fields: unknown) => {
  const { id, name, language, status, category, components, rejectedReason, parameterFormat, quality } = template
  const all = {
    id,
    name,
    language,
    status,
    category,
    components,
    rejected_reason: rejectedReason,
    parameter_format: parameterFormat,
    quality_score: { score: quality },
    previous_category: undefined,
    sub_category: undefined,
    message_send_ttl_seconds: undefined,
    library_template_name: undefined,
    correct_category: undefined,
    cta_url_link_tracking_opted_out: undefined,
  }
  return chooseFields(all, fields, ['name', 'parameter_format', 'components', 'language', 'status', 'category'])
}

/** `GET /{waba_id}/message_templates`. */
export function listTemplates({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { name, language, status, category, name_or_content } = params
  const fitting = ofWaba(world, world.waba(id).id).filter(
    (one) =>
      (name === undefined || one.name === name) &&
      (name_or_content === undefined || JSON.stringify(one).includes(String(name_or_content))) &&
      (language === undefined || one.language === language) &&
      (status === undefined || one.status === status) &&
      (category === undefined || one.category === category),
  )
  return toPage(
    fitting,
    params,
    (one) => one.id,
    (one) => fieldsOf(one, params.fields),
  )
}

/** `POST /{waba_id}/message_templates`: waits for review. */
export function postTemplate(sim: Simulator, { id, params }: AuthorizedCall): object {
  const { world } = sim
  const present = ofWaba(world, world.waba(id).id)
  const { components, parameterFormat } = checkDefinition(params)
  if (present.some((one) => one.name === params.name && one.language === params.language))
    throw invalid('Invalid parameter', {
      subcode: 2388024,
      userTitle: 'Content in This Language Already Exists',
      userMessage: `There is already ${String(params.language)} content for this template. You can create a new template and try again.`,
    })
  if (present.length >= 6000) throw invalid('Invalid parameter', { subcode: 2388019 })
  const template: Template = {
    id: newDigits(16),
    wabaId: id,
    name: String(params.name),
    language: String(params.language),
    category: String(params.category),
    status: 'PENDING',
    parameterFormat,
    components,
    quality: 'UNKNOWN',
    rejectedReason: 'NONE',
    createdAt: world.clock.now(),
    pauses: 0,
    editedAt: [],
  }
  world.templates.set(template.id, template)
  reviewLater(sim, template)
  world.emit('template', template)
  return { id: template.id, status: template.status, category: template.category }
}

function find(world: World, id: string): Template {
  const template = world.templates.get(id)
  if (template) return template
  throw unknownObject(id)
}

/** `GET /{template_id}`. */
export const getTemplate = ({ world }: Simulator, { id, params }: AuthorizedCall): object =>
  fieldsOf(find(world, id), params.fields)

const DAY = 24 * 3_600_000

/** `POST /{template_id}`: edits it; approved ones once a day and ten times in 30 days. */
export function editTemplate(sim: Simulator, { id, params }: AuthorizedCall): object {
  const { world } = sim
  const template = find(world, id)
  const now = world.clock.now()
  const recent = template.editedAt.filter((at) => at > now - 30 * DAY)
  if (template.status === 'APPROVED' && (recent.length >= 10 || recent.some((at) => at > now - DAY)))
    throw invalid('Invalid parameter', {
      subcode: 2593002,
      userTitle: 'Message template can only be edited once a day',
    })
  const { name, language, category } = template
  const { components } = checkDefinition({
    name,
    language,
    category,
    parameter_format: template.parameterFormat,
    components: template.components,
    ...params,
  })
  if (typeof params.category === 'string') template.category = params.category
  template.components = components
  template.editedAt = [...recent, now]
  template.status = 'PENDING'
  reportComponents(sim, template)
  reviewLater(sim, template)
  return { success: true }
}

/** `DELETE /{waba_id}/message_templates` by name, by name and id, or by ids. */
export function deleteTemplates({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { name, hsm_id } = params
  const ids = readIds(params)
  if (name === undefined && ids === undefined) throw invalid('The parameter name is required.')
  const gone = ofWaba(world, world.waba(id).id).filter((one) =>
    ids ? ids.includes(one.id) : one.name === name && (hsm_id === undefined || one.id === String(hsm_id)),
  )
  if (gone.length === 0)
    throw new GraphError(100, {
      status: 404,
      subcode: 2593002,
      message: 'Invalid parameter',
      userTitle: 'Message template was not found',
    })
  for (const template of gone) {
    world.templates.delete(template.id)
    world.emit('template', { ...template, status: 'DELETED' })
  }
  return { success: true }
}

function readIds({ hsm_ids }: Params): string[] | undefined {
  if (hsm_ids === undefined) return undefined
  const ids: unknown = typeof hsm_ids === 'string' ? JSON.parse(hsm_ids) : hsm_ids
  if (!Array.isArray(ids) || ids.length > 100) throw invalid('Param hsm_ids must be an array of at most 100 ids')
  return ids.map(String)
}
