import type { components } from '../../../../../generated/api.d.ts'

/** Everything that is stored of a person. */
export type ContactData = components['schemas']['ContactData']
