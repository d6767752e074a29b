import type { components } from '../../../../../../generated/api.d.ts'
import { FormStartRefusalOptions } from '../../../../../../generated/options/forms.ts'

/** Says how many people a survey is not sent to, and why: `3 no: ya contestó`. */
export const reasonText = ({ reason, count }: components['schemas']['SurveySendExcluded']): string =>
  `${count} no: ${(FormStartRefusalOptions.find(({ value }) => value === reason)?.label ?? reason).toLowerCase()}`
