import { group } from '../../http/handler.ts'
import type { Scope } from '../../http/scope.ts'
import { saveSettings, settingsOf } from './settings.ts'

/** How the staff set the webchat up. Each call answers what is stored now. */
export const webchatSettings = group({
  webchatSettingsGet: ({ scope }) => settingsOf(scope),
  webchatSettingsUpdate: ({ scope, body }) => saveSettings(scope, body),

  botStyleGet: ({ scope }) => styleOf(scope),
  botStyleUpdate: async ({ scope, body }) => {
    await saveSettings(scope, { style: body, version: body.version })
    return styleOf(scope)
  },

  webchatParametersGet: ({ scope }) => parametersOf(scope),
  webchatParametersUpdate: async ({ scope, body }) => {
    await saveSettings(scope, { parameters: body, version: body.version })
    return parametersOf(scope)
  },

  whatsappMessageUpdate: async ({ scope, body: { whatsapp_message } }) => {
    await saveSettings(scope, { parameters: { whatsapp_message }, action: 'update' })
    return { whatsapp_message }
  },
})

async function styleOf(scope: Scope) {
  const { style, version } = await settingsOf(scope)
  return { ...style, version }
}

async function parametersOf(scope: Scope) {
  const { parameters, version } = await settingsOf(scope)
  return { ...parameters, version }
}
