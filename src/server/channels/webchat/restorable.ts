import { botStyleUpdateBody, webchatParametersUpdateBody } from '../../../../generated/validators/webchat.js'
import { fits, pick, type Restorable, type State } from '../../conversation/changes/restore/target.ts'
import { submittedAgain } from '../../foundation/media/pictures.ts'
import { auditedAs } from '../../foundation/resource/audited.ts'
import { operationOf } from '../../foundation/resource/description.ts'
import { saveSettings, settingsOf } from './settings.ts'

const fieldsOf = (operation: string): readonly string[] =>
  (operationOf(operation)?.bodyFields ?? []).filter((field) => field !== 'version')

const STYLE = fieldsOf('botStyleUpdate')
const PARAMETERS = fieldsOf('webchatParametersUpdate')

const IMAGES = ['avatar', 'launcher_icon']

type Change = Parameters<typeof saveSettings>[1]

/** The settings of the webchat, which are audited as one list of fields. */
export const webchatLooks: Restorable = {
  operations: ['webchatSettingsUpdate'],
  audited: 'webchatSettingsUpdate',
  known: [...STYLE, ...PARAMETERS],
  besides: [],
  isPartial: true,
  unsets: true,
  find: async (scope) => {
    const { style, parameters, version } = await settingsOf(scope)
    return { ...style, ...parameters, version }
  },
  adapt: async (scope, { values }, now) => {
    const adapted: Record<string, unknown> = { ...values }
    const kept = new Set<string>()
    for (const field of IMAGES) {
      if (!(field in values)) continue
      const image = await submittedAgain(scope, values[field], now[field])
      if (image === undefined) {
        delete adapted[field]
        kept.add('Una imagen que tenía ya no está guardada. Súbela en Webchat.')
      } else adapted[field] = image
    }
    return { values: adapted, kept: [...kept] }
  },
  // A style is whole, and parameters have a place.
  accepts: (values, now) =>
    fits(
      { ...pick(now, [...STYLE, 'position']), ...given(values) },
      [botStyleUpdateBody, STYLE],
      [webchatParametersUpdateBody, PARAMETERS],
    ),
  revert: async (scope, _id, values, version) => {
    const { style } = await settingsOf(scope)
    const [looks, parameters] = [pick(values, STYLE), pick(values, PARAMETERS)]
    const body = {
      version,
      ...(Object.keys(looks).length > 0 && { style: { ...style, ...looks } }),
      ...(Object.keys(parameters).length > 0 && { parameters }),
    }
    return saveSettings(scope, auditedAs<Change>(body))
  },
}

const given = (values: State): State =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
