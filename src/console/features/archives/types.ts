import type { components } from '../../../../generated/api.d.ts'

export type BotImport = components['schemas']['BotImport']
