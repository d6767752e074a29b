import { badValue, listOf, missing, objectOf, onlyKeys, optionalText, textOf } from '../http/checks.ts'
import { invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import { checkMedia, type Sending } from './media-rules.ts'

interface Kind {
  /** longest body in characters; 0 when it has none */
  body: number
  headers: readonly string[]
  isBodyOptional?: boolean
  check: (action: Params, interactive: Params) => void
}

const media = ['text', 'image', 'video', 'document']

const kinds: Readonly<Record<string, Kind>> = {
  button: { body: 1024, headers: media, check: checkButtons },
  list: { body: 4096, headers: ['text'], check: checkList },
  cta_url: { body: 1024, headers: media, check: checkUrl },
  location_request_message: { body: 1024, headers: [], check: (action) => named(action, 'send_location') },
  contact_request: { body: 1024, headers: [], check: (action) => named(action, 'send_contact_info') },
  flow: { body: 1024, headers: media, check: checkFlow },
  product: { body: 1024, headers: [], isBodyOptional: true, check: checkProduct },
  product_list: { body: 1024, headers: ['text'], check: checkProducts },
  catalog_message: { body: 1024, headers: [], check: (action) => named(action, 'catalog_message') },
}

/** Checks `interactive`: header, body, footer and action of each kind. */
export function checkInteractive(interactive: Params, sending: Sending): void {
  onlyKeys(interactive, ['type', 'header', 'body', 'footer', 'action'], 'interactive')
  const kind = kinds[String(interactive.type)]
  if (!kind)
    throw invalid(`Param interactive['type'] must be one of {${Object.keys(kinds).join(', ')}}`, { isWhatsApp: true })
  if (interactive.header !== undefined) checkHeader(objectOf(interactive, 'header'), kind, sending)
  if (!kind.isBodyOptional || interactive.body !== undefined)
    textOf(objectOf(interactive, 'body', "interactive['body']"), 'text', "interactive['body']['text']", kind.body)
  if (interactive.footer !== undefined) textOf(objectOf(interactive, 'footer'), 'text', "interactive['footer']", 60)
  kind.check(objectOf(interactive, 'action', "interactive['action']"), interactive)
}

function checkHeader(header: Params, kind: Kind, sending: Sending): void {
  const type = String(header.type)
  if (!kind.headers.includes(type)) throw badValue(`Header type ${type} is not supported for this message`)
  if (type === 'text') textOf(header, 'text', "interactive['header']['text']", 60)
  else checkMedia(objectOf(header, type), type as 'image' | 'video' | 'document', sending)
}

const named = (action: Params, name: string) => {
  if (action.name !== name) throw badValue(`Action name must be ${name}`)
}

function checkButtons(action: Params): void {
  const buttons = listOf(action, 'buttons', "action['buttons']")
  if (buttons.length < 1 || buttons.length > 3)
    throw badValue('Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3')
  const replies = buttons.map((button) => {
    if (button.type !== 'reply') throw badValue('Button type must be reply')
    return objectOf(button, 'reply', "button['reply']")
  })
  for (const reply of replies) {
    if (length(reply.title) < 1 || length(reply.title) > 20)
      throw badValue('Button title length invalid. Min length: 1, Max length: 20')
    if (length(reply.id) < 1 || length(reply.id) > 256)
      throw badValue('Button id length invalid. Min length: 1, Max length: 256')
  }
  checkUnique(replies, 'id', 'Duplicate button id')
  checkUnique(replies, 'title', 'Duplicate button title')
}

function checkList(action: Params, interactive: Params): void {
  if (length(action.button) < 1 || length(action.button) > 20)
    throw badValue('Button label is too long or missing. Max length is 20')
  const sections = listOf(action, 'sections', "action['sections']")
  if (sections.length < 1 || sections.length > 10) throw badValue('Sections count must be between 1 and 10')
  const rows = sections.flatMap((section) => listOf(section, 'rows', "section['rows']"))
  if (rows.length < 1 || rows.length > 10)
    throw badValue('Total row count exceed max allowed count: 10, or there are no rows')
  for (const section of sections) {
    if (sections.length > 1 && !section.title) throw missing('Section title is required if the message has sections')
    if (length(section.title) > 24) throw badValue('Section title is too long. Max length is 24')
  }
  for (const row of rows) {
    if (length(row.title) < 1 || length(row.title) > 24) throw badValue('Row title length invalid. Max length is 24')
    if (length(row.id) < 1 || length(row.id) > 200) throw badValue('Row id length invalid. Max length is 200')
    if (length(row.description) > 72) throw badValue('Row description is too long. Max length is 72')
  }
  checkUnique(rows, 'id', 'Duplicated row id')
  if (isObject(interactive.header) && interactive.header.type !== 'text') throw badValue('List headers must be text')
}

function checkUrl(action: Params): void {
  named(action, 'cta_url')
  const parameters = objectOf(action, 'parameters', "action['parameters']")
  textOf(parameters, 'display_text', "action['parameters']['display_text']", 20)
  if (!/^https?:\/\/\S+$/.test(textOf(parameters, 'url', "action['parameters']['url']", 2000)))
    throw badValue('The url must be valid and begin with http:// or https://')
}

function checkFlow(action: Params): void {
  named(action, 'flow')
  const parameters = objectOf(action, 'parameters', "action['parameters']")
  if (parameters.flow_message_version !== '3') throw badValue('flow_message_version must be "3"')
  if (!parameters.flow_id === !parameters.flow_name) throw missing('One of flow_id and flow_name is required')
  textOf(parameters, 'flow_cta', "action['parameters']['flow_cta']", 30)
}

function checkProduct(action: Params): void {
  textOf(action, 'catalog_id', "action['catalog_id']", 512)
  textOf(action, 'product_retailer_id', "action['product_retailer_id']", 512)
}

function checkProducts(action: Params, interactive: Params): void {
  if (interactive.header === undefined) throw missing('A text header is required for product lists')
  textOf(action, 'catalog_id', "action['catalog_id']", 512)
  const sections = listOf(action, 'sections', "action['sections']")
  const items = sections.flatMap((section) => listOf(section, 'product_items', "section['product_items']"))
  if (sections.length > 10 || items.length < 1 || items.length > 30)
    throw badValue('Product lists have up to 10 sections and 30 products')
  for (const item of items) optionalText(item, 'product_retailer_id', 'product_retailer_id', 512)
}

const length = (value: unknown) => (typeof value === 'string' ? value.length : 0)

function checkUnique(entries: Params[], key: string, details: string): void {
  if (new Set(entries.map((entry) => entry[key])).size < entries.length) throw badValue(details)
}
