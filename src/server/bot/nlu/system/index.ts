import type { SystemRule } from './hit.ts'
import { cuit, dni, email, patente, phone } from './identifiers.ts'

/** The system entities by the name that an entity's `system` tells. */
export const systemRules: Readonly<Record<string, SystemRule>> = { email, phone, dni, cuit, patente }
