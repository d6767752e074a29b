import type { components } from '../../../../generated/api.d.ts'
import { FormStartRefusalOptions } from '../../../../generated/options/forms.ts'

/** Why a form is not begun in a chat. */
export type StartRefusal = components['schemas']['FormStartRefusal']

/** Says why a form was not begun in a chat. */
export const refusalText = (refusal: StartRefusal): string =>
  FormStartRefusalOptions.find(({ value }) => value === refusal)?.label ?? ''
