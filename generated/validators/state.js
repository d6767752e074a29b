// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const BotOnOff = { type: 'string', enum: ['on', 'off'] }
const BotStateInput = {
  type: 'object',
  required: ['botState'],
  additionalProperties: false,
  properties: { botState: { ref: () => BotOnOff }, message: { type: 'string', maxLength: 1024, pattern: '^[^<>\']*$' } },
}

export const botStateGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const botStateUpdateBody = {
  validate: /* @__PURE__ */ validator(BotStateInput),
  fields: { botState: { label: 'Estado' }, message: { label: 'Mensaje para los clientes', trim: true, input: 'all' } },
}
export const botStateUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
