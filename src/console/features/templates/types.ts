import type { components } from '../../../../generated/api.d.ts'

export type Template = components['schemas']['WhatsappTemplate']
