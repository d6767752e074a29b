// Generated from openapi/events.yaml. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { EventName } from '../events.ts'

export declare const eventValidators: Record<EventName, Rules<unknown>['validate']>
