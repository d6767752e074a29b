import type { components } from '../../../../generated/api.d.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { publicationOf } from './publication.ts'
import { saveSettings, settingsOf } from './settings.ts'

type Settings = components['schemas']['WebchatSettings']

/** Endpoints for the webchat settings. Each returns the stored settings. */
export const webchatSettings = handlerGroup({
  webchatSettingsGet: ({ scope }) => settingsOf(scope),
  webchatSettingsUpdate: ({ scope, body }) => saveSettings(scope, body),

  webchatPublicationGet: ({ scope }) => publicationOf(scope),

  botStyleGet: async ({ scope }) => styleOf(await settingsOf(scope)),
  botStyleUpdate: async ({ scope, body }) => {
    return styleOf(await saveSettings(scope, { style: body, version: body.version, shown: styleOf }))
  },

  webchatParametersGet: async ({ scope }) => parametersOf(await settingsOf(scope)),
  webchatParametersUpdate: async ({ scope, body }) => {
    return parametersOf(await saveSettings(scope, { parameters: body, version: body.version, shown: parametersOf }))
  },

  whatsappMessageUpdate: async ({ scope, body: { whatsapp_message } }) => {
    await saveSettings(scope, { parameters: { whatsapp_message } })
    return { whatsapp_message }
  },
})

const styleOf = ({ style, version }: Settings) => ({ ...style, version })
const parametersOf = ({ parameters, version }: Settings) => ({ ...parameters, version })
